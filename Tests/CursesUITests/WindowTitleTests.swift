import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WindowTitleTests {
    @Test
    func title_saysWhereOneIs_theNearestFirst() async {
        let pilot = Pilot(Screens(), size: Size(width: 40, height: 10))
        #expect(pilot.title == "People")
        await pilot.press("Enter")
        #expect(pilot.title == "Ann")
        await pilot.press("Enter")
        #expect(pilot.title == "Weigh in – Ann")
        await pilot.press("?")
        #expect(pilot.title == "Help – Weigh in – Ann")
        await pilot.press("Esc", "Esc", "Esc")
        #expect(pilot.title == "People")
    }

    @Test
    func title_withTheProgramsName_endsWithIt() {
        let group = WindowGroup(Text(verbatim: "bmi")) { Screens() }
        let window = TerminalWindow(size: Size(width: 40, height: 10)) { group.nodes($0) }
        #expect(window.render().title == "People – bmi")
        window.close()
    }

    @Test
    func title_ofAGroupWithAnID_isKept() {
        let groups: [any Scene] = [
            WindowGroup("bmi", id: "main") { Screens() },
            WindowGroup("bmi", for: Int.self) { (_: Binding<Int?>) in Screens() },
            WindowGroup("bmi", for: Int.self) { (_: Binding<Int>) in
                Screens()
            } defaultValue: {
                1
            },
        ]
        for group in groups {
            let window = TerminalWindow(size: Size(width: 40, height: 10)) { group.nodes($0) }
            #expect(window.render().title == "People – bmi")
            window.close()
        }
    }

    @Test(arguments: [
        "xterm", "xterm-256color", "xterm-kitty", "screen", "screen.xterm-256color",
        "screen-256color", "tmux-256color", "rxvt-unicode-256color", "st-256color", "alacritty",
        "foot-extra",
    ])
    func title_aTerminalThatIsKnownToTakeIt_getsIt(name: String) {
        #expect(WindowSequences.areTaken(by: name))
    }

    @Test(arguments: [
        "linux", "vt100", "vt220", "dumb", "", "ansi", "sun", "stv52", "xtermish", "cons25",
    ])
    func title_anotherTerminal_getsNothing(name: String) {
        #expect(!WindowSequences.areTaken(by: name))
    }

    @Test
    func title_hostileNames_areHarmless() {
        let text = "\u{1B}]52;c;eA==\u{7}\u{9C}\u{202E}\n" + String(repeating: "長", count: 500)
        for isASCII in [false, true] {
            let shown = WindowSequences.shown(text, isASCII: isASCII)
            #expect(!shown.isEmpty)
            #expect(
                shown.unicodeScalars.allSatisfy { scalar in
                    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
                        && scalar.value != 0x202E
                }
            )
            #expect(GlyphText(shown).width <= 80)
            if isASCII { #expect(shown.utf8.count == shown.unicodeScalars.count) }
        }
    }
}

private struct Screens: View {
    @State private var isEditing = false

    var body: some View {
        NavigationStack {
            NavigationLink("Ann", value: 1)
                .navigationTitle("People")
                .navigationDestination(for: Int.self) { _ in
                    Button("edit") { isEditing = true }
                        .navigationTitle("Ann")
                        .sheet(isPresented: $isEditing) {
                            Button("save") {}.navigationTitle("Weigh in")
                        }
                }
        }
    }
}
