/// Formats a date in ISO 8601 in the computer's time zone.
nonisolated public struct DateStyle: Sendable {
    /// Bit mask of the shown parts, from the year (bit 0) to the second (bit 5).
    package let parts: UInt8

    /// Day and time without seconds, or the parts chosen by calls such as `year()`.
    public static var dateTime: DateStyle { DateStyle(parts: 0) }

    package init(parts: UInt8) {
        self.parts = parts
    }

    /// Returns the formatted date.
    public func format(_ value: Date) -> String {
        let parts = parts == 0 ? 0b11111 : parts
        let moment = Moment(value, in: .current)
        let day = CalendarDate(number: moment.dayNumber)
        let second = moment.secondOfDay
        let numbers = [
            day.year, day.month, day.day, second / 3600, second / 60 % 60, second % 60,
        ]
        var result = ""
        for (index, number) in numbers.enumerated() where parts & 1 << index != 0 {
            if !result.isEmpty { result += index == 3 ? " " : index < 3 ? "-" : ":" }
            let text = String(number)
            let width = index == 0 ? 4 : 2
            result += String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return result
    }
}
