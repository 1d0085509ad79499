public import Essentials

extension WeighInRepository {
    // A year of one weigh-in a day is smaller. Since each addition writes its whole file, later
    // weigh-ins of a larger year go to files of months.
    static let largestYear = 64 << 10

    public func years(of personID: Person.ID) throws(StorageError) -> [Int] {
        years(try keys(of: personID))
    }

    func years(_ keys: [String]) -> [Int] {
        Set(keys.compactMap(\.historyYear)).sorted()
    }

    func keys(of personID: Person.ID) throws(StorageError) -> [String] {
        try allKeys(of: personID).filter { $0.historyYear != nil }
    }

    // Keys of the files and of copies beside them.
    func allKeys(of personID: Person.ID) throws(StorageError) -> [String] {
        try dataFolderClient.keys(.history(of: personID))
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
