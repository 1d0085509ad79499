#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension WeighInRepository {
    // A year of one weigh-in a day is smaller. A larger one takes no more, but leaves what comes to
    // its months: each addition writes its whole file.
    static let largestYear = 64 << 10

    public func years(of personID: Person.ID) throws(StorageError) -> [Int] {
        years(try keys(of: personID))
    }

    func years(_ keys: [String]) -> [Int] {
        Set(keys.compactMap(\.historyYear)).sorted()
    }

    func keys(of personID: Person.ID) throws(StorageError) -> [String] {
        try userDefaultsClient.keys(.history(of: personID)).filter { $0.historyYear != nil }
    }

    func keyWithRoom(for weighIn: WeighIn, of personID: Person.ID) throws(StorageError) -> String {
        let day = weighIn.day
        let year = String.history(of: personID, in: day.year)
        let isLarge = try userDefaultsClient.size(year) > Self.largestYear
        return isLarge ? .history(of: personID, in: day.year, month: day.month) : year
    }

    // Where it stands, or would stand.
    func key(for weighIn: WeighIn, of personID: Person.ID) throws(StorageError) -> String {
        let key = try keyWithRoom(for: weighIn, of: personID)
        return holds(key, weighIn) ? key : .history(of: personID, in: weighIn.day.year)
    }

    // A hand may have put it into the file of another year.
    func key(holding weighIn: WeighIn, of personID: Person.ID) throws(StorageError) -> String {
        let key = try key(for: weighIn, of: personID)
        if holds(key, weighIn) { return key }
        return try keys(of: personID).first { holds($0, weighIn) } ?? key
    }

    private func holds(_ key: String, _ weighIn: WeighIn) -> Bool {
        load([key]).values.contains { $0.id == weighIn.id }
    }
}
