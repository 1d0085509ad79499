import CursesUI
import SharedInterface

// A row of the grid of facts; what goes on below a fact has no label.
struct FactRow<Value: View>: View {
    let label: LocalizedStringKey?
    @ViewBuilder let value: Value

    init(_ label: LocalizedStringKey? = nil, @ViewBuilder value: () -> Value) {
        self.label = label
        self.value = value()
    }

    var body: some View {
        GridRow {
            if let label {
                Text(label).foregroundStyle(.secondary)
            } else {
                Text(verbatim: "")
            }
            value
        }
    }
}

struct FactRow_Previews: PreviewProvider {
    static var previews: some View {
        Grid(alignment: .leading) {
            FactRow("weight") { Text(verbatim: "72.4 kg") }
            FactRow { Text("moving away from the goal") }
        }
    }
}
