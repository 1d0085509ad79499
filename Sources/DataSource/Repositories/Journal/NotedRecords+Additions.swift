import Essentials

extension NotedRecords {
    // Adds many records to several files and edits others, such as people, with their journal entry: all or nothing.
    func add(
        _ files: [String: [NewRecord]],
        _ edits: [RecordEdit],
        _ numbers: [NumberChange] = [],
        isFinal: Bool,
        isCurrent: () throws(StorageError) -> Bool,
        isCancelled: () -> Bool
    ) throws(StorageError) -> AdditionOutcome {
        prepare()
        let additions = files.sorted { $0.key < $1.key }.map { RecordAddition(key: $0, $1) }
        let foreseen = try self.foreseen(edits)
        // People come last.
        let all = Set(additions.map(\.key) + numbers.map(\.key) + edits.map(\.key))
        let keys = all.subtracting([.people]).sorted() + (all.contains(.people) ? [.people] : [])
        for key in keys { try records.keepOldVersion(key) }
        var note: JournalNote?
        do throws(StorageError) {
            _ = try journal.entries()
            note = JournalNote(JournalStep(foreseen, numbers, additions), in: journal)
        } catch {
            guard isFinal else { return .wouldBeFinal(error) }
        }
        let noted = note?.keys ?? []
        var (isOutdated, wasCancelled) = (false, false)
        var isChecked = false
        do throws(StorageError) {
            try records.dataFolderClient.setAll(noted + keys) { key, data throws(StorageError) in
                wasCancelled = isCancelled()
                if !isChecked { isOutdated = try !isCurrent() }
                isChecked = true
                // Ends the transaction; the error is not shown.
                guard !wasCancelled, !isOutdated else {
                    throw StorageError(file: key, reason: .gone)
                }
                if noted.contains(key) { return try note?.data(key, data) }
                var file = try records.writable(data, key)
                for number in numbers where number.key == key {
                    file.make(number, at: records.dateClient.now())
                }
                file.add(files[key] ?? [])
                for edit in edits where edit.key == key {
                    edit.apply(&file, records.dateClient.now())
                }
                return Data(file.bytes)
            }
        } catch {
            guard !wasCancelled else { return .cancelled }
            guard !isOutdated else { return .outdated }
            throw error.asFailure
        }
        return .done
    }

    private func foreseen(_ edits: [RecordEdit]) throws(StorageError) -> [RecordChange] {
        var changes = [RecordChange]()
        for (key, edits) in Dictionary(grouping: edits, by: \.key).sorted(by: { $0.key < $1.key }) {
            let file = try records.file(of: key)
            for edit in edits {
                let place = RecordPlace(key: key, id: edit.id, file: file)
                changes += records.foreseen(in: place, edit.apply)
            }
        }
        return changes
    }
}
