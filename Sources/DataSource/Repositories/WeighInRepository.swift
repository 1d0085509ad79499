#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public struct WeighInRepository: Sendable {
    private let userDefaultsClient: UserDefaultsClient
    private let records: RecordRepository

    public init(_ userDefaultsClient: UserDefaultsClient, _ dateClient: DateClient) {
        self.userDefaultsClient = userDefaultsClient
        records = RecordRepository(userDefaultsClient, dateClient)
    }

    public func years(of personID: Person.ID) throws(StorageError) -> [Int] {
        try userDefaultsClient.keys(.history(of: personID))
            .compactMap { Int(digits: $0.utf8.suffix(4)) }
            .sorted()
    }

    public func load(of personID: Person.ID, in year: Int) throws(StorageError) -> Loaded<WeighIn> {
        try records.load(.history(of: personID, in: year), WeighIn.init)
    }

    public func newest(of personID: Person.ID) throws(StorageError) -> WeighIn? {
        for year in try years(of: personID).reversed() {
            let weighIns = try load(of: personID, in: year).values
            if let newest = weighIns.max(by: { $0.moment < $1.moment }) { return newest }
        }
        return nil
    }

    public func save(_ weighIn: WeighIn, of personID: Person.ID) throws(StorageError) {
        let key = String.history(of: personID, in: weighIn.day.year)
        try records.save([weighIn.id.text: weighIn.members], in: key)
    }

    public func delete(_ weighIn: WeighIn, of personID: Person.ID) throws(StorageError) {
        let key = String.history(of: personID, in: weighIn.day.year)
        try records.delete(weighIn.id.text, in: key)
    }
}
