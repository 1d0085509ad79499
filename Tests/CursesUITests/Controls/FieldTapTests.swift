import Testing

@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Taps on fields, labels with frames, and badges.
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

    @Test
    func label_withAFrame_hasOne() async {
        let view = VStack(alignment: .leading) {
            Button {
            } label: {
                VStack {
                    Text("one")
                    Text("two")
                }
                .border(.red)
            }
            Button("Last") {}
        }
        let pilot = Pilot(view, size: Size(width: 20, height: 8))
        #expect(pilot.screen.hasPrefix("┏━━━┓\n┃one┃\n┃two┃\n┗━━━┛\n[ Last ]"))
        await pilot.press("Tab")
        #expect(pilot.screen.hasPrefix("╭───╮\n│one│\n│two│\n╰───╯\n[ Last ]"))
    }

    @Test
    func label_withAStrokedBackground_hasOneFrame() {
        let view = Button {
        } label: {
            Text("one\ntwo").lineLimit(2).padding(.horizontal, 8)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))
                .frame(height: 80)
        }
        let screen = Pilot(view, size: Size(width: 20, height: 8)).screen
        #expect(screen.contains("┏") && !screen.contains("╭"))
    }

    @Test
    func badge_onASymbol_leavesTheTitleInTheHelpBar() async {
        let pilot = Pilot(Badge(), size: Size(width: 40, height: 8))
        #expect(pilot.screen.contains("F2 cart"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("F2 cart 1"))
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

private struct Badge: View {
    @State private var count = 0

    var body: some View {
        Button("Add") { count += 1 }
            .toolbar {
                Button {
                } label: {
                    Image(systemName: "cart").overlay { if count > 0 { Text("\(count)") } }
                }
            }
    }
}
