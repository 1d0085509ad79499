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
