import CursesUI
package import DataSource

extension DayStyle {
    // A long time from month to month, a short one from day to day.
    package func span(_ days: ClosedRange<Day>, near today: Day) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return date(first, near: today) }
        return first.distance(to: last) > 60
            ? string("\(month(first)) – \(month(last))")
            : string("\(date(first, near: today)) – \(date(last, near: today))")
    }

    package func name(of period: Period, from day: Day) -> String {
        switch period {
        case .week: day.description
        case .month: month(day)
        case .year: "\(day.year)"
        }
    }

    package func ago(_ day: Day, today: Day) -> String {
        let days = day.distance(to: today)
        let months = Int((Double(days) / 30.4375).rounded())
        return switch days {
        case 1: string("yesterday")
        case ..<60: string("\(days) days ago")
        default:
            months < 24 ? string("\(months) months ago") : string("\(months / 12) years ago")
        }
    }

    // Which day a card is of.
    package func title(_ day: Day, today: Day) -> String {
        if day >= today { return string("Today") }
        let date = day.distance(to: today) < 300 ? short(day) : date(day, near: today)
        return string("\(ago(day, today: today)) · \(date)")
    }
}
