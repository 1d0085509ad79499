import Essentials

extension NotedRecords {
    // Adds many records and people to several files, with their journal entry: all or nothing.
    func add(
        _ files: [String: [NewRecord]],
        _ people: [(id: String, members: [String: JSONText?])],
        _ numbers: [NumberChange] = [],
        isFinal: Bool,
        isCurrent: () throws(StorageError) -> Bool,
        isCancelled: () -> Bool
    ) throws(StorageError) -> AdditionOutcome {
        prepare()
        let additions = files.sorted { $0.key < $1.key }.map { RecordAddition(key: $0, $1) }
        let foreseen = try self.foreseen(people)
        let keys =
            Set(additions.map(\.key) + numbers.map(\.key)).sorted()
            + (people.isEmpty ? [] : [.people])
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
                if key == .people {
                    for (id, members) in people {
                        file.put(id, members, at: records.dateClient.now())
                    }
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

    private func foreseen(
        _ people: [(id: String, members: [String: JSONText?])]
    ) throws(StorageError) -> [RecordChange] {
        guard !people.isEmpty else { return [] }
        let file = try records.file(of: .people)
        return people.flatMap { id, members in
            records.foreseen(in: RecordPlace(key: .people, id: id, file: file)) {
                $0.put(id, members, at: $1)
            }
        }
    }
}
