import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct FocusInSightTests {
    @Test
    func message_thatAppearsAboveTheFocus_leavesItInSight() async {
        let pilot = Pilot(LongForm(), size: Size(width: 30, height: 6))
        await pilot.press("Tab", "Tab", "Tab", "C-u", "x", "Tab")
        #expect(pilot.content.contains("▲ not a number"))
        #expect(pilot.content.contains("Field 5"))
        #expect(pilot.cursor != nil)
    }

    @Test
    func focus_onTheLastControl_showsTheFrameAroundIt() async {
        let form = Form {
            ForEach(0..<4) { section in
                Section("Section \(section)") { Button("Button \(section)") {} }
            }
        }
        let pilot = Pilot(form, size: Size(width: 30, height: 6))
        await pilot.press("End")
        #expect(pilot.content.contains("Button 3"))
        #expect(
            pilot.content.split(separator: "\n").last?.contains("╰") == true,
            "\(pilot.content)"
        )
        await pilot.press("Home")
        #expect(pilot.content.hasPrefix("╭ Section 0"), "\(pilot.content)")
    }

    @Test
    func messageOfATask_leavesTheFocusInSight() async {
        let pilot = Pilot(LongForm(), size: Size(width: 30, height: 6))
        await pilot.press("Tab", "Tab", "Tab", "Tab")
        await pilot.press("F9")
        #expect(pilot.content.contains("Field 5"))
        #expect(pilot.cursor != nil)
    }

    @Test
    func wheel_looksElsewhere_untilTheNextKeyOfTheFocus() async {
        let pilot = Pilot(LongForm(), size: Size(width: 30, height: 6))
        await pilot.press("S-Tab")
        await pilot.wheel(.wheelUp, x: 1, y: 1)
        await pilot.wheel(.wheelUp, x: 1, y: 1)
        #expect(pilot.cursor == .zero)
        await pilot.press("1")
        #expect(pilot.cursor != .zero)
    }

    @Test
    func cursor_OfATextScrolledByTheWheel_IsInViewWhenTheFocusReturns() async {
        let pilot = Pilot(Note(lines: 3), size: Size(width: 30, height: 8))
        await pilot.paste(String(repeating: "line\n", count: 60))
        for _ in 0..<3 { await pilot.wheel(.wheelUp, x: 1, y: 1) }
        #expect(pilot.cursor == nil)
        await pilot.press("Tab", "Tab")
        #expect(pilot.cursor != nil)
        #expect(pilot.flaw(mayHideFocus: false) == nil)
    }

    @Test
    func cursor_OfATextHigherThanTheScreen_IsInView() async {
        let pilot = Pilot(ScrollView { Note(lines: 60) }, size: Size(width: 30, height: 8))
        await pilot.paste((0..<20).map { "line \($0)\n" }.joined())
        #expect(pilot.flaw(mayHideFocus: false) == nil)
        for _ in 0..<12 { await pilot.press("Up") }
        #expect(pilot.content.contains("line 8"))
        #expect(pilot.flaw(mayHideFocus: false) == nil)
        await pilot.press("C-Home")
        #expect(pilot.content.hasPrefix("line 0"))
        #expect(pilot.flaw(mayHideFocus: false) == nil)
    }
}

private struct Note: View {
    let lines: Int
    @State private var text = ""

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Note", text: $text, axis: .vertical).lineLimit(...lines)
            Button("Save") {}
        }
    }
}

private struct LongForm: View {
    @State private var values = Array(repeating: 1.0, count: 9)
    @State private var message: LocalizedStringKey?

    var body: some View {
        Form {
            ForEach(0..<9) { index in
                LabeledContent("Field \(index + 1)") {
                    TextField("kg", value: $values[index], format: .number)
                        .validation(index < 4 ? message : nil)
                }
            }
        }
        .onKeyPress(.function(9)) {
            Task { message = "late" }
            return .handled
        }
    }
}
