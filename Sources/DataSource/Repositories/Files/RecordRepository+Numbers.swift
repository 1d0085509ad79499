extension RecordRepository {
    func allow(_ changes: [NumberChange]) throws(StorageError) -> Bool {
        for change in changes {
            if let file = try file(of: change.key), !file.allows(change) { return false }
        }
        return true
    }

    func make(_ changes: [NumberChange]) throws(StorageError) {
        for change in changes {
            try self.change(change.key, []) { $0.make(change, at: dateClient.now()) }
        }
    }
}
