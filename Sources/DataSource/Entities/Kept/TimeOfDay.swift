public struct TimeOfDay: Hashable, Comparable, Sendable {
    public static let midnight = TimeOfDay(minutes: 0)

    public let minutes: Int

    public var hour: Int { minutes / 60 }
    public var minute: Int { minutes % 60 }

    public init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        self.init(minutes: hour * 60 + minute)
    }

    private init(minutes: Int) {
        self.minutes = minutes
    }

    public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
        lhs.minutes < rhs.minutes
    }
}
