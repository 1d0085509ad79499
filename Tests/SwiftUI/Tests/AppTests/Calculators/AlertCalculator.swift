import CursesUI

struct AlertCalculator: View {
    @State private var height = ""
    @State private var weight = ""
    @State private var bmi = 0.0
    @State private var isWrong = false

    var body: some View {
        VStack {
            Image(systemName: "heart.fill")
            Text("BMI Calculator").font(.title).padding()
            TextField("Height (m)", text: $height).padding(.horizontal)
            TextField("Weight (kg)", text: $weight).padding(.horizontal)
            Button(action: calculate) {
                Text("Calculate")
            }
            if bmi > 0 {
                Text("Your BMI: \(bmi.formatted(.number.precision(.fractionLength(1))))")
                    .animation(.easeInOut, value: bmi)
            }
            Spacer()
        }
        .alert("Check your entries", isPresented: $isWrong) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("Height and weight must be numbers.")
        }
    }

    private func calculate() {
        guard let height = Double(height), let weight = Double(weight), height > 0 else {
            isWrong = true
            return
        }
        bmi = weight / (height * height)
    }
}
