import CursesUI

enum DatePickersPage: PreviewProvider {
    static var previews: some View { DatePickers() }

    /// 20 November 2026, half past seven, in whatever time zone.
    static var morning: Date {
        let date = Date(timeIntervalSince1970: Double(PageDay.today.number * 86_400 + 27_000))
        return date.addingTimeInterval(-Double(TimeZone.current.secondsFromGMT(for: date)))
    }
}

enum CalendarPage: PreviewProvider {
    static var previews: some View { DatePickers() }
}

private struct DatePickers: View {
    @State private var day = PageDay.today
    @State private var typed = PageDay.today
    @State private var wrong = PageDay.today

    var body: some View {
        Form {
            DatePicker("Day", selection: $day, in: ...PageDay.today)
            DatePicker("Typed as -3d", selection: $typed)
            DatePicker("No day", selection: $wrong)
            DatePicker("Disabled", selection: $day).disabled(true)
        }
        .padding(.horizontal)
    }
}

enum TimePickersPage: PreviewProvider {
    static var previews: some View { TimePickers() }
}

private struct TimePickers: View {
    @State private var date = DatePickersPage.morning

    var body: some View {
        Form {
            DatePicker("Both", selection: $date)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            DatePicker("Day", selection: $date, displayedComponents: .date)
            DatePicker("Disabled", selection: $date).disabled(true)
        }
        .padding(.horizontal)
    }
}
