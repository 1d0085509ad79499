import CursesUI

enum TextFieldsPage: PreviewProvider {
    static var previews: some View { TextFields() }
}

private struct TextFields: View {
    @State private var empty = ""
    @State private var name = "Ann Example"
    @State private var wide = "体重を毎日量る"
    @State private var weight = "heavy"

    var body: some View {
        Form {
            LabeledContent("Empty") { TextField("Empty", text: $empty) }
            LabeledContent("Prompt") {
                TextField("Prompt", text: $empty, prompt: Text("First and last name"))
            }
            LabeledContent("Focused") { TextField("Focused", text: $name) }
            LabeledContent("Wide") { TextField("Wide", text: $wide) }
            LabeledContent("Invalid") {
                TextField("Invalid", text: $weight)
                    .validation("This is no number.")
            }
            LabeledContent("Disabled") { TextField("Disabled", text: $name) }
                .disabled(true)
            LabeledContent("Plain") { TextField("Plain", text: $name).textFieldStyle(.plain) }
        }
        .padding(.horizontal)
    }
}
