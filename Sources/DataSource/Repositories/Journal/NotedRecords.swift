// Records whose changes are noted, so that they can be taken back.
struct NotedRecords: Sendable {
    let records: RecordRepository
    let journal: Journal

    init(_ userDefaultsClient: UserDefaultsClient, _ dateClient: DateClient) {
        records = RecordRepository(userDefaultsClient, dateClient)
        journal = Journal(userDefaultsClient, dateClient)
    }

    // What is done together is taken back together; what has failed halfway, as far as it came.
    func add(
        _ body: (inout [RecordChange]) throws(StorageError) -> Void
    ) throws(StorageError) {
        finishLastChange()
        var changes = [RecordChange]()
        defer { _ = try? journal.note(changes) }
        try body(&changes)
    }

    // Noted before it is done, so that what could not be brought back goes only when it must.
    func change(
        _ foreseen: [RecordChange],
        isFinal: Bool,
        _ body: (inout [RecordChange]) throws(StorageError) -> Void
    ) throws(StorageError) -> ChangeOutcome {
        finishLastChange()
        var note: String?
        do throws(StorageError) {
            note = try journal.note(foreseen)
        } catch {
            guard isFinal else { return .wouldBeFinal(error) }
        }
        var changes = [RecordChange]()
        defer {
            if !changes.elementsEqual(foreseen, by: { $0.isSame(as: $1) }) {
                journal.replace(note, with: changes)
            }
        }
        try body(&changes)
        return .done
    }

    func replace(
        _ old: [String: JSONText?],
        with new: [String: JSONText?],
        in place: RecordPlace,
        isFinal: Bool,
        where isAllowed: (JSONText?) -> Bool = { _ in true }
    ) throws(StorageError) -> ChangeOutcome {
        guard isAllowed(place.file?.live(place.id)) else { return .changedMeanwhile }
        var isDone = true
        let foreseen = records.foreseen(in: place) { $0.put(place.id, new, replacing: old, at: $1) }
        let outcome = try change(foreseen, isFinal: isFinal) { changes throws(StorageError) in
            isDone = try records.save(
                place.id,
                new,
                replacing: old,
                in: place.key,
                &changes,
                where: isAllowed
            )
        }
        return isDone ? outcome : .changedMeanwhile
    }

    // Whoever was killed on the way was at one of these.
    @discardableResult
    func finishLastChange() -> Set<String> {
        var keys = Set<String>()
        for entry in ((try? journal.entries()) ?? [:]).values where entry.isMove {
            for change in entry.changes { try? records.finishMoves(in: change.key) }
            keys.formUnion(entry.changes.map(\.key))
        }
        return keys
    }
}

extension JournalEntry {
    fileprivate var isMove: Bool {
        Set(changes.map(\.id)).count < changes.count
    }
}
