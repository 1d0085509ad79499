public enum ImportFailure: Error, Hashable, Sendable {
    case storage(StorageError)
    case empty(file: String)
    case binary(file: String)
    case archive(file: String)
    // Health Connect exports databases.
    case database(file: String)
    case unknown(file: String)
    case notThat(file: String, ImportFormat)
    case tooLarge(file: String)
    case tooMany(file: String, limit: Int)
    case severalPeople(file: String)
    // The file has another unit than the person's settings.
    case otherUnit(file: String, WeightUnit)
    case cancelled
}
