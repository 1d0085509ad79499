public struct UndoRepository: Sendable {
    private let dateClient: DateClient
    private let localTimeClient: LocalTimeClient
    private let journal: Journal
    private let records: RecordRepository

    public init(
        _ userDefaultsClient: UserDefaultsClient,
        _ dateClient: DateClient,
        _ localTimeClient: LocalTimeClient
    ) {
        self.dateClient = dateClient
        self.localTimeClient = localTimeClient
        journal = Journal(userDefaultsClient, dateClient)
        records = RecordRepository(userDefaultsClient, dateClient)
    }

    public func lastChange() -> DataChange? {
        (try? entry(for: .undo))??.dataChange
    }

    public func next(_ direction: UndoDirection) throws(StorageError) -> UndoStep? {
        guard let entry = try entry(for: direction), let change = entry.dataChange else {
            return nil
        }
        return UndoStep(id: entry.id, change: change)
    }

    // Later changes have greater ones.
    public func newestID() -> String? {
        (try? journal.entries().values.map(\.id).max()) ?? nil
    }

    public func canRun(_ direction: UndoDirection) -> Bool {
        (try? entry(for: direction)) != nil
    }

    // The last change of all copies that run: each shows at once what another has done, so that
    // this is the last change a person has seen.
    public func run(_ direction: UndoDirection) throws(StorageError) -> UndoOutcome {
        guard let entry = try entry(for: direction), let change = entry.dataChange else {
            return .nothing
        }
        let isUndone = direction == .undo
        guard try !records.isOlder(than: entry, isUndone: isUndone) else {
            journal.drop(entry.id)
            return .changedSince(change)
        }
        guard try run(entry, isUndone: isUndone) else {
            journal.drop(entry.id)
            return .changedSince(change)
        }
        return .done(change)
    }

    private func run(_ entry: JournalEntry, isUndone: Bool) throws(StorageError) -> Bool {
        guard !entry.isSpread else {
            return try records.applyTogether(entry, isUndone: isUndone) {
                data throws(StorageError) in
                try journal.marking(entry.id, isUndone: isUndone, in: data)
            }
        }
        guard try records.apply(isUndone ? entry.changes.map(\.reversed) : entry.changes) else {
            return false
        }
        journal.mark(entry.id, isUndone: isUndone)
        return true
    }

    private func entry(for direction: UndoDirection) throws(StorageError) -> JournalEntry? {
        guard let entry = try journal.entry(for: direction), entry.dataChange != nil else {
            return nil
        }
        let today = localTimeClient.localTime(dateClient.now()).day
        return localTimeClient.localTime(entry.moment).day == today ? entry : nil
    }
}
