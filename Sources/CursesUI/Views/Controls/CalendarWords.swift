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

    /// The day that weeks start on, 0 for Monday: the digit at the end of a text of the catalog,
    /// which counts from 1 for Monday to 7 for Sunday.
    static func firstWeekday(_ environment: EnvironmentValues) -> Int {
        let text = environment.string("first day of the week: 1")
        let number = text.last?.wholeNumberValue ?? 1
        return (1...7).contains(number) ? number - 1 : 0
    }
}
