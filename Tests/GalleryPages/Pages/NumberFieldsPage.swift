import CursesUI

enum NumberFieldsPage: PreviewProvider {
    static var previews: some View { NumberFields() }
}

private struct NumberFields: View {
    @State private var height = 178.0
    @State private var weight = 72.4
    @State private var goal: Double? = 70
    @State private var missing: Double?

    var body: some View {
        Form {
            LabeledContent("Stepped") { TextField("cm", value: $height, format: .number) }
            LabeledContent("Comma") { TextField("kg", value: $weight, format: .number) }
            LabeledContent("No number") { TextField("kg", value: $goal, format: .number) }
            LabeledContent("Missing") {
                TextField("kg", value: $missing, format: .number, prompt: Text("none"))
            }
        }
        .padding(.horizontal)
    }
}
