extension RecordRepository {
    // Keeps the last file of an old version even if the day has a backup.
    func keepOldVersion(_ key: String) throws(StorageError) {
        guard
            !format.migrations.isEmpty,
            let data = try dataFolderClient.data(key),
            let file = try? RecordFile(Array(data)[...]),
            file.version < format.version
        else {
            return
        }
        do throws(StorageError) {
            try dataFolderClient.set("\(String.backups)/\(key)/version-\(file.version)") {
                $0 ?? data
            }
        } catch {
            throw error.asFailure
        }
    }
}
