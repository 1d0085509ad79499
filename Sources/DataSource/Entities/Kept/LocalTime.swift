public struct LocalTime: Hashable, Sendable {
    public static let empty = LocalTime(day: .epoch, time: .midnight)

    public var day: Day
    public var time: TimeOfDay

    public init(day: Day, time: TimeOfDay) {
        self.day = day
        self.time = time
    }
}

extension LocalTime: Comparable {
    public static func < (lhs: LocalTime, rhs: LocalTime) -> Bool {
        (lhs.day, lhs.time) < (rhs.day, rhs.time)
    }
}
