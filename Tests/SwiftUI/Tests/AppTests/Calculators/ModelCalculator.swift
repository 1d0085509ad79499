import CursesUI

@MainActor
final class CalculatorModel: ObservableObject {
    @Published var height = "" { didSet { hasChanged = true } }
    @Published var weight = ""
    @Published private(set) var hasChanged = false
    @Published var isShowingResult = false

    var bmi: Double {
        guard let height = Double(height), let weight = Double(weight), height > 0 else { return 0 }
        return weight / height / height * 10_000
    }

    func calculate() {
        isShowingResult = bmi > 0
    }
}

struct ModelCalculator: View {
    @StateObject private var model = CalculatorModel()

    var body: some View {
        NavigationStack {
            VStack {
                MeasureField(title: "Height", text: $model.height)
                MeasureField(title: "Weight", text: $model.weight)
                Button {
                    model.calculate()
                } label: {
                    Text("Show result")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                Text(model.hasChanged ? "changed" : "new")
            }
            .navigationTitle("Calculator")
            .navigationDestination(isPresented: $model.isShowingResult) {
                ModelResult().environmentObject(model)
            }
        }
    }
}

private struct MeasureField: View {
    let title: String
    @Binding var text: String

    var body: some View {
        HStack {
            Text(title)
            TextField("0", text: $text)
                .textFieldStyle(.roundedBorder)
        }
    }
}

private struct ModelResult: View {
    @EnvironmentObject private var model: CalculatorModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("\(model.bmi, specifier: "%.1f")").font(.largeTitle)
            Button("Again") { dismiss() }
        }
        .navigationTitle("Result")
    }
}
