import Testing

@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Taps on fields.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FieldTapTests {
    @Test
    func tapOnAField_runsWhenTheFieldIsEntered() async {
        let pilot = Pilot(Tapped(hasButton: true), size: Size(width: 40, height: 10))
        #expect(pilot.screen.contains("0 taps"))
        await pilot.press("Tab")
        #expect(pilot.screen.contains("1 taps"))
        await pilot.type("abc")
        #expect(pilot.screen.contains("text abc, 1 taps"))
        await pilot.press("Tab", "Tab")
        #expect(pilot.screen.contains("text abc, 2 taps"))
    }

    @Test
    func tapOnAField_thatHasTheFocus_runsBeforeTheFirstCharacter() async {
        let pilot = Pilot(Tapped(hasButton: false), size: Size(width: 40, height: 10))
        await pilot.press("Right")
        #expect(pilot.screen.contains("0 taps"))
        await pilot.type("ab")
        #expect(pilot.screen.contains("text ab, 1 taps"))
    }

    @Test
    func tapOnAField_byTheMouse_runsEachTime() async {
        let pilot = Pilot(Tapped(hasButton: true), size: Size(width: 40, height: 10))
        let row = pilot.screen.split(separator: "\n").firstIndex { $0.contains("Field") } ?? 0
        await pilot.click(x: 20, y: row)
        await pilot.click(x: 20, y: row)
        #expect(pilot.screen.contains("2 taps"))
    }

    @Test
    func sampleText_clearedByATap_isReplacedByWhatIsTyped() async {
        let pilot = Pilot(Sample(), size: Size(width: 40, height: 10))
        #expect(pilot.screen.contains("Dear diary"))
        await pilot.type("Hi")
        #expect(pilot.screen.contains("text Hi."))
    }
}

private struct Tapped: View {
    let hasButton: Bool
    @State private var text = ""
    @State private var taps = 0

    var body: some View {
        VStack {
            if hasButton { Button("Before") {} }
            TextField("Field", text: $text).onTapGesture { taps += 1 }
            Text("text \(text), \(taps) taps")
        }
    }
}

private struct Sample: View {
    @State private var text = "Dear diary"

    var body: some View {
        VStack {
            TextEditor(text: $text).frame(height: .rows(3))
                .onTapGesture { if text == "Dear diary" { text = "" } }
            Text("text \(text).")
        }
    }
}
