import CursesUI

enum FormPage: PreviewProvider {
    static var previews: some View { WeighInForm() }
}

private struct WeighInForm: View {
    @State private var name = "Ann"
    @State private var day = PageDay.today
    @State private var weight = 72.4
    @State private var note = ""
    @State private var unit = "kg"
    @State private var remembers = true

    var body: some View {
        NavigationStack {
            Form {
                Section("Who") {
                    LabeledContent("Name") { TextField("Name", text: $name) }
                }
                Section {
                    DatePicker("Day", selection: $day)
                    LabeledContent("Weight") { TextField("kg", value: $weight, format: .number) }
                    Picker("Unit", selection: $unit) {
                        Text("kg").tag("kg")
                        Text("lb").tag("lb")
                    }
                    .pickerStyle(.segmented)
                    Toggle("Remember the unit", isOn: $remembers)
                    LabeledContent("Note") {
                        TextField("Note", text: $note, prompt: Text("optional"))
                    }
                } header: {
                    Text("Weigh-in")
                } footer: {
                    Text("A weigh-in keeps the height of its day.")
                }
                HStack {
                    Button("Cancel", role: .cancel) {}
                    Button("Save") {}
                        .buttonStyle(.borderedProminent)
                        .keyboardShortcut("s")
                }
            }
            .navigationTitle("New weigh-in")
        }
    }
}
