// Why nothing of a file can be imported.
public enum ImportFailure: Error, Hashable, Sendable {
    case storage(StorageError)
    case empty(file: String)
    case binary(file: String)
    case archive(file: String)
    // Health Connect's exports are such.
    case database(file: String)
    case unknown(file: String)
    case notThat(file: String, ImportFormat)
    case tooLarge(file: String)
    case tooMany(file: String, limit: Int)
    case severalPeople(file: String)
    // It says another unit than the person.
    case otherUnit(file: String, WeightUnit)
    case cancelled
}
