/// Day of a date in the computer's time zone.
nonisolated public struct DateDay: CalendarDay {
    public let number: Int

    public var year: Int { CalendarDate(number: number).year }
    public var month: Int { CalendarDate(number: number).month }
    public var day: Int { CalendarDate(number: number).day }

    public init(number: Int) {
        self.number = number
    }

    /// Makes the day of a date.
    public init(_ date: Date) {
        number = Moment(date, in: .current).dayNumber
    }

    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        let date = CalendarDate(year: year, month: month, day: day)
        guard CalendarDate(number: date.number) == date else { return nil }
        number = date.number
    }

    public func advanced(by days: Int) -> DateDay { DateDay(number: number + days) }

    public static func < (lhs: DateDay, rhs: DateDay) -> Bool { lhs.number < rhs.number }
}
