import CursesTesting
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

    @Test
    func form_withoutRoom_buttonsStay_andNoMessageTouchesTheBar() async {
        let sut = Pilot(SavedView(), 30, 6)
        #expect(
            sut.content == """
                A  a                         ┃
                   ▲ far too long for this   ┃
                   line
                B  b
                   ▲ far too long for this
                [ Cancel it ] [ Save ]
                """,
            "\(sut.content)"
        )
        await sut.press("Tab", "Tab")
        #expect(sut.content.hasSuffix("[ Cancel it ] [ Save ]"))
        #expect(sut.content.contains("C  c"))
        await sut.press("Tab", "Tab")
        #expect(sut.content.hasSuffix("[ Cancel it ] [ Save ]"))
    }

    @Test
    func form_veryLow_allScrolls_buttonsThatWouldBeCutAreAColumn() async {
        let sut = Pilot(SavedView(), 20, 5)
        #expect(!sut.content.contains("Save"))
        await sut.press("Tab", "Tab", "Tab", "Tab")
        #expect(sut.content.contains("[ Cancel it ]"), "\(sut.content)")
        #expect(sut.content.contains("[ Save ]"), "\(sut.content)")
    }
}

private struct SavedView: View {
    @State private var text = ["a", "b", "c"]

    var body: some View {
        Form {
            field("A", 0)
            field("B", 1)
            field("C", 2)
            HStack {
                Button("Cancel it") {}
                Button("Save") {}
            }
        }
    }

    private func field(_ label: LocalizedStringKey, _ index: Int) -> some View {
        LabeledContent(label) {
            TextField(label, text: $text[index]).validation("far too long for this line")
        }
    }
}
