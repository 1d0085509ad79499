import DataSource

extension StorageError {
    static let previewOfJournal = StorageError(
        file: "/home/ann/.undo.json",
        reason: .newerVersion(2)
    )
}
