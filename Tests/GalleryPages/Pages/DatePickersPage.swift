import CursesUI

enum DatePickersPage: PreviewProvider {
    static var previews: some View { DatePickers() }
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
