#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Shows a point in time as ISO 8601 writes it, in the time zone of the computer.
nonisolated public struct DateStyle: FormatStyle {
    private var parts: [Part] = []
    /// The time zone that days and hours are counted in.
    public var timeZone = TimeZone.current

    private enum Part: Int, Codable, Hashable {
        case year, month, day, hour, minute, second
    }

    public func format(_ value: Date) -> String {
        let parts = parts.isEmpty ? [.year, .month, .day, .hour, .minute] : parts
        let moment = Moment(value, in: timeZone)
        let day = CalendarDate(number: moment.dayNumber)
        let date = [(Part.year, day.year, 4), (.month, day.month, 2), (.day, day.day, 2)]
        let seconds = moment.secondOfDay
        let time = [
            (Part.hour, seconds / 3600, 2), (.minute, seconds / 60 % 60, 2),
            (.second, seconds % 60, 2),
        ]
        return [(date, "-"), (time, ":")].map { numbers, separator in
            numbers.filter { parts.contains($0.0) }
                .map { Self.padded($0.1, $0.2) }
                .joined(separator: separator)
        }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Shows the year.
    public func year() -> Self { showing(.year) }

    /// Shows the month, in two digits.
    public func month(_ form: Form = .twoDigits) -> Self { showing(.month) }

    /// Shows the day of the month.
    public func day(_ form: Form = .twoDigits) -> Self { showing(.day) }

    /// Shows the hour, from 0 to 23.
    public func hour() -> Self { showing(.hour) }

    /// Shows the minute.
    public func minute() -> Self { showing(.minute) }

    /// Shows the second.
    public func second() -> Self { showing(.second) }

    /// How long a part is elsewhere; here every part is in digits.
    public enum Form: Hashable, Sendable {
        case defaultDigits, twoDigits, abbreviated, wide, narrow
    }

    /// Whether the day is shown.
    public enum DateForm: Hashable, Sendable {
        case omitted, numeric, abbreviated, long, complete
    }

    /// Whether the time is shown.
    public enum TimeForm: Hashable, Sendable {
        case omitted, shortened, standard, complete
    }

    init() {}

    init(date: DateForm, time: TimeForm) {
        if date != .omitted { parts += [.year, .month, .day] }
        if time != .omitted { parts += [.hour, .minute] }
        if time == .standard || time == .complete { parts.append(.second) }
    }

    private func showing(_ part: Part) -> Self {
        var result = self
        result.parts.append(part)
        return result
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}

nonisolated extension FormatStyle where Self == DateStyle {
    /// The day and the time, or what is asked for of them.
    @_disfavoredOverload
    public static var dateTime: Self { Self() }
}

nonisolated extension Date {
    /// The day, the time or both, as ISO 8601 writes them.
    @_disfavoredOverload
    public func formatted(date: DateStyle.DateForm, time: DateStyle.TimeForm) -> String {
        if date == .omitted, time == .omitted { return "" }
        return DateStyle(date: date, time: time).format(self)
    }
}

nonisolated extension Text {
    /// What of a point in time is shown.
    public enum DateStyle: Hashable, Sendable {
        case date, time
    }

    /// Shows the day or the time of a point in time.
    public init(_ date: Date, style: DateStyle) {
        self.init(
            verbatim: style == .date
                ? date.formatted(date: .numeric, time: .omitted)
                : date.formatted(date: .omitted, time: .shortened)
        )
    }
}
