public struct Backup: Hashable, Sendable {
    public var key: String
    public var day: Day

    public init(key: String, day: Day) {
        self.key = key
        self.day = day
    }
}
