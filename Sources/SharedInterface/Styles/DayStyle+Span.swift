import CursesCore
package import DataSource

extension DayStyle {
    // Spans longer than these days are shown in months.
    static var mostDays: Int { 60 }

    // A coming span; the year is omitted if it is this one.
    package func span(_ days: ClosedRange<Day>, near today: Day) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return date(first, near: today) }
        if first.distance(to: last) > Self.mostDays { return months(days) }
        return first.year == last.year && first.year != today.year
            ? span(days) : string("\(date(first, near: today)) – \(date(last, near: today))")
    }

    // A span of days with its year.
    package func span(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return dated(first) }
        guard first.year == last.year else { return string("\(dated(first)) – \(dated(last))") }
        let (start, end) = (name(ofMonth: first), name(ofMonth: last))
        return first.month == last.month
            ? string("\(first.day) – \(last.day) \(end) \(last.year)")
            : string("\(first.day) \(start) – \(last.day) \(end) \(last.year)")
    }

    // A span of months.
    package func months(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first.year == last.year, first.month == last.month { return month(last) }
        return first.year == last.year
            ? string("\(name(ofMonth: first)) – \(name(ofMonth: last)) \(last.year)")
            : string("\(month(first)) – \(month(last))")
    }

    // The length of a span, shown beside its ends.
    package func length(_ days: ClosedRange<Day>) -> String {
        let count = days.lowerBound.distance(to: days.upperBound) + 1
        if count > 730 {
            let years = Double(count) / 365.2425
            return string("\(years.shortened) years")
        }
        return string(count == 1 ? "1 day" : "\(count) days")
    }

    package func dated(_ day: Day) -> String {
        string("\(day.day) \(name(ofMonth: day)) \(day.year)")
    }

    // The full name, for wide places.
    package func title(of period: Period, from day: Day) -> String {
        switch period {
        case .week: span(day...day.advanced(by: 6))
        case .month: fullMonth(day)
        case .year: year(day.year)
        }
    }

    // The shortest name; a week is named by its first day.
    package func name(of period: Period, from day: Day) -> String {
        switch period {
        case .week: dated(day)
        case .month: month(day)
        case .year: year(day.year)
        }
    }

    package func year(_ period: String) -> String { Int(period).map(year) ?? period }

    // A year as it is written after a month.
    package func year(_ year: Int) -> String {
        String(string("\("") \(year)").drop { $0 == " " })
    }

    package func ago(_ day: Day, today: Day) -> String {
        let days = day.distance(to: today)
        // Counts completed months and years only.
        let months = max(2, Int(Double(days) / 30.4375))
        return switch days {
        case 1: string("yesterday")
        case ..<60: string("\(days) days ago")
        default:
            months < 24 ? string("\(months) months ago") : string("\(months / 12) years ago")
        }
    }

    package func newest(_ day: Day, today: Day) -> String {
        day > today ? short(day) : day == today ? string("today") : ago(day, today: today)
    }

    // Title of the card of a day.
    package func title(_ day: Day, today: Day) -> String {
        if day == today { return string("Today") }
        if day > today { return row(day, near: today) }
        let isYesterday = day.distance(to: today) == 1
        let ago = isYesterday ? string("Yesterday") : ago(day, today: today)
        return string("\(ago) · \(row(day, near: today))")
    }
}
