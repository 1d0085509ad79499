import CursesUI
import DataSource

// Days as the language writes them: the order of their parts is the catalog's.
struct DayStyle {
    private static let months: [LocalizedStringKey] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    let catalog: StringCatalog
    let locale: Locale

    func full(_ day: Day) -> String {
        string("\(weekday(day)) \(day.day) \(month(day)) \(day.year)")
    }

    func date(_ day: Day, near today: Day) -> String {
        day.year == today.year
            ? string("\(day.day) \(month(day))")
            : string("\(day.day) \(month(day)) \(day.year)")
    }

    func short(_ day: Day, today: Day) -> String {
        switch day.distance(to: today) {
        case 0: string("today")
        case 1: string("yesterday")
        case 2...300: string("\(weekday(day)) \(day.day) \(month(day))")
        default: day.description
        }
    }

    func table(_ day: Day) -> String {
        "\(day.description) \(weekday(day))"
    }

    var weekdays: [Weekday: String] {
        Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, string($0.label)) })
    }

    private func weekday(_ day: Day) -> String {
        string(day.weekday.label)
    }

    private func month(_ day: Day) -> String {
        let index = day.month - 1
        return Self.months.indices.contains(index) ? string(Self.months[index]) : ""
    }

    func string(_ key: LocalizedStringKey) -> String {
        catalog.string(key, locale: locale)
    }
}

extension EnvironmentValues {
    var dayStyle: DayStyle { DayStyle(catalog: stringCatalog, locale: locale) }
}
