import CursesUI

@Observable
final class BodyState {
    enum Sex: String, CaseIterable, Identifiable {
        case female = "Female"
        case male = "Male"

        var id: Self { self }
    }

    var sex = Sex.female
    var age = 30
    var height = 165
    var weight = 60

    var bmi: Double { Double(weight) / (Double(height) * Double(height)) * 10_000 }
}

struct StepperCalculator: View {
    @State private var state = BodyState()

    var body: some View {
        @Bindable var state = state
        List {
            Picker("Sex", selection: $state.sex) {
                ForEach(BodyState.Sex.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            Stepper("Age: \(state.age)", value: $state.age, in: 18...100)
            Stepper("Height: \(state.height) cm", value: $state.height, in: 100...220)
            Stepper("Weight: \(state.weight) kg", value: $state.weight, in: 30...200)
            LabeledContent("BMI", value: state.bmi, format: .number.precision(.fractionLength(1)))
        }
    }
}
