import CursesCore
import Model
import SharedInterface

// Fields that define a measure; the draft keeps them as one line.
struct OwnMeasureView: View {
    @Binding var text: String
    // Name of the saved measure in this place.
    let oldName: String?
    let error: LocalizedStringKey?
    let field: PersonField
    let focus: FocusState<PersonField?>.Binding

    var body: some View {
        LabeledContent("Name, unit") {
            HStack(alignment: .top) {
                TextField("Name", text: part(\.name), prompt: Text("Arms"))
                    .focused(focus, equals: field)
                    .validation(error)
                TextField("Unit", text: part(\.unit), prompt: Text(verbatim: "cm")).frame(width: 7)
            }
        }
        LabeledContent("From, to") {
            HStack {
                TextField("From", text: part(\.from), prompt: Text(verbatim: "15")).frame(width: 7)
                Text(verbatim: "–")
                TextField("To", text: part(\.to), prompt: Text(verbatim: "60")).frame(width: 7)
            }
        }
        LabeledContent("Decimals") {
            HStack {
                Picker("Decimals", selection: decimals) {
                    ForEach(["0", "1", "2"], id: \.self) { Text(verbatim: $0).tag($0) }
                }
                .labelsHidden()
                if !text.isEmpty {
                    Spacer()
                    Button("Remove") { text = "" }
                }
            }
        }
    }

    private func part(_ part: WritableKeyPath<OwnMeasureParts, String>) -> Binding<String> {
        Binding(get: { OwnMeasureParts(text)[keyPath: part] }, set: { enter($0, part) })
    }

    private func enter(_ entry: String, _ part: WritableKeyPath<OwnMeasureParts, String>) {
        var parts = OwnMeasureParts(text)
        parts.enter(entry, into: part)
        text = parts.line(replacing: oldName)
    }

    private var decimals: Binding<String> {
        Binding(
            get: { OwnMeasureParts(text).decimals.isEmpty ? "1" : OwnMeasureParts(text).decimals },
            set: { enter($0, \.decimals) }
        )
    }
}
