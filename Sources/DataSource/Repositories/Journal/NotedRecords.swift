// Changes records and notes the changes for undo.
struct NotedRecords: Sendable {
    let records: RecordRepository
    var journal: Journal { Journal(records) }

    init(_ dataFolderClient: DataFolderClient, _ dateClient: DateClient) {
        records = RecordRepository(dataFolderClient, dateClient)
    }

    // Notes all changes of the body in one entry; after a failure, those already made.
    func add(
        _ body: (inout [RecordChange]) throws(StorageError) -> Void
    ) throws(StorageError) {
        prepare()
        var changes = [RecordChange]()
        defer {
            do throws(StorageError) {
                _ = try journal.note(changes)
            } catch {
                tellUnnoted(error)
            }
        }
        try body(&changes)
    }

    // Writes one record into each of several files, with their entry: all or nothing.
    func put(
        _ new: [String: (id: String, members: [String: JSONText?])]
    ) throws(StorageError) {
        prepare()
        var foreseen = [RecordChange]()
        for (key, record) in new {
            let place = RecordPlace(key: key, id: record.id, file: try records.file(of: key))
            foreseen += records.foreseen(in: place) { $0.put(record.id, record.members, at: $1) }
        }
        foreseen = foreseen.filter(\.isChange)
        var note = foreseen.isEmpty ? nil : JournalNote(JournalStep(foreseen), in: journal)
        var failure: StorageError?
        do throws(StorageError) {
            try journal.checkIsWritable()
        } catch {
            (note, failure) = (nil, error)
        }
        _ = try records.changeTogether(Set(new.keys), noting: note) { key, file in
            if let record = new[key] {
                file.put(record.id, record.members, at: records.dateClient.now())
            }
            return true
        }
        if let failure { tellUnnoted(failure) }
    }

    func prepare() {
        journal.replaceDamaged()
        finishLastChange()
    }

    private func tellUnnoted(_ error: StorageError) {
        records.dataFolderClient.notice(
            StorageError(file: error.file, reason: .notUndoable(error.reason))
        )
    }

    // Notes the change before it is made, so that an irreversible one can be refused.
    func change(
        _ foreseen: [RecordChange],
        isFinal: Bool,
        _ body: (inout [RecordChange]) throws(StorageError) -> Void
    ) throws(StorageError) -> ChangeOutcome {
        prepare()
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

    // Completes the interrupted change of a killed process.
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
