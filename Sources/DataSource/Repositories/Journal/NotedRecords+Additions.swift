import Essentials

extension NotedRecords {
    // Many records in several files, people with them, and the note of it all: together or not at all,
    // whatever stops it on the way and whoever reads meanwhile.
    func add(
        _ files: [String: [NewRecord]],
        _ people: [(id: String, members: [String: JSONText?])],
        isFinal: Bool,
        isCancelled: () -> Bool
    ) throws(StorageError) -> AdditionOutcome {
        finishLastChange()
        let additions = files.sorted { $0.key < $1.key }.map { RecordAddition(key: $0, $1) }
        let foreseen = try self.foreseen(people)
        var keys = additions.map(\.key) + (people.isEmpty ? [] : [.people])
        for key in keys { try records.keepOldVersion(key) }
        do throws(StorageError) {
            _ = try journal.entries()
            keys.append(.journal)
        } catch {
            guard isFinal else { return .wouldBeFinal(error) }
        }
        var wasCancelled = false
        do throws(StorageError) {
            try records.userDefaultsClient.setAll(keys) { key, data throws(StorageError) in
                wasCancelled = isCancelled()
                // It ends the transaction, and nobody hears of it.
                guard !wasCancelled else { throw StorageError(file: key, reason: .gone) }
                guard key != .journal else {
                    return try journal.noting(foreseen, additions, in: data)
                }
                var file = try records.writable(data, key)
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
