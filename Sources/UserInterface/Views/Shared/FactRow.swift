import CursesCore

// A row of facts; a continued fact has no label.
struct FactRow: View {
    let label: LocalizedStringKey?
    // A generic view would have its type looked up by name at the start.
    let value: AnyView

    init(_ label: LocalizedStringKey? = nil, @ViewBuilder value: () -> some View) {
        self.label = label
        self.value = AnyView(value())
    }

    var body: some View {
        GridRow(alignment: .top) {
            if let label {
                Text(label).foregroundStyle(.secondary)
            } else {
                Text(verbatim: "")
            }
            value
        }
    }
}
