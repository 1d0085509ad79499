/// Date of the Gregorian calendar, converted from and to days since 1 January 1970.
nonisolated package struct CalendarDate: Hashable {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    package init(number: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Number of days since 1 January 1970.
    package var number: Int {
        let year = month <= 2 ? self.year - 1 : self.year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Returns the weekday of a day number, 0 for Monday.
    package static func weekday(_ number: Int) -> Int {
        let remainder = (number + 3) % 7
        return remainder < 0 ? remainder + 7 : remainder
    }
}

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

/// Date as a day and a time of day in a time zone.
nonisolated package struct Moment {
    /// Number of days since 1 January 1970.
    var dayNumber: Int
    package var secondOfDay: Int

    package init(_ date: Date, in timeZone: TimeZone) {
        let offset = Double(timeZone.secondsFromGMT(for: date))
        let seconds = (date.timeIntervalSince1970 + offset).rounded(.down)
        let day = (seconds / 86_400).rounded(.down)
        dayNumber = Int(day)
        secondOfDay = Int(seconds - day * 86_400)
    }

    package init(dayNumber: Int, secondOfDay: Int) {
        self.dayNumber = dayNumber
        self.secondOfDay = secondOfDay
    }

    /// Returns the date; a time skipped by daylight saving is later by the skipped time.
    package func date(in timeZone: TimeZone) -> Date {
        let local = Double(dayNumber) * 86_400 + Double(secondOfDay)
        let guess = Date(timeIntervalSince1970: local)
        let first = local - Double(timeZone.secondsFromGMT(for: guess))
        let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: first))
        return Date(timeIntervalSince1970: local - Double(offset))
    }
}

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
