import DataSource

extension StorageError {
    init(_ error: any Error) {
        self = error as? StorageError ?? StorageError(file: "", reason: .system(.zero))
    }
}
