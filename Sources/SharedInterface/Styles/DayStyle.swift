package import CursesCore
package import DataSource
package import Model

// Dates in the language; the catalog defines the order of their parts.
package struct DayStyle {
    private static let months: [LocalizedStringKey] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static let fullMonths: [LocalizedStringKey] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    private let catalog: StringCatalog
    private let locale: Locale

    package init(catalog: StringCatalog, locale: Locale) {
        self.catalog = catalog
        self.locale = locale
    }

    package func full(_ day: Day) -> String {
        string("\(weekday(day)) \(day.day) \(name(ofMonth: day)) \(day.year)")
    }

    package func date(_ day: Day, near today: Day) -> String {
        day.year == today.year
            ? string("\(day.day) \(name(ofMonth: day))")
            : string("\(day.day) \(name(ofMonth: day)) \(day.year)")
    }

    package func short(_ day: Day, today: Day) -> String {
        near(day, today: today) ?? row(day, near: today)
    }

    // For lists that may span more than a year.
    package func listed(_ day: Day, today: Day, hasYear: Bool) -> String {
        near(day, today: today) ?? (hasYear ? row(day, near: today) : short(day))
    }

    private func near(_ day: Day, today: Day) -> String? {
        switch day.distance(to: today) {
        case 0: string("today")
        case 1: string("yesterday")
        default: nil
        }
    }

    // For columns: in other years, the year replaces the weekday.
    package func row(_ day: Day, near today: Day) -> String {
        day.year == today.year ? short(day) : dated(day)
    }

    package func short(_ day: Day) -> String {
        string("\(weekday(day)) \(day.day) \(name(ofMonth: day))")
    }

    package func month(_ day: Day) -> String {
        string("\(name(ofMonth: day)) \(day.year)")
    }

    package func fullMonth(_ day: Day) -> String {
        let index = day.month - 1
        let name = Self.fullMonths.indices.contains(index) ? string(Self.fullMonths[index]) : ""
        return string("\(name) \(day.year)")
    }

    package func monthName(_ day: Day) -> String {
        name(ofMonth: day)
    }

    // Interpretations of a typed day that differ from the text, longest first.
    package func meanings(of text: String, _ day: Day?, _ today: Day) -> [String] {
        guard let day else { return [] }
        if text == day.description { return [weekday(day)] }
        return [
            "= \(day.year == today.year ? short(day) : full(day))",
            "= \(date(day, near: today))",
            weekday(day),
        ]
    }

    package func title(_ weighIn: WeighIn, _ weightStyle: WeightStyle) -> String {
        "\(full(weighIn.day)) · \(weightStyle.text(weighIn.weight))"
    }

    package var weekdays: [Weekday: String] {
        Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, string($0.label)) })
    }

    package func weekday(_ day: Day) -> String {
        string(day.weekday.label)
    }

    package func name(ofMonth day: Day) -> String {
        let index = day.month - 1
        return Self.months.indices.contains(index) ? string(Self.months[index]) : ""
    }

    package func string(_ key: LocalizedStringKey) -> String {
        catalog.string(key, locale: locale)
    }
}

extension EnvironmentValues {
    package var dayStyle: DayStyle { DayStyle(catalog: stringCatalog, locale: locale) }
}

extension DayStyle {
    // Longest text first; a negative range means eating less than needed.
    package func texts(energy: ClosedRange<Int>) -> [String] {
        let isLess = energy.lowerBound < 0
        let ends = [energy.lowerBound.magnitude, energy.upperBound.magnitude].sorted()
        let (low, high) = ("\(ends[0])", "\(ends[1])")
        let amount =
            ends[0] == 0
            ? string("up to \(high)") : ends[0] == ends[1] ? high : string("\(low)–\(high)")
        return isLess
            ? [
                string("like eating \(amount) kcal a day below need"),
                string("\(amount) kcal a day below need"),
                string("\(amount) kcal/day below need"),
            ]
            : [
                string("like eating \(amount) kcal a day above need"),
                string("\(amount) kcal a day above need"),
                string("\(amount) kcal/day above need"),
            ]
    }
}

extension DayStyle {
    package func text(_ course: GoalCourse, near today: Day) -> String? {
        switch course {
        // Shown beside the goal instead.
        case .unknown, .reached, .untested, .passed: nil
        case .away: string("moving away from the goal")
        case .expected(let days): string("at this rate \(span(days, near: today))")
        case .notBefore(let day): string("\(month(day)) at the earliest")
        }
    }

    // Longest text first.
    package func texts(_ course: GoalCourse, near today: Day) -> [String] {
        let text = text(course, near: today).map { [$0] } ?? []
        if case .away = course { return text + [string("moving away")] }
        guard case .expected(let days) = course, days.lowerBound < days.upperBound else {
            return text
        }
        let (first, last) = (days.lowerBound, days.upperBound)
        let isExact = first.distance(to: last) <= Self.mostDays
        let ends = (isExact ? [date(last, near: today)] : []) + [month(last)]
        return text + ends.map { string("at this rate by \($0)") }
    }
}

extension DayStyle {
    package func note(of entry: HistoryEntry) -> String {
        let note = entry.weighIn.note
        guard let slip = slip(entry) else { return note }
        return note.isEmpty ? slip : "\(slip) · \(note)"
    }

    package func slip(_ entry: HistoryEntry) -> String? { slip(entry.isSlip) }

    package func slip(_ isSlip: Bool) -> String? {
        isSlip ? string("left out of the curve") : nil
    }

    // `nil` if all weigh-ins are in the mean.
    package func leftOut(_ count: Int) -> String? {
        count == 0 ? nil : string("\(count) left out of the curve")
    }
}

extension DayStyle {
    package func text(of rate: Rate, _ weight: WeightStyle) -> String {
        texts(of: rate, weight)[0]
    }

    // Longest text first.
    package func texts(of rate: Rate, _ weight: WeightStyle) -> [String] {
        let style = RateStyle(weight: weight)
        let length = length(of: rate)
        if rate.isWithoutDirection { return [string("no clear direction in \(length)")] }
        guard rate.isSteady else { return [string("\(style.text(rate)) a week")] }
        return [
            string("steady for \(length) (± \(style.margin(rate)) a week)"),
            string("steady \(length) ± \(style.margin(rate))/week"),
            string("steady for \(length)"),
        ]
    }

    // The last day of figures that are over a week old.
    package func end(_ day: Day, today: Day) -> String? {
        day.distance(to: today) > Rate.recentDays ? string("to \(date(day, near: today))") : nil
    }

    // Period, certainty and remark of a rate, longest text first.
    package func details(of rate: Rate, _ weight: WeightStyle, today: Day) -> [String] {
        let details = details(of: rate, today: today)
        guard let remark = longChange(of: rate, weight) ?? bend(of: rate, today: today) else {
            return details
        }
        let last = self.remark(of: rate, weight, today: today).map { [$0] } ?? []
        return details.map { [$0, remark].listed(string) } + last
    }

    // Period and certainty of a rate, longest text first.
    package func details(of rate: Rate, today: Day) -> [String] {
        let hasLength = !rate.isSteady && !rate.isWithoutDirection
        let doubt = hasLength && !rate.isClear ? string("not certain yet") : nil
        if rate.isPast(on: today) {
            let end = date(rate.lastDay, near: today)
            let last = string("to \(end)")
            guard hasLength else { return [last] }
            let whole = string("\(length(of: rate)) to \(end)")
            return [doubt.map { string("\(whole), \($0)") }, whole, last].compactMap(\.self)
        }
        guard hasLength else { return [] }
        let last = string("last \(length(of: rate))")
        return doubt.map { [string("\(last), \($0)"), $0, last] } ?? [last]
    }

    // Slow change or bend of a rate, which say more than an unclear rate does.
    package func remark(of rate: Rate, _ weight: WeightStyle, today: Day) -> String? {
        guard let long = longChange(of: rate, weight) else { return bend(of: rate, today: today) }
        return end(rate.lastDay, today: today).map { string("\(long) \($0)") } ?? long
    }

    private func bend(of rate: Rate, today: Day) -> String? {
        guard !rate.isPast(on: today) else { return nil }
        return rate.bendDay.map { string("changed about \(date($0, near: today))") }
    }

    // A slow change that is not visible in four weeks.
    private func longChange(of rate: Rate, _ weight: WeightStyle) -> String? {
        rate.longChange.map {
            let length = length(from: $0.firstDay, to: $0.lastDay, of: $0.window)
            return string("\(weight.changeText($0.kilograms)) in \(length)")
        }
    }

    package func length(of rate: Rate) -> String {
        length(from: rate.firstDay, to: rate.lastDay, of: rate.window)
    }

    // The span of the weights, or the whole window if they fill 90 % of it.
    private func length(from first: Day, to last: Day, of window: RateWindow) -> String {
        let weighed = first.distance(to: last) + 1
        let isWhole = Double(weighed) >= Double(window.days) * 0.9
        let days = isWhole ? window.days : weighed
        return switch days {
        case ..<14: string("\(days) days")
        case ..<60: string("\(Int((Double(days) / 7).rounded())) weeks")
        default: string("\(Int((Double(days) / 30.4375).rounded())) months")
        }
    }
}

extension DayStyle {
    // Change since the previous weigh-in, seen from today.
    package func since(_ previous: WeighIn, _ amount: String, on day: Day?, today: Day) -> String {
        string("\(amount) since \(moment(of: previous, beside: day, today: today))")
    }

    // The same seen from the day of the weigh-in.
    package func since(_ previous: WeighIn, _ amount: String, on day: Day) -> String {
        let moment =
            previous.day == day ? previous.time.description : date(previous.day, near: day)
        return string("\(amount) since \(moment)")
    }

    private func moment(of weighIn: WeighIn, beside day: Day?, today: Day) -> String {
        if weighIn.day == day { return weighIn.time.description }
        // A weekday does not fit the smallest screen.
        return weighIn.day.distance(to: today) > 1
            ? date(weighIn.day, near: today) : short(weighIn.day, today: today)
    }
}

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
        let count = days.count
        if count > 730 {
            let years = Double(count) / 365.2425
            return string("\(years.shortened) years")
        }
        return string("\(count) days")
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

extension DayStyle {
    // Width of the widest day: either the name or the number of the month decides.
    package func width(_ text: (Day) -> String) -> Int {
        Self.widestDays.map { PlainText.width(of: text($0)) }.max() ?? 0
    }

    // Width of a column: of its title and its widest text.
    package func column(
        _ title: LocalizedStringKey,
        _ texts: [String] = [],
        least: Double = 0
    ) -> Double {
        max(least, Double(([string(title)] + texts).map(PlainText.width).max() ?? 0))
    }

    // 30 September 2026 and 31 December 2026.
    private static let widestDays = [Day(number: 20_726), Day(number: 20_818)]
}
