#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public struct WeighInRepository: Sendable {
    let userDefaultsClient: UserDefaultsClient
    let journal: Journal
    let records: RecordRepository

    public init(_ userDefaultsClient: UserDefaultsClient, _ dateClient: DateClient) {
        self.userDefaultsClient = userDefaultsClient
        journal = Journal(userDefaultsClient, dateClient)
        records = RecordRepository(userDefaultsClient, dateClient)
    }

    public func load(of personID: Person.ID) throws(StorageError) -> Loaded<WeighIn> {
        load(try keys(of: personID)).inOrder
    }

    public func load(of personID: Person.ID, in year: Int) throws(StorageError) -> Loaded<WeighIn> {
        load(try keys(of: personID).filter { $0.historyYear == year }).inOrder
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

    public func save(_ weighIn: WeighIn, of personID: Person.ID) throws(StorageError) {
        try journal.record { changes throws(StorageError) in
            changes += try saved(weighIn, of: personID)
        }
    }

    public func save(_ weighIn: WeighIn, of person: Person) throws(StorageError) {
        try journal.record { changes throws(StorageError) in
            changes += try records.save([person.id.text: person.members], in: .people)
            changes += try saved(weighIn, of: person.id)
        }
    }

    // The new record comes first: whatever happens between the two, nothing is lost.
    public func replace(
        _ old: WeighIn,
        with new: WeighIn,
        of personID: Person.ID
    ) throws(StorageError) {
        let oldKey = try key(holding: old, of: personID)
        let newKey = try key(for: new, of: personID)
        try journal.record { changes throws(StorageError) in
            guard newKey != oldKey else {
                changes += try records.save(
                    new.id.text,
                    new.members,
                    replacing: old.members,
                    in: newKey
                )
                return
            }
            let members = new.members(over: try record(of: old, in: oldKey))
            changes += try records.save([new.id.text: members], in: newKey)
            changes += try records.delete(old.id.text, in: oldKey)
        }
    }

    func saved(
        _ weighIn: WeighIn,
        of personID: Person.ID,
        over record: JSONMembers? = nil
    ) throws(StorageError) -> [RecordChange] {
        let key = try keyWithRoom(for: weighIn, of: personID)
        return try records.save([weighIn.id.text: weighIn.members(over: record)], in: key)
    }

    func record(of weighIn: WeighIn, in key: String) throws(StorageError) -> JSONMembers? {
        try records.members(of: weighIn.id.text, in: key)
    }

    // One unreadable file must not hide the others.
    func load(_ keys: [String]) -> Loaded<WeighIn> {
        var history = Loaded<WeighIn>.empty
        for key in keys {
            do throws(StorageError) {
                let loaded = try records.load(key, WeighIn.init)
                history.values += loaded.values
                history.problems += loaded.problems
            } catch {
                history.problems.append(error)
            }
        }
        return history
    }
}

extension Loaded<WeighIn> {
    fileprivate var inOrder: Self {
        let newest = newestOfEach(\.id, \.changedAt)
        return Loaded(values: newest.values.sorted(), problems: newest.problems)
    }
}
