public import DataSource

extension StorageError {
    public init(_ error: any Error) {
        self = error as? StorageError ?? StorageError(file: "", reason: .system(.zero))
    }
}
