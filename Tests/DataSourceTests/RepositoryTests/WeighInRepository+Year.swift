@testable import DataSource

extension WeighInRepository {
    func load(of personID: Person.ID, in year: Int) throws(StorageError) -> Loaded<WeighIn> {
        var loaded = load(try keys(of: personID).filter { $0.historyYear == year })
        loaded.values.sort()
        return loaded
    }
}
