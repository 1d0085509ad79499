import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NarrowTests {
    @Test
    func labeledContent_inANarrowForm_breaksTheLabelBetweenWords() {
        let sut = Pilot(
            Form {
                Section("Who") {
                    LabeledContent("Weight (kg)") { TextField("", text: .constant("72.4")) }
                    LabeledContent("Height (cm)") { TextField("", text: .constant("178")) }
                }
            },
            20,
            6
        )
        #expect(
            sut.content == """
                ╭ Who ─────────────╮
                │ Weight   72.4    │
                │ (kg)             │
                │ Height   178     │
                │ (cm)             │
                ╰──────────────────╯
                """
        )
    }

    @Test
    func labeledContent_aWordWiderThanItsColumn_standsOverWhatItLabels() {
        let sut = Pilot(
            Form {
                LabeledContent("Measurements") { Text("a rather long value") }
                LabeledContent("Unit") { Text("kilograms") }
            },
            20,
            7
        )
        let rows = sut.content.split(separator: "\n")
        #expect(rows.first == "Measurements", "\(rows)")
        #expect(rows.contains { $0.contains("Unit") && $0.contains("kilo") }, "\(rows)")
    }

    @Test
    func contentUnavailableView_withoutActions_leavesNoRoomForThem() {
        let sut = Pilot(
            ContentUnavailableView {
                Text("Nobody")
            } description: {
                Text("Press a to add the first")
            },
            20,
            5
        )
        #expect(
            sut.content == """
                       Nobody

                   Press a to add
                     the first
                """
        )
    }

    @Test
    func textField_longAndLeft_showsItsBeginning() async {
        let long = "abcdefghijklmnopqrstuvwxyz"
        let sut = Pilot(
            VStack {
                TextField("", text: .constant(long))
                Button("OK") {}
            },
            20,
            5
        )
        #expect(sut.content.hasPrefix("hijklmnopqrstuvwxyz\n"))
        await sut.press("Tab")
        #expect(sut.content.hasPrefix("abcdefghijklmnopqrs…\n"))
    }
}
