import CursesUI
import DataSource
import SharedInterface

struct BirthDateField: View {
    @Environment(\.dayStyle) private var dayStyle
    @Binding var text: String
    // What the text means.
    let day: Day?
    let days: ClosedRange<Day>
    let today: Day

    var body: some View {
        DayField(
            "Birth date",
            text: $text,
            day: day,
            in: days,
            meanings: dayStyle.meanings(of: text, day, today),
            prompt: Text("not given")
        )
    }
}

struct BirthDateField_Previews: PreviewProvider {
    static var previews: some View {
        Form {
            ForEach(["1988-04-02", ""], id: \.self) { text in
                LabeledContent("Birth date") {
                    BirthDateField(
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
