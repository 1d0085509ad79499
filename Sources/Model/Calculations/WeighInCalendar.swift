public import DataSource

// Weighed days in whole weeks, with their level.
public struct WeighInCalendar: Hashable, Sendable {
    public static let empty = WeighInCalendar(firstDay: .epoch, levels: [], streak: 0)
    public static let levelCount = 4

    public var firstDay: Day
    // Level of each day, 0 the lowest; `nil` for days without weigh-ins.
    public var levels: [Int?]
    // Distance of each day from the middle of the weights, from -1 to 1.
    public var leans: [Double?] = []
    // Number of leading days before the first weigh-in, or before what was loaded.
    public var daysBefore = 0
    // Number of successive weighed days up to yesterday or today.
    public var streak: Int
    // True if the streak may have begun before the loaded days.
    public var isStreakLonger = false

    public var days: ClosedRange<Day> {
        firstDay...firstDay.advanced(by: max(0, levels.count - 1))
    }
}
