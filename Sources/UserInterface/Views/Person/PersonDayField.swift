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

struct PersonDayField_Previews: PreviewProvider {
    static var previews: some View {
        Form {
            ForEach(["1988-04-02", ""], id: \.self) { text in
                LabeledContent("Birth date") {
                    PersonDayField(
                        title: "Birth date",
                        text: .constant(text),
                        day: Day(text),
                        days: .epoch...(.preview),
                        today: .preview
                    )
                }
            }
        }
    }
}
