extension RecordRepository {
    // A day's backup may already stand; the last file of an old version is kept in any case.
    func keepOldVersion(_ key: String) throws(StorageError) {
        guard
            !format.migrations.isEmpty,
            let data = try userDefaultsClient.data(key),
            let file = try? RecordFile(Array(data)[...]),
            file.version < format.version
        else {
            return
        }
        do throws(StorageError) {
            try userDefaultsClient.set("\(String.backups)/\(key)/version-\(file.version)") {
                $0 ?? data
            }
        } catch {
            throw error.asFailure
        }
    }
}
