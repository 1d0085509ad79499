import CursesCore
package import DataSource

extension DayStyle {
    // What is longer goes from month to month.
    static var mostDays: Int { 60 }

    // When something is expected, which is of this year where no other is named.
    package func span(_ days: ClosedRange<Day>, near today: Day) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return date(first, near: today) }
        return first.distance(to: last) > Self.mostDays
            ? months(days)
            : string("\(date(first, near: today)) – \(date(last, near: today))")
    }

    // From day to day, always with its year.
    package func span(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return dated(first) }
        guard first.year == last.year else { return string("\(dated(first)) – \(dated(last))") }
        let (start, end) = (name(ofMonth: first), name(ofMonth: last))
        return first.month == last.month
            ? string("\(first.day) – \(last.day) \(end) \(last.year)")
            : string("\(first.day) \(start) – \(last.day) \(end) \(last.year)")
    }

    // From month to month, where its days do not matter.
    package func months(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first.year == last.year, first.month == last.month { return month(last) }
        return first.year == last.year
            ? string("\(name(ofMonth: first)) – \(name(ofMonth: last)) \(last.year)")
            : string("\(month(first)) – \(month(last))")
    }

    // How long it is, where its ends are told beside it.
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

    // In full, where there is room.
    package func title(of period: Period, from day: Day) -> String {
        switch period {
        case .week: span(day...day.advanced(by: 6))
        case .month: fullMonth(day)
        case .year: year(day.year)
        }
    }

    // As short as it can be: of a week the day that it begins with.
    package func name(of period: Period, from day: Day) -> String {
        switch period {
        case .week: dated(day)
        case .month: month(day)
        case .year: year(day.year)
        }
    }

    package func year(_ period: String) -> String { Int(period).map(year) ?? period }

    // Written as it is behind a month.
    package func year(_ year: Int) -> String {
        String(string("\("") \(year)").drop { $0 == " " })
    }

    package func ago(_ day: Day, today: Day) -> String {
        let days = day.distance(to: today)
        // A month that is not over is none, as a year is not.
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

    // Which day a card is of.
    package func title(_ day: Day, today: Day) -> String {
        if day == today { return string("Today") }
        if day > today { return row(day, near: today) }
        let isYesterday = day.distance(to: today) == 1
        let ago = isYesterday ? string("Yesterday") : ago(day, today: today)
        return string("\(ago) · \(row(day, near: today))")
    }
}
