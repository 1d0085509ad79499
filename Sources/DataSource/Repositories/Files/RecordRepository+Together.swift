import Essentials

extension RecordRepository {
    enum Together {
        case done
        // Another user has changed a record.
        case refused
        // The journal has changed since the step was chosen.
        case outdated
    }

    // Changes several files and the journal together or not at all. If the body refuses one of
    // them, nothing is changed.
    func changeTogether(
        _ keys: Set<String>,
        noting note: JournalNote?,
        _ body: (_ key: String, inout RecordFile) throws(StorageError) -> Bool
    ) throws(StorageError) -> Together {
        for key in keys { try keepOldVersion(key) }
        var isAllowed = true
        var note = note
        let noted = note?.keys ?? []
        do throws(StorageError) {
            try dataFolderClient.setAll(noted + keys.sorted()) { key, data throws(StorageError) in
                if noted.contains(key) { return try note?.data(key, data) }
                var file = try writable(data, key)
                isAllowed = try body(key, &file)
                // Ends the transaction; the error is not shown.
                guard isAllowed else { throw StorageError(file: key, reason: .gone) }
                // Undo does not create a file that never existed.
                return data == nil && file.records.isEmpty ? nil : Data(file.bytes)
            }
        } catch {
            if note?.isOutdated ?? false { return .outdated }
            guard !isAllowed else { throw error.asFailure }
            return .refused
        }
        return .done
    }

    // Applies an entry, undone or redone.
    func apply(
        _ entry: JournalEntry,
        _ direction: UndoDirection,
        noting note: JournalNote
    ) throws(StorageError) -> Together {
        let isUndone = direction == .undo
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
