import CursesUI

struct FormCalculator: View {
    @State private var height = ""
    @State private var weight = ""
    @State private var bmi: Double?

    var body: some View {
        NavigationView {
            Form {
                Section("Your measurements") {
                    TextField("Height in cm", text: $height)
                        .keyboardType(.decimalPad)
                    TextField("Weight in kg", text: $weight)
                        .keyboardType(.decimalPad)
                }
                Button("Calculate", action: calculate)
                    .disabled(height.isEmpty || weight.isEmpty)
                if let bmi {
                    Section("Result") {
                        Text("BMI \(bmi, specifier: "%.1f")")
                            .font(.largeTitle)
                    }
                }
            }
            .navigationTitle("Calculator")
        }
    }

    private func calculate() {
        guard let height = Double(height), let weight = Double(weight), height > 0 else { return }
        bmi = weight / (height / 100 * height / 100)
    }
}
