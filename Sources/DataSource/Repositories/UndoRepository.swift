public struct UndoRepository: Sendable {
    private let localTimeClient: LocalTimeClient
    private let records: RecordRepository
    private var dateClient: DateClient { records.dateClient }
    private var journal: Journal { Journal(records) }

    public init(
        _ dataFolderClient: DataFolderClient,
        _ dateClient: DateClient,
        _ localTimeClient: LocalTimeClient
    ) {
        self.localTimeClient = localTimeClient
        records = RecordRepository(dataFolderClient, dateClient)
    }

    // Undo then takes the other version of a record that was changed on two machines.
    public func noteConflicts() { records.noteConflicts() }

    public func lastChange() -> DataChange? {
        (try? entry(for: .undo))??.dataChange
    }

    public func next(_ direction: UndoDirection) throws(StorageError) -> UndoStep? {
        // After a lost answer, the next call only repeats the answer.
        guard try !(lastTaken(direction)?.isUnanswered ?? false),
            let entry = try entry(for: direction), let change = entry.dataChange,
            try isOfThisFolder(change)
        else {
            return nil
        }
        return UndoStep(
            id: entry.id,
            change: change,
            recordCount: entry.recordCount,
            added: entry.addedPeople.map(\.name)
        )
    }

    // People whose deletion is still in the journal.
    public func deletedPeople() -> [Person] {
        journal.allEntries().compactMap { entry in
            if case .deletedPerson(let person)? = entry.dataChange { person } else { nil }
        }
    }

    // Identifiers rise with time.
    public func newestID() -> String? {
        (try? journal.entries().values.map(\.id).max()) ?? nil
    }

    public func canRun(_ direction: UndoDirection) -> Bool {
        (try? entry(for: direction)) != nil
    }

    // Undoes the last change of any running copy; each copy shows it. Concurrent calls undo
    // different steps.
    public func run(_ direction: UndoDirection) throws(StorageError) -> UndoOutcome {
        // A step that was reported as decided, or whose answer was lost, is not taken twice.
        let hasFinished = try records.dataFolderClient.finishDecided()
        if let last = try lastTaken(direction), hasFinished || last.isUnanswered,
            let change = last.dataChange
        {
            journal.mark(last.id, isUnanswered: false)
            return .finished(change)
        }
        for _ in 0...Journal.longest {
            guard let entry = try entry(for: direction), let change = entry.dataChange,
                try isOfThisFolder(change)
            else { return .nothing }
            let outcome: RecordRepository.Together
            do throws(StorageError) {
                outcome = try run(entry, direction)
            } catch {
                if error.isUncertain { markUnanswered(direction) }
                throw error
            }
            if outcome == .done { return .done(change) }
            guard outcome == .outdated else {
                journal.drop(entry.id)
                return .changedSince(change)
            }
        }
        return .nothing
    }

    // There may be another folder under this path by now. A deleted person has left a mark.
    private func isOfThisFolder(_ change: DataChange) throws(StorageError) -> Bool {
        guard let id = change.personID, let people = try records.file(of: .people) else {
            return true
        }
        return !people.places(of: id.text).isEmpty
    }

    // Marks the last step as unanswered: the user does not know that it is done.
    public func markUnanswered(_ direction: UndoDirection) {
        guard let last = try? lastTaken(direction) else { return }
        journal.mark(last.id, isUnanswered: true)
    }

    private func run(
        _ entry: JournalEntry,
        _ direction: UndoDirection
    ) throws(StorageError) -> RecordRepository.Together {
        guard try !records.isOlder(than: entry, isUndone: direction == .undo),
            let whole = try journal.detailed(entry)
        else {
            // Another process may have undone it at this moment.
            return try journal.entry(for: direction)?.id == entry.id ? .refused : .outdated
        }
        let note = JournalNote(marking: entry, direction, in: journal)
        return try records.apply(whole, direction, noting: note)
    }

    // The entry that was marked last, by its time.
    private func lastTaken(_ direction: UndoDirection) throws(StorageError) -> JournalEntry? {
        let entries = try journal.entries()
        guard let taken = try entry(for: direction == .undo ? .redo : .undo),
            entries[direction].map({ $0.moment < taken.moment }) ?? true
        else {
            return nil
        }
        return taken
    }

    private func entry(for direction: UndoDirection) throws(StorageError) -> JournalEntry? {
        guard let entry = try journal.entry(for: direction), entry.dataChange != nil else {
            return nil
        }
        let today = localTimeClient.localTime(dateClient.now()).day
        return localTimeClient.localTime(entry.moment).day == today ? entry : nil
    }
}
