// Weighed days in whole weeks, with their level.
public struct WeighInCalendar: Hashable, Sendable {
    public static let empty = WeighInCalendar(firstDay: .epoch, levels: [], streak: 0)
    public static let levelCount = 4

    public var firstDay: Day
    // Level of each day, 0 the lowest; `nil` for days without weigh-ins.
    public var levels: [Int?]
    // Distance of each day from last month's mean, from -1 to 1.
    public var leans: [Double?]
    // Number of leading days before the first weigh-in, or before what was loaded.
    public var daysBefore: Int
    // Number of successive weighed days up to yesterday or today.
    public var streak: Int
    // True if the streak may have begun before the loaded days.
    public var isStreakLonger: Bool

    public var days: ClosedRange<Day> {
        firstDay...firstDay.advanced(by: max(0, levels.count - 1))
    }

    public init(
        firstDay: Day,
        levels: [Int?],
        leans: [Double?] = [],
        daysBefore: Int = 0,
        streak: Int,
        isStreakLonger: Bool = false
    ) {
        self.firstDay = firstDay
        self.levels = levels
        self.leans = leans
        self.daysBefore = daysBefore
        self.streak = streak
        self.isStreakLonger = isStreakLonger
    }
}
