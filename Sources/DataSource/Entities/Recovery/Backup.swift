public struct Backup: Hashable, Sendable {
    public var key: String
    public var day: Day
    // Number of a version that a restore has replaced.
    public var number: Int?

    public init(key: String, day: Day, number: Int? = nil) {
        self.key = key
        self.day = day
        self.number = number
    }
}
