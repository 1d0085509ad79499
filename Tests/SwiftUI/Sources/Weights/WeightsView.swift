import CursesUI

struct WeightsView: View {
    @State private var weights = Weights()
    private let names = Bundle.main.decode([String].self, from: "names.json") ?? []
    private let width: CGFloat = 20

    var body: some View {
        List {
            ForEach(weights.all, id: \.self) { weight in
                Text("\(weight, specifier: "%.1f")")
                    .frame(width: width * 2)
            }
            .onDelete(perform: weights.delete)
            Text("BMI \(weights.all[0] / pow(1.75, 2), specifier: "%.1f")")
            Text("\(sqrt(2.0) + floor(1.5) + log(2.0))")
        }
    }
}
