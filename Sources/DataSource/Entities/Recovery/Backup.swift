public struct Backup: Hashable, Sendable {
    public var key: String
    public var day: Day
    // Of what was put aside when something else was brought back.
    public var number: Int?

    public init(key: String, day: Day, number: Int? = nil) {
        self.key = key
        self.day = day
        self.number = number
    }
}
