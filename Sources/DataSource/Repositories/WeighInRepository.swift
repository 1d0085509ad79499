public import Essentials

public struct WeighInRepository: Sendable {
    let noted: NotedRecords
    var records: RecordRepository { noted.records }
    var dataFolderClient: DataFolderClient { records.dataFolderClient }

    public init(_ dataFolderClient: DataFolderClient, _ dateClient: DateClient) {
        noted = NotedRecords(dataFolderClient, dateClient)
    }

    public func load(of personID: Person.ID) throws(StorageError) -> Loaded<WeighIn> {
        let keys = try allKeys(of: personID)
        var history = loadApart(keys.filter { $0.historyYear != nil }).inOrder
        history.problems += records.problems(of: keys.compactMap(ConflictCopy.init))
        return history
    }

    // Loads years from the newest back until there are enough.
    public func load(
        of personID: Person.ID,
        until isEnough: ([WeighIn]) -> Bool
    ) throws(StorageError) -> RecentWeighIns {
        let keys = try allKeys(of: personID)
        var newest = Loaded<WeighIn>.empty
        var older = years(keys)
        while !isEnough(newest.values), let year = older.popLast() {
            let loaded = loadApart(keys.filter { $0.historyYear == year })
            newest.values = loaded.values + newest.values
            newest.problems += loaded.problems
        }
        newest.problems += records.problems(of: keys.compactMap(ConflictCopy.init))
        return RecentWeighIns(newest.inOrder, olderYears: Set(older))
    }

    public func load(
        of personID: Person.ID,
        beside recent: RecentWeighIns
    ) throws(StorageError) -> Loaded<WeighIn> {
        var all = loadApart(
            try allKeys(of: personID).filter { key in
                key.historyYear.map(recent.olderYears.contains) ?? false
            }
        )
        all.values += recent.weighIns.values
        all.problems += recent.weighIns.problems
        return all.inOrder
    }

    public func damage(
        of personID: Person.ID,
        in years: Set<Int>
    ) throws(StorageError) -> [StorageError] {
        try allKeys(of: personID)
            .filter { key in key.historyYear.map(years.contains) ?? false }
            .compactMap(records.damage)
    }

    public func newest(of personID: Person.ID) throws(StorageError) -> WeighIn? {
        let keys = try keys(of: personID)
        for year in years(keys).reversed() {
            let loaded = load(keys.filter { $0.historyYear == year })
            if let newest = loaded.values.max() { return newest }
            if let problem = loaded.problems.first { throw problem }
        }
        return nil
    }

    public func impossible(
        of personID: Person.ID,
        _ isPossible: (WeighIn) -> Bool
    ) -> [StorageError] {
        ((try? keys(of: personID)) ?? []).compactMap { records.impossible(in: $0, isPossible) }
    }

    public func undefinedMeasures(
        _ ids: [OwnMeasure.ID],
        of personID: Person.ID
    ) -> StorageError {
        StorageError(file: records.folder(of: personID.text), reason: .undefinedMeasures(ids))
    }

    public func save(_ weighIn: WeighIn, of personID: Person.ID) throws(StorageError) {
        try noted.add { changes throws(StorageError) in
            try save(weighIn, of: personID, &changes)
        }
    }

    // Writes both files or neither: a weigh-in without its person is unreachable.
    public func saveFirst(_ weighIn: WeighIn, of person: Person) throws(StorageError) {
        let id = weighIn.id.text
        let key = try keyWithRoom(for: weighIn, of: person.id)
        try noted.put([
            .people: (person.id.text, person.members), key: (id, newMembers(of: weighIn)),
        ])
    }

    private func save(
        _ weighIn: WeighIn,
        of personID: Person.ID,
        _ changes: inout [RecordChange]
    ) throws(StorageError) {
        let key = try keyWithRoom(for: weighIn, of: personID)
        try records.save([weighIn.id.text: newMembers(of: weighIn)], in: key, &changes)
    }

    private func newMembers(of weighIn: WeighIn) -> [String: JSONText?] {
        var members = weighIn.members
        members[.enteredAt] = weighIn.enteredAt == weighIn.changedAt ? nil : weighIn.enteredAt.json
        return members
    }

    // Separates records with one identifier only if there are any, which is slower.
    func loadApart(_ keys: [String]) -> Loaded<WeighIn> {
        let loaded = load(keys)
        let values = loaded.values
        let hasNamesakes = !UUID.areDistinct(values.count) { values[$0].id }
        return hasNamesakes ? load(keys, separating: true) : loaded
    }

    // Continues after an unreadable file, so that the others are shown.
    func load(_ keys: [String], separating: Bool = false) -> Loaded<WeighIn> {
        var history = Loaded<WeighIn>.empty
        var parts = [[WeighIn]]()
        for key in keys {
            do throws(StorageError) {
                let loaded = try records.load(key, WeighIn.self, separating: separating)
                parts.append(loaded.values)
                history.problems += loaded.problems
            } catch {
                history.problems.append(error)
            }
        }
        history.values.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { history.values += part.reversed() }
        return history
    }
}

extension Loaded<WeighIn> {
    fileprivate var inOrder: Self {
        let values = values
        let newest = newestOfEach({ values[$0].id }, { values[$0].changedAt })
        return Loaded(values: newest.values.inOrder, problems: newest.problems)
    }
}
