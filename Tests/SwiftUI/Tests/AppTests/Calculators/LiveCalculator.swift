import CursesUI

struct LiveCalculator: View {
    private enum Field { case height, weight }

    @State private var height: Double? = 180
    @State private var weight: Double?
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            TextField("Height", value: $height, format: .number)
                .focused($focus, equals: .height)
            TextField("Weight", value: $weight, format: .number)
                .focused($focus, equals: .weight)
            if let bmi {
                Gauge(value: min(max(bmi, 15), 40), in: 15...40) {
                    Text("BMI")
                } currentValueLabel: {
                    Text(bmi, format: .number.precision(.fractionLength(1)))
                }
            } else {
                Text("Enter both.").foregroundStyle(.secondary)
            }
        }
        .onAppear { focus = .weight }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { focus = nil }
            }
        }
    }

    private var bmi: Double? {
        guard let height, let weight, height > 0 else { return nil }
        return weight / (height * height / 10_000)
    }
}
