import CursesUI

struct SheetCalculator: View {
    @State private var height = "170"
    @State private var weight = ""
    @State private var result: Result?

    struct Result: Identifiable {
        let id = UUID()
        let value: Double
    }

    var body: some View {
        ZStack {
            Color.clear
            VStack(spacing: 12) {
                TextField("Height", text: $height).modifier(Card())
                TextField("Weight", text: $weight).modifier(Card())
                Button("Calculate") {
                    if let height = Double(height), let weight = Double(weight) {
                        result = Result(value: weight / (height * height / 10_000))
                    }
                }
                .buttonStyle(BigButtonStyle())
            }
        }
        .sheet(item: $result) { ResultSheet(value: $0.value) }
    }
}

private struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 8)
            .background(.gray.opacity(0.2))
            .cornerRadius(12)
            .shadow(radius: 4)
    }
}

private struct BigButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.tint)
    }
}

private struct ResultSheet: View {
    let value: Double
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack {
                Text("Your BMI is \(value, specifier: "%.1f")")
                Text(value < 18.5 ? "Underweight" : value < 25 ? "Normal" : "Overweight")
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
        .presentationDetents([.medium])
    }
}
