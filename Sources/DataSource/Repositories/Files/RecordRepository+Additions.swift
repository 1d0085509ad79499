extension RecordRepository {
    // Nothing may have been changed or lost since.
    func allow(_ additions: [RecordAddition]) throws(StorageError) -> Bool {
        for addition in additions {
            guard let file = try file(of: addition.key),
                file.digest(of: addition.idTexts) == addition.digest
            else {
                return false
            }
        }
        return true
    }

    func mark(_ additions: [RecordAddition], isUndone: Bool) throws(StorageError) {
        for addition in additions {
            let ids = addition.idTexts
            try change(addition.key, []) { file in
                file.mark(ids, isDeleted: isUndone, at: dateClient.now())
            }
        }
    }

    // Whoever comes back finds their weigh-ins there, and whoever goes leaves first.
    func apply(
        _ additions: [RecordAddition],
        _ changes: [RecordChange],
        isUndone: Bool
    ) throws(StorageError) -> Bool {
        guard try allow(additions) else { return false }
        if !isUndone { try mark(additions, isUndone: false) }
        guard try apply(changes) else { return false }
        if isUndone { try mark(additions, isUndone: true) }
        return true
    }
}
