import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ValidationTests {
    @Test
    func validation_ofAnyControl_standsUnderIt() {
        let sut = Pilot(ChoicesView(), 40, 8)
        #expect(
            sut.content == """
                Unit   kg ‹ ›
                       ▲ none fits
                Steps  −  3 +
                       ▲ too few
                Agree  [ ]
                       ▲ needed
                """
        )
    }
}

private struct ChoicesView: View {
    @State private var unit = "kg"
    @State private var steps = 3
    @State private var agrees = false

    var body: some View {
        Form {
            Picker("Unit", selection: $unit) {
                Text("kg").tag("kg")
                Text("lb").tag("lb")
            }
            .pickerStyle(.menu)
            .validation("none fits")
            Stepper("Steps", value: $steps, in: 0...10)
                .validation("too few")
            Toggle("Agree", isOn: $agrees)
                .validation("needed")
        }
    }
}
