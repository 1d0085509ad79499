public import Essentials

public struct WeighInRepository: Sendable {
    // After a change several services read the newest year.
    private static let lastYear = LastRead<WeighIn>()

    let noted: NotedRecords
    var records: RecordRepository { noted.records }
    var dataFolderClient: DataFolderClient { records.dataFolderClient }

    public init(_ dataFolderClient: DataFolderClient, _ dateClient: DateClient) {
        noted = NotedRecords(dataFolderClient, dateClient)
    }

    public func load(of personID: Person.ID) throws(StorageError) -> Loaded<WeighIn> {
        let keys = try keys(of: personID)
        var history = loadApart(keys).inOrder
        history.problems += records.problems(ofCopiesOf: keys)
        return history
    }

    // Loads years from the newest back until there are enough.
    public func load(
        of personID: Person.ID,
        until isEnough: ([WeighIn]) -> Bool
    ) throws(StorageError) -> RecentWeighIns {
        let keys = try keys(of: personID)
        var newest = Loaded<WeighIn>.empty
        var older = years(keys)
        while !isEnough(newest.values), let year = older.popLast() {
            let loaded = loadApart(keys.filter { $0.historyYear == year })
            newest.values = loaded.values + newest.values
            newest.problems += loaded.problems
        }
        newest.problems += records.problems(ofCopiesOf: keys)
        return RecentWeighIns(newest.inOrder, olderYears: Set(older))
    }

    public func load(
        of personID: Person.ID,
        beside recent: RecentWeighIns
    ) throws(StorageError) -> Loaded<WeighIn> {
        var all = loadApart(
            try keys(of: personID).filter { key in
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
        try keys(of: personID)
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
        _ impossible: (WeighIn) -> StaticString?
    ) -> [StorageError] {
        ((try? keys(of: personID)) ?? []).compactMap { records.impossible(in: $0, impossible) }
    }

    public func undefinedMeasures(
        _ ids: [OwnMeasure.ID],
        of person: Person
    ) -> StorageError {
        // There is room for another definition only after one is removed.
        let isFull = person.ownMeasures.count >= OwnMeasure.most
        return StorageError(
            file: records.folder(of: person.id.text),
            reason: .undefinedMeasures(ids, isFull: isFull)
        )
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
        for key in keys {
            let start = history.values.count
            do throws(StorageError) {
                history.problems += try records.load(
                    key,
                    into: &history.values,
                    separating: separating,
                    last: keys.count == 1 ? Self.lastYear : nil
                )
                history.values.reverse(from: start)
            } catch {
                history.problems.append(error)
            }
        }
        return history
    }
}

extension [WeighIn] {
    // Files begin with the newest. Moves in place: copying counts the references of each.
    fileprivate mutating func reverse(from start: Int) {
        withUnsafeMutableBufferPointer { weighIns in
            guard let base = weighIns.baseAddress else { return }
            var (low, high) = (base + start, base + weighIns.count - 1)
            while low < high {
                let moved = low.move()
                low.moveInitialize(from: high, count: 1)
                high.initialize(to: moved)
                (low, high) = (low + 1, high - 1)
            }
        }
    }
}

extension Loaded<WeighIn> {
    fileprivate var inOrder: Self {
        let values = values
        let newest = newestOfEach({ values[$0].id }, { values[$0].changedAt })
        return Loaded(values: newest.values.inOrder, problems: newest.problems)
    }
}

extension WeighInRepository {
    @discardableResult
    public func delete(
        _ weighIn: WeighIn,
        of personID: Person.ID,
        isIrreversible: Bool = false
    ) throws(StorageError) -> ChangeOutcome {
        let id = weighIn.id.text
        try removeOlderVersions(of: personID, like: weighIn)
        let place = try place(of: weighIn, of: personID)
        let foreseen = records.foreseen(in: place) { $0.remove(id, at: $1) }
        return try noted.change(foreseen, isIrreversible: isIrreversible) {
            changes throws(StorageError) in
            try records.delete(id, in: place.key, &changes)
        }
    }

    // A new date on one machine and an edit on another leave a weigh-in in the files of two years. The
    // older version is not shown: it would come back when the other one is deleted, give its note to it
    // when that moves there, and count as changed last with a new height.
    private func removeOlderVersions(
        of personID: Person.ID,
        like weighIn: WeighIn? = nil
    ) throws(StorageError) {
        var keys = try keys(of: personID)
        if let weighIn {
            // Years are searched for the identifier alone: reading fifty of them takes 0.2 s.
            let homes = homes(of: weighIn, of: personID)
            let others = keys.filter { !homes.contains($0) && holds($0, weighIn.id.text) }
            if others.isEmpty { return }
            keys = keys.filter(homes.contains) + others
        }
        let files = keys.map { (key: $0, values: load([$0]).values) }
        let all = files.flatMap(\.values)
        guard !UUID.areDistinct(all.count, { all[$0].id }) else { return }
        let newest = Dictionary(all.map { ($0.id, $0.changedAt) }, uniquingKeysWith: max)
        var known = Set<WeighIn.ID>()
        for (key, values) in files {
            let newestHere = Dictionary(values.map { ($0.id, $0.changedAt) }, uniquingKeysWith: max)
            for (id, moment) in newestHere {
                if moment == newest[id], known.insert(id).inserted { continue }
                var changes = [RecordChange]()
                try records.delete(id.text, in: key, &changes)
            }
        }
    }

    private func holds(_ key: String, _ text: String) -> Bool {
        let data = (try? dataFolderClient.data(key)) ?? nil
        return data?.withUnsafeBytes { $0.holds(text) } ?? false
    }

    public func replace(
        _ old: WeighIn,
        with new: WeighIn,
        of personID: Person.ID,
        seen: [Detail]? = nil,
        isIrreversible: Bool = false
    ) throws(StorageError) -> ChangeOutcome {
        let place = try place(of: old, of: personID)
        let isAllowed = SeenRecord(old: old, new: new, seen: seen).allows
        guard homes(of: new, of: personID).contains(place.key) else {
            try removeOlderVersions(of: personID, like: old)
            let key = try keyWithRoom(for: new, of: personID)
            return try move(place, to: key, isIrreversible, where: isAllowed) {
                new.members(over: $0, replacing: old)
            }
        }
        return try noted.replace(
            old.members,
            with: new.members,
            in: place,
            isIrreversible: isIrreversible,
            where: isAllowed
        )
    }

    public func move(
        _ weighIn: WeighIn,
        from personID: Person.ID,
        to otherID: Person.ID,
        height: Double? = nil,
        own: OwnValues? = nil,
        isIrreversible: Bool = false
    ) throws(StorageError) -> ChangeOutcome {
        var arriving = weighIn
        arriving.measures.own = own ?? weighIn.measures.own
        arriving.height = height ?? weighIn.height
        let place = try place(of: weighIn, of: personID)
        let key = try keyWithRoom(for: weighIn, of: otherID)
        return try move(place, to: key, isIrreversible) {
            arriving.members(over: $0, replacing: weighIn)
        }
    }

    // Returns the present values, also those of other users.
    public func newest(
        _ weighIn: WeighIn,
        of personID: Person.ID
    ) throws(StorageError) -> WeighIn? {
        let place = try place(of: weighIn, of: personID)
        return place.file?.live(place.id)?.decode { WeighIn($0) }
    }

    // False if it may be in an unreadable file.
    public func isGone(_ weighIn: WeighIn, of personID: Person.ID) throws(StorageError) -> Bool {
        guard try newest(weighIn, of: personID) == nil else { return false }
        for key in try keys(of: personID) { _ = try records.file(of: key) }
        return true
    }

    private func move(
        _ place: RecordPlace,
        to key: String,
        _ isIrreversible: Bool,
        where isAllowed: (JSONText?) -> Bool = { _ in true },
        _ members: (JSONMembers?) -> [String: JSONText?]
    ) throws(StorageError) -> ChangeOutcome {
        guard isAllowed(place.file?.live(place.id)) else { return .changedMeanwhile }
        let target = RecordPlace(key: key, id: place.id, file: try records.file(of: key))
        let arriving = members(place.file?.live(place.id)?.members)
        let foreseen =
            records.foreseen(in: target) { $0.put(place.id, arriving, at: $1) }
            + records.foreseen(in: place) { $0.remove(place.id, at: $1) }
        var isDone = true
        let outcome = try noted.change(foreseen, isIrreversible: isIrreversible) {
            changes throws(StorageError) in
            isDone = try records.move(
                place.id,
                from: place.key,
                to: key,
                &changes,
                where: isAllowed,
                members
            )
        }
        return isDone ? outcome : .changedMeanwhile
    }
}

extension WeighInRepository {
    public func load(
        of personID: Person.ID,
        withHeight height: Double
    ) throws(StorageError) -> [WeighIn] {
        var weighIns = [WeighIn]()
        for key in try keys(of: personID) {
            weighIns += try loadReadable(key).filter { $0.height == height }
        }
        return weighIns
    }

    // Loads weigh-ins to which the correction applies and that have another height.
    public func load(
        of person: Person,
        following correction: HeightCorrection,
        to height: Double
    ) throws(StorageError) -> [WeighIn] {
        var weighIns = [WeighIn]()
        for key in try keys(of: person.id) {
            weighIns += try loadReadable(key).filter {
                $0.height != height && correction.concerns($0, of: person)
            }
        }
        return weighIns
    }

    // Saves a person with a new height, and the weigh-ins that get it.
    public func save(
        _ new: Person,
        replacing old: Person,
        _ correction: HeightCorrection,
        seen: [Detail]? = nil,
        isIrreversible: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try removeOlderVersions(of: new.id)
        let people = try records.file(of: .people)
        let place = RecordPlace(key: .people, id: new.id.text, file: people)
        return try noted.replace(
            old.members,
            with: new.members,
            in: place,
            following: try heightChanges(of: old, to: new.height, correction),
            isIrreversible: isIrreversible,
            where: SeenRecord(old: old, new: new, seen: seen).isAllowed(since: place)
        )
    }

    private func heightChanges(
        of old: Person,
        to height: Double,
        _ correction: HeightCorrection
    ) throws(StorageError) -> [NumberChange] {
        var changes = [NumberChange]()
        for key in try keys(of: old.id) {
            let weighIns = try loadReadable(key).filter {
                $0.height != height && correction.concerns($0, of: old)
            }
            let heights = Dictionary(grouping: weighIns, by: \.height)
            for (before, weighIns) in heights.sorted(by: { $0.key < $1.key }) {
                changes.append(
                    NumberChange(
                        key: key,
                        name: .height,
                        ids: Set(weighIns.map(\.id)),
                        before: before,
                        after: height
                    )
                )
            }
        }
        return changes
    }

    // Damaged records stay as they are; other failures stop the change.
    private func loadReadable(_ key: String) throws(StorageError) -> [WeighIn] {
        let loaded = load([key], separating: true)
        if let problem = loaded.problems.first(where: { !$0.isDamage }) { throw problem }
        return loaded.values
    }
}

extension WeighInRepository {
    // Writing few files is much faster than many. Later additions to such a year go to files of
    // months.
    private static let largestImportedYear = 1 << 20

    public func revision() throws(StorageError) -> Revision {
        var revision = Revision()
        for key in try [.people] + dataFolderClient.keys(.history) {
            revision.files[key] = try dataFolderClient.version(key)
        }
        return revision
    }

    // Weigh-ins that were deleted here, while their marks are kept.
    public func deletions(of personID: Person.ID) throws(StorageError) -> Set<WeighIn.ID> {
        var ids = Set<WeighIn.ID>()
        for key in try keys(of: personID) {
            ids.formUnion(try records.file(of: key)?.deletions ?? [])
        }
        return ids
    }

    // Adds all or nothing, as one step for undo. Returns `.outdated` if files have changed.
    public func add(
        _ parts: [ImportPart],
        since revision: Revision? = nil,
        isIrreversible: Bool,
        isCancelled: () -> Bool
    ) throws(StorageError) -> AdditionOutcome {
        let people = parts.filter { $0.isNew || $0.hasNewMeasures }
        if !people.isEmpty { try records.checkIsWritable(.people) }
        var files = [String: [NewRecord]]()
        var numbers = [NumberChange]()
        var edits = [RecordEdit]()
        for part in parts {
            for replacement in part.replacements {
                edits += try self.edits(replacement, of: part.id)
            }
            try distribute(part, over: &files)
            numbers += try completions(by: part)
        }
        return try noted.add(
            files,
            edits
                + people.map { part in
                    RecordEdit(key: .people, id: part.id.text) {
                        $0.put(part.id.text, part.members, at: $1)
                    }
                },
            numbers,
            isIrreversible: isIrreversible,
            isCurrent: { () throws(StorageError) in
                try revision.map { now throws(StorageError) in try self.revision() == now } ?? true
            },
            isCancelled: isCancelled
        )
    }

    // A weigh-in of another year is marked as deleted in its old file.
    private func edits(
        _ replacement: ImportReplacement,
        of personID: Person.ID
    ) throws(StorageError) -> [RecordEdit] {
        guard let old = replacement.old else { return [] }
        let id = old.id.text
        let place = try place(of: old, of: personID)
        let removal = RecordEdit(key: place.key, id: id) { $0.remove(id, at: $1) }
        guard let new = replacement.new else { return [removal] }
        if homes(of: new, of: personID).contains(place.key) {
            return [
                RecordEdit(key: place.key, id: id) {
                    $0.put(id, new.members, replacing: old.members, at: $1)
                }
            ]
        }
        let members = new.members(over: place.file?.live(id)?.members, replacing: old)
        let key = try keyWithRoom(for: new, of: personID)
        return [removal, RecordEdit(key: key, id: id) { $0.put(id, members, at: $1) }]
    }

    // Only measures that are still absent are added.
    private func completions(by part: ImportPart) throws(StorageError) -> [NumberChange] {
        guard !part.missing.isEmpty else { return [] }
        var numbers = [NumberChange]()
        for key in try keys(of: part.id) {
            let weighIns = load([key]).values.filter { part.missing[$0.id] != nil }
            for measure in part.missingMeasures {
                var ids = [Double: Set<WeighIn.ID>]()
                for weighIn in weighIns where weighIn.measures[measure] == nil {
                    guard let value = part.missing[weighIn.id]?[measure] else { continue }
                    ids[value, default: []].insert(weighIn.id)
                }
                for (value, ids) in ids.sorted(by: { $0.key < $1.key }) {
                    numbers.append(
                        NumberChange(
                            key: key,
                            name: measure.numberName,
                            ids: ids,
                            before: nil,
                            after: value
                        )
                    )
                }
            }
        }
        return numbers
    }

    // Larger years are split into months.
    private func distribute(
        _ part: ImportPart,
        over files: inout [String: [NewRecord]]
    ) throws(StorageError) {
        let id = part.person.id
        for (year, weighIns) in Dictionary(grouping: part.weighIns, by: \.day.year) {
            let records = weighIns.map { ($0.day.month, NewRecord($0)) }
            let key = String.history(of: id, in: year)
            let size = records.reduce(try dataFolderClient.version(key)?.size ?? 0) {
                $0 + $1.1.record.text.bytes.count + 2
            }
            if size <= Self.largestImportedYear {
                files[key] = records.map(\.1)
                continue
            }
            for (month, record) in records {
                files[.history(of: id, in: year, month: month), default: []].append(record)
            }
        }
    }
}

extension ImportPart {
    // For a person who is here, only the measures change.
    fileprivate var members: [String: JSONText?] {
        person.members.filter { isNew || [.measures, .formerMeasures].contains($0.key) }
    }
}

extension ImportPart {
    // Also those that the person has no longer: undo brings them back.
    fileprivate var missingMeasures: [Measure] {
        let ids = Set(missing.values.flatMap { $0.own.entries.map(\.id) })
        return Measure.builtIn + ids.sorted().map { .own(OwnMeasure(id: $0, name: "")) }
    }
}

extension WeighInRepository {
    // A year of one weigh-in a day is smaller. Since each addition writes its whole file, later
    // weigh-ins of a larger year go to files of months.
    static let largestYear = 64 << 10

    func years(_ keys: [String]) -> [Int] {
        Set(keys.compactMap(\.historyYear)).sorted()
    }

    func keys(of personID: Person.ID) throws(StorageError) -> [String] {
        try dataFolderClient.keys(.history(of: personID)).filter { $0.historyYear != nil }
    }

    func keyWithRoom(for weighIn: WeighIn, of personID: Person.ID) throws(StorageError) -> String {
        let day = weighIn.day
        let year = String.history(of: personID, in: day.year)
        let isLarge = try dataFolderClient.version(year)?.size ?? 0 > Self.largestYear
        return isLarge ? .history(of: personID, in: day.year, month: day.month) : year
    }

    // The user may have moved it to the file of another year.
    func place(of weighIn: WeighIn, of personID: Person.ID) throws(StorageError) -> RecordPlace {
        let id = weighIn.id.text
        let key = try keyWithRoom(for: weighIn, of: personID)
        let homes = homes(of: weighIn, of: personID)
        let others = Set(homes).subtracting([key])
        if let place = records.place(of: id, in: [key] + others) { return place }
        return records.place(of: id, in: try keys(of: personID).filter { !homes.contains($0) })
            ?? RecordPlace(key: homes[0], id: id, file: nil)
    }

    func homes(of weighIn: WeighIn, of personID: Person.ID) -> [String] {
        let day = weighIn.day
        return [
            .history(of: personID, in: day.year),
            .history(of: personID, in: day.year, month: day.month),
        ]
    }
}
