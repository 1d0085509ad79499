#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension NotedRecords {
    // Many records in several files, and people with them: all of it or nothing. It is noted as taken
    // back and unfinished, so that whatever stops it on the way, the next change or the next start
    // takes back what was done.
    func add(
        _ files: [String: [NewRecord]],
        _ people: [(id: String, members: [String: JSONText?])],
        isFinal: Bool,
        isCancelled: () -> Bool
    ) throws(StorageError) -> AdditionOutcome {
        finishLastChange()
        let additions = files.sorted { $0.key < $1.key }.map { RecordAddition(key: $0, $1) }
        let foreseen = try self.foreseen(people)
        var note: String?
        do throws(StorageError) {
            note = try journal.note(foreseen, additions)
        } catch {
            guard isFinal else { return .wouldBeFinal(error) }
        }
        var done = [RecordAddition]()
        do throws(StorageError) {
            for addition in additions {
                guard !isCancelled() else {
                    takeOut(done, note)
                    return .cancelled
                }
                done.append(addition)
                try records.change(addition.key, []) { $0.add(files[addition.key] ?? []) }
            }
            try save(people)
        } catch {
            takeOut(done, note)
            throw error.asFailure
        }
        if let note { journal.mark(note, isUndone: false) }
        return .done
    }

    // People come last: a history of nobody is seen by nobody.
    private func save(
        _ people: [(id: String, members: [String: JSONText?])]
    ) throws(StorageError) {
        guard !people.isEmpty else { return }
        let members = Dictionary(people.map { ($0.id, $0.members) }) { first, _ in first }
        try records.save(members, in: .people)
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

    private func takeOut(_ additions: [RecordAddition], _ note: String?) {
        var isOut = true
        for addition in additions {
            let ids = addition.idTexts
            let isChanged = try? records.change(addition.key, []) { $0.takeOut(ids) }
            if isChanged == nil { isOut = false }
        }
        if isOut, let note { journal.drop(note) }
    }
}
