import CursesUI

struct UnitCalculator: View {
    @AppStorage("selectedUnit") private var unit = Unit.metric

    enum Unit: String { case metric, imperial }

    var body: some View {
        TabView(selection: $unit) {
            UnitForm(lengthTitle: "cm", massTitle: "kg", factor: 10_000)
                .tabItem { Label("Metric", systemImage: "ruler") }
                .tag(Unit.metric)
            UnitForm(lengthTitle: "in", massTitle: "lb", factor: 703)
                .tabItem { Label("Imperial", systemImage: "scalemass") }
                .tag(Unit.imperial)
        }
    }
}

private struct UnitForm: View {
    let lengthTitle: String
    let massTitle: String
    let factor: Double
    @State private var length = ""
    @State private var mass = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                TextField(lengthTitle, text: $length)
                TextField(massTitle, text: $mass)
            }
            Group {
                if let result {
                    Text("BMI: \(result, specifier: "%.1f")").bold()
                } else {
                    Text("–")
                }
            }
            .padding(.vertical)
        }
        .padding()
    }

    private var result: Double? {
        guard let length = Double(length), let mass = Double(mass), length > 0 else { return nil }
        return mass / (length * length) * factor
    }
}
