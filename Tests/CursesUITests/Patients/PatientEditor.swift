import CursesUI

struct PatientEditor: View {
    @Environment(\.dismiss) private var dismiss
    @FocusState private var focusedField: Field?
    @State var patient: Patient
    @State private var usesMetric = true
    @State private var isExpanded = false
    let save: (Patient) async -> Void

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $patient.name, prompt: Text("Required"))
                    .textContentType(.name)
                    .textInputAutocapitalization(.words)
                    .autocorrectionDisabled()
                    .submitLabel(.next)
                    .focused($focusedField, equals: .name)
                LabeledContent("Weight (kg)") {
                    TextField("0", value: $patient.weight, format: .number)
                        .keyboardType(.decimalPad)
                        .multilineTextAlignment(.trailing)
                        .focused($focusedField, equals: .weight)
                }
                Toggle(isOn: $usesMetric.animation()) {
                    Label("Metric units", systemImage: "ruler")
                }
                .toggleStyle(.switch)
            }
            DisclosureGroup("More", isExpanded: $isExpanded) {
                Link("Address", destination: .example)
            }
        }
        .formStyle(.grouped)
        .scrollDismissesKeyboard(.interactively)
        .navigationTitle(patient.name.isEmpty ? "New Patient" : patient.name)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel", role: .cancel) { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    Task { await save(patient) }
                    withAnimation(.easeInOut(duration: 0.2)) { dismiss() }
                }
                .keyboardShortcut("s")
                .disabled(patient.name.isEmpty)
            }
        }
        .onSubmit(of: .text) { focusedField = .weight }
        .defaultFocus($focusedField, .name)
    }

    private enum Field: Hashable { case name, weight }
}
