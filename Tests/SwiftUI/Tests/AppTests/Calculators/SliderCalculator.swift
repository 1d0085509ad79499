import CursesUI

struct SliderCalculator: View {
    @State private var height = 170.0
    @State private var weight = 65.0

    private var bmi: Double { weight / (height / 100 * height / 100) }

    var body: some View {
        VStack(spacing: 20) {
            Text("Body mass index")
                .font(.title)
                .fontWeight(.bold)
            VStack(alignment: .leading) {
                Text("Height: \(Int(height)) cm")
                Slider(value: $height, in: 100...220, step: 1)
            }
            VStack(alignment: .leading) {
                Text("Weight: \(Int(weight)) kg")
                Slider(value: $weight, in: 30...200, step: 1)
            }
            Text(String(format: bmi))
                .font(.system(size: 60, weight: .black, design: .rounded))
                .foregroundColor(bmi < 25 ? .green : .red)
            Spacer()
        }
        .padding()
    }
}

extension String {
    fileprivate init(format number: Double) {
        self = number.formatted(.number.precision(.fractionLength(1)))
    }
}
