// Which days were weighed, in whole weeks, and how heavy each was among them.
public struct WeighInCalendar: Hashable, Sendable {
    public static let empty = WeighInCalendar(firstDay: .epoch, levels: [], streak: 0)
    public static let levelCount = 4

    public var firstDay: Day
    // Of each day from the first on; nil where nothing was weighed, 0 where the weight was low.
    public var levels: [Int?]
    // How far each of them is from the mean of the last month, from -1 to 1.
    public var leans: [Double?]
    // How many of them are before the first weigh-in of all, or before what was read.
    public var daysBefore: Int
    // How many days before now were weighed one after the other, today if it has been.
    public var streak: Int
    // Whether it may have begun before the days that were read.
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
