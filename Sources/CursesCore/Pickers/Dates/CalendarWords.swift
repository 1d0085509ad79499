/// The words of a calendar.
enum CalendarWords {
    /// The short name of a day of the week; 0 is Monday.
    static func weekday(_ index: Int) -> LocalizedStringKey {
        let names: [LocalizedStringKey] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        return names.indices.contains(index) ? names[index] : ""
    }

    /// The name of a month, from 1 to 12.
    static func month(_ number: Int) -> LocalizedStringKey {
        let names: [LocalizedStringKey] = [
            "January", "February", "March", "April", "May", "June", "July", "August",
            "September", "October", "November", "December",
        ]
        return names.indices.contains(number - 1) ? names[number - 1] : ""
    }
}

extension EnvironmentValues {
    /// The day that weeks start on, 0 for Monday.
    public var firstWeekday: Int {
        get { self[FirstWeekdayKey.self] }
        set { self[FirstWeekdayKey.self] = (newValue % 7 + 7) % 7 }
    }
}

private enum FirstWeekdayKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}
