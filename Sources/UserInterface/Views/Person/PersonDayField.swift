import CursesCore
import DataSource
import SharedInterface

// An optional date of a person.
struct PersonDayField: View {
    @Environment(\.dayStyle) private var dayStyle
    let title: LocalizedStringKey
    @Binding var text: String
    // The parsed text.
    let day: Day?
    let days: ClosedRange<Day>
    let today: Day
    var prompt: LocalizedStringKey = "not given"

    var body: some View {
        DayField(
            title,
            text: $text,
            day: day,
            in: days,
            meanings: dayStyle.meanings(of: text, day, today),
            prompt: Text(prompt)
        )
    }
}
