/// The localized names of days and months.
enum CalendarWords {
    /// Returns the short name of a weekday; 0 is Monday.
    static func weekday(_ index: Int) -> LocalizedStringKey {
        let names: [LocalizedStringKey] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return names.indices.contains(index) ? names[index] : ""
    }

    /// Returns the name of a month from 1 to 12.
    static func month(_ number: Int) -> LocalizedStringKey {
        let names: [LocalizedStringKey] = [
            "January", "February", "March", "April", "May", "June", "July", "August",
            "September", "October", "November", "December",
        ]
        return names.indices.contains(number - 1) ? names[number - 1] : ""
    }
}

extension EnvironmentValues {
    /// The first day of the week; 0 is Monday.
    public var firstWeekday: Int {
        get { self[FirstWeekdayKey.self] }
        set { self[FirstWeekdayKey.self] = (newValue % 7 + 7) % 7 }
    }
}

private enum FirstWeekdayKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}
