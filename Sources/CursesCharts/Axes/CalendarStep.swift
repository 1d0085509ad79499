/// Step between the ticks of a calendar axis.
nonisolated public enum CalendarStep: Hashable, Sendable {
    /// Every n-th day.
    case days(Int)
    /// The Monday of every n-th week.
    case weeks(Int)
    /// The first of every n-th month: 1 for months, 3 for quarters.
    case months(Int)
    /// The first of January of every n-th year.
    case years(Int)

    /// Every day.
    public static let day = CalendarStep.days(1)
    /// Every Monday.
    public static let week = CalendarStep.weeks(1)

    /// All steps, from smallest to largest.
    private static let all: [CalendarStep] =
        [.day, .days(2), .week, .weeks(2), .months(1), .months(2), .months(3), .months(6)]
        + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { .years($0) }

    /// Returns all steps, but no fortnights if a narrow axis shows more than two months.
    static func all(in span: Span, isWide: Bool) -> [CalendarStep] {
        let hasMonths = months(1).ticks(in: span).count > 2
        return hasMonths && !isWide ? all.filter { $0 != .weeks(2) } : all
    }

    /// Approximate number of days between two ticks.
    var days: Double {
        switch self {
        case .days(let count): Double(count)
        case .weeks(let count): 7 * Double(count)
        case .months(let count): 30.4 * Double(count)
        case .years(let count): 365.25 * Double(count)
        }
    }

    /// True if a tick begins the span that its label names, such as a month.
    var beginsSpan: Bool {
        switch self {
        case .days, .weeks: false
        case .months, .years: true
        }
    }

    /// Returns the day numbers of the ticks in a range; empty from a thousand on.
    func ticks(in span: Span) -> [Int] {
        guard !span.isEmpty, span.lower.magnitude < 1e9, span.upper.magnitude < 1e9,
            span.length / days < 1000
        else { return [] }
        let first = Int(span.lower.rounded(.up))
        let last = Int(span.upper.rounded(.down))
        guard first <= last else { return [] }
        switch self {
        case .days(let count):
            return (first...last).filter { $0.isMultiple(of: max(1, count)) }
        case .weeks(let count):
            return mondays(first, last, weeks: max(1, count))
        case .months(let count):
            return starts(first, last, months: count)
        case .years(let count):
            return starts(first, last, months: 12 * count)
        }
    }

    /// Returns every n-th Monday; the same ones for any range.
    private func mondays(_ first: Int, _ last: Int, weeks: Int) -> [Int] {
        let monday = first + (7 - CalendarDate.weekday(first)) % 7
        // Day −3, three days before 1 January 1970, is a Monday.
        let week = (monday + 3) / 7
        let skipped: Int = (0..<weeks).first { (week + $0) % weeks == 0 } ?? 0
        return Array(stride(from: monday + 7 * skipped, through: last, by: 7 * weeks))
    }

    private func starts(_ first: Int, _ last: Int, months: Int) -> [Int] {
        let date = CalendarDate(number: first)
        let month = date.year * 12 + date.month - 1
        let step = max(1, months)
        let remainder = month % step
        var next = month - (remainder < 0 ? remainder + step : remainder)
        var ticks: [Int] = []
        while true {
            let year = next >= 0 ? next / 12 : (next - 11) / 12
            let number = CalendarDate(year: year, month: next - year * 12 + 1, day: 1).number
            if number > last { return ticks }
            if number >= first { ticks.append(number) }
            next += step
        }
    }
}

/// Localized names of days, months and years.
struct CalendarNames {
    let environment: EnvironmentValues
    private static let months: [LocalizedStringKey] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let weekdays: [LocalizedStringKey] = [
        "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun",
    ]

    /// Returns the label of a tick, as short as the axis allows.
    func tick(_ number: Int, step: CalendarStep, span: Span) -> String {
        let date = CalendarDate(number: number)
        switch step {
        case .days where span.length < 7, .weeks where span.length < 7:
            return weekday(number)
        case .days, .weeks:
            return environment.string("\(date.day) \(month(date))")
        case .months:
            return date.month == 1 && span.length > 183 ? year(date) : month(date)
        case .years:
            return year(date)
        }
    }

    /// Returns the full name of a day, with the year on axes of 300 days or more.
    func day(_ number: Int, span: Span) -> String {
        let date = CalendarDate(number: number)
        let (weekday, month) = (weekday(number), month(date))
        return span.length < 300
            ? environment.string("\(weekday) \(date.day) \(month)")
            : environment.string("\(weekday) \(date.day) \(month) \("\(date.year)")")
    }

    /// Year as it is written after a month, without the month.
    private func year(_ date: CalendarDate) -> String {
        String(environment.string("\("") \(date.year)").drop { $0 == " " })
    }

    private func month(_ date: CalendarDate) -> String {
        environment.string(Self.months[(date.month - 1) % 12])
    }

    private func weekday(_ number: Int) -> String {
        environment.string(Self.weekdays[CalendarDate.weekday(number)])
    }
}
