extension RecordRepository {
    // Nothing is done to a record that has meanwhile become another.
    func apply(_ changes: [RecordChange]) throws(StorageError) -> Bool {
        // What comes back comes first: whatever happens between the two, nothing is lost.
        let ordered = changes.filter { $0.after != nil } + changes.filter { $0.after == nil }
        for change in ordered where try !applies(change) { return false }
        for change in ordered where try !apply(change) { return false }
        return true
    }

    private func applies(_ change: RecordChange) throws(StorageError) -> Bool {
        guard let data = try userDefaultsClient.data(change.key) else {
            return change.applies(to: nil)
        }
        return change.applies(to: try file(Array(data)[...], change.key).live(change.id))
    }

    private func apply(_ change: RecordChange) throws(StorageError) -> Bool {
        var applies = false
        try self.change(change.key, []) { file in
            applies = change.applies(to: file.live(change.id))
            if applies { file.restore(change.id, change.after?.members, at: dateClient.now()) }
        }
        return applies
    }
}
