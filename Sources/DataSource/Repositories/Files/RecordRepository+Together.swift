import Essentials

extension RecordRepository {
    // A change of several files, and the note of it: together or not at all, whatever stops it on the
    // way. Where the body says no of one of them, nothing of it is done.
    func changeTogether(
        _ keys: Set<String>,
        noting note: ((Data?) throws(StorageError) -> Data)?,
        _ body: (_ key: String, inout RecordFile) throws(StorageError) -> Bool
    ) throws(StorageError) -> Bool {
        for key in keys { try keepOldVersion(key) }
        var isAllowed = true
        let all = keys.sorted() + (note == nil ? [] : [.journal])
        do throws(StorageError) {
            try userDefaultsClient.setAll(all) { key, data throws(StorageError) in
                if key == .journal, let note { return try note(data) }
                var file = try writable(data, key)
                isAllowed = try body(key, &file)
                // It ends the transaction, and nobody hears of it.
                guard isAllowed else { throw StorageError(file: key, reason: .gone) }
                // What was never there is not made by taking back what was in it.
                return data == nil && file.records.isEmpty ? nil : Data(file.bytes)
            }
        } catch {
            guard !isAllowed else { throw error.asFailure }
            return false
        }
        return true
    }

    // What was noted, taken back or done again.
    func applyTogether(
        _ entry: JournalEntry,
        isUndone: Bool,
        noting note: @escaping (Data?) throws(StorageError) -> Data
    ) throws(StorageError) -> Bool {
        let changes = isUndone ? entry.changes.map(\.reversed) : entry.changes
        let numbers = isUndone ? entry.numbers.map(\.reversed) : entry.numbers
        let keys = changes.map(\.key) + numbers.map(\.key) + entry.additions.map(\.key)
        let now = dateClient.now()
        return try changeTogether(Set(keys), noting: note) { key, file in
            for number in numbers where number.key == key {
                guard file.allows(number) else { return false }
                file.make(number, at: now)
            }
            for addition in entry.additions where addition.key == key {
                guard file.digest(of: addition.idTexts) == addition.digest else { return false }
                file.mark(addition.idTexts, isDeleted: isUndone, at: now)
            }
            for change in changes where change.key == key {
                guard change.applies(to: file.live(change.id)) else { return false }
                file.restore(change.id, change.after?.members, at: now)
            }
            return true
        }
    }
}
