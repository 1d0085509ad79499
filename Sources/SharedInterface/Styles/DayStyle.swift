package import CursesCore
package import DataSource

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
