import Essentials

public struct PersonRepository: Sendable {
    let noted: NotedRecords
    private var records: RecordRepository { noted.records }

    public init(_ userDefaultsClient: UserDefaultsClient, _ dateClient: DateClient) {
        noted = NotedRecords(userDefaultsClient, dateClient)
    }

    public func load() throws(StorageError) -> Loaded<Person> {
        try records.load(.people, Person.self).newestOfEach(\.id, \.changedAt)
    }

    public func conflictCopies() -> [StorageError] {
        records.problems(ofCopiesOf: .people)
    }

    // Weigh-ins that are nobody's, since the file of people is not there.
    public func loss() throws(StorageError) -> StorageError? {
        let client = records.userDefaultsClient
        guard try client.data(.people) == nil,
            try client.keys(.history).contains(where: \.isHistoryKey)
        else {
            return nil
        }
        let backups = try RecoveryRepository(client).backups(of: .people)
        return records.error(.missing(hasBackup: !backups.isEmpty), .people)
    }

    public func isKept() throws(StorageError) -> Bool {
        try records.file(of: .people) != nil
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
        isFinal: Bool = false
    ) throws(StorageError) -> ChangeOutcome {
        let people = try records.file(of: .people)
        let place = RecordPlace(key: .people, id: new.id.text, file: people)
        let isAllowed = SeenRecord(old: old, new: new, seen: seen).allows
        return try noted.replace(
            old.members,
            with: new.members,
            in: place,
            isFinal: isFinal,
            where: { $0 == nil || isAllowed($0) }
        )
    }

    // Not where the goal has been changed meanwhile, and not in the journal.
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
