import Essentials

public struct PersonRepository: Sendable {
    let noted: NotedRecords
    private var records: RecordRepository { noted.records }

    public init(_ dataFolderClient: DataFolderClient, _ dateClient: DateClient) {
        noted = NotedRecords(dataFolderClient, dateClient)
    }

    public func load() throws(StorageError) -> Loaded<Person> {
        var people = try records.load(.people, Person.self)
        if !UUID.areDistinct(people.values.count, { people.values[$0].id }) {
            people = try records.load(.people, Person.self, separating: true)
        }
        return people.newestOfEach({ people.values[$0].id }, { people.values[$0].changedAt })
    }

    public func impossible(_ impossible: (Person) -> StaticString?) -> StorageError? {
        records.impossible(in: .people, impossible)
    }

    public func conflictCopies() -> [StorageError] {
        records.problems(ofCopiesOf: [.people])
    }

    // Returns an error if there is no people.json, but weigh-ins or people that were seen.
    public func loss() throws(StorageError) -> StorageError? {
        let client = records.dataFolderClient
        guard try client.data(.people) == nil else { return nil }
        let seen = try client.data("\(String.last)/\(String.people)")
        let keys = try client.keys(.history)
        guard seen != nil || keys.contains(where: \.isHistoryKey) else { return nil }
        let backups = try RecoveryRepository(client, records.dateClient).backups(of: .people)
        return records.error(.missing(hasBackup: !backups.isEmpty || seen != nil), .people)
    }

    // Folders of people who are neither listed nor deleted, as when people.json was lost and people
    // were entered again.
    public func unlistedHistories() throws(StorageError) -> [StorageError] {
        guard let file = try records.file(of: .people), try load().problems.isEmpty else {
            return []
        }
        let known = Set(file.records.compactMap(\.id.string))
        let client = records.dataFolderClient
        let found = Set(try client.keys(.history).compactMap { DataFile(key: $0).personID?.text })
        let unknown = found.subtracting(known)
        guard !unknown.isEmpty else { return [] }
        let hasBackup = try !RecoveryRepository(client, records.dateClient).backups(of: .people)
            .isEmpty
        return unknown.sorted().map { id in
            StorageError(file: records.folder(of: id), reason: .unlisted(hasBackup: hasBackup))
        }
    }

    // An unreadable line or a missing file does not mean that the person was deleted: a deletion
    // leaves a mark.
    public func isGone(_ person: Person) throws(StorageError) -> Bool {
        let people = try load()
        guard try records.file(of: .people) != nil else { return false }
        return people.problems.isEmpty && !people.values.contains { $0.id == person.id }
    }

    // A file that cannot be read refuses nothing.
    public func checkIsHere(_ person: Person) throws(StorageError) {
        guard (try? isGone(person)) == true else { return }
        throw records.error(.personIsDeleted(name: person.name), .people)
    }

    public func save(_ person: Person) throws(StorageError) {
        try noted.add { changes throws(StorageError) in
            try records.save([person.id.text: person.members], in: .people, &changes)
        }
    }

    public func save(
        _ new: Person,
        replacing old: Person,
        seen: [Detail]? = nil,
        isIrreversible: Bool = false
    ) throws(StorageError) -> ChangeOutcome {
        let people = try records.file(of: .people)
        let place = RecordPlace(key: .people, id: new.id.text, file: people)
        let isAllowed = SeenRecord(old: old, new: new, seen: seen).isAllowed(since: place)
        return try noted.replace(
            old.members,
            with: new.members,
            in: place,
            isIrreversible: isIrreversible,
            where: isAllowed
        )
    }

    // Skips a goal that was changed meanwhile, and writes nothing to the journal.
    public func keep(_ goal: Goal, of person: Person) throws(StorageError) {
        var new = person
        new.goal = goal
        var changes = [RecordChange]()
        _ = try records.save(
            person.id.text,
            new.members,
            replacing: person.members,
            in: .people,
            &changes
        ) { record in
            record?.decode { Person($0) }?.goal == person.goal
        }
    }

    func deletedLongAgo() throws(StorageError) -> [Person.ID] {
        try records.oldMarks(in: .people).compactMap { UUID(text: $0) }
    }

    public func delete(_ person: Person) throws(StorageError) {
        try noted.add { changes throws(StorageError) in
            try records.delete(person.id.text, in: .people, &changes)
        }
    }
}
