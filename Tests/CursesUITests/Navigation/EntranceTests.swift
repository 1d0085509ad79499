import Testing

@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Where the focus is after a screen was pushed or popped.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EntranceTests {
    @Test
    func pushedScreen_beginsAtItsFirstControl() async {
        let pilot = Pilot(Pushing(), size: Size(width: 40, height: 12))
        await pilot.press("Tab", "Tab", "Enter")
        await pilot.type("zz")
        #expect(pilot.screen.contains("first zz, second , third ."))
    }

    @Test
    func poppedScreen_isWhereItWas() async {
        let pilot = Pilot(Pushing(), size: Size(width: 40, height: 12))
        await pilot.press("Tab", "Tab", "Enter", "Tab", "Tab", "Esc", "Enter")
        #expect(pilot.screen.contains("first , second , third ."))
        await pilot.press("Esc", "S-Tab")
        await pilot.type("n")
        #expect(pilot.screen.contains("name n"))
    }

    @Test
    func pushedScreen_withAFocusedState_beginsThere() async {
        let view = NavigationStack { NavigationLink("Go") { Focusing() } }
        let pilot = Pilot(view, size: Size(width: 40, height: 12))
        await pilot.press("Enter")
        await pilot.type("b")
        #expect(pilot.screen.contains("second b"))
    }
}

private struct Pushing: View {
    @State private var name = ""
    @State private var texts = ["", "", ""]

    var body: some View {
        NavigationStack {
            VStack {
                Button("Before") {}
                TextField("Name", text: $name)
                NavigationLink("Go") {
                    VStack {
                        ForEach(0..<3) { TextField("\($0)", text: $texts[$0]) }
                        Text("first \(texts[0]), second \(texts[1]), third \(texts[2]).")
                    }
                }
                Text("name \(name)")
            }
        }
    }
}

private struct Focusing: View {
    @State private var first = ""
    @State private var second = ""
    @FocusState private var isSecond: Bool

    var body: some View {
        VStack {
            TextField("First", text: $first)
            TextField("Second", text: $second).focused($isSecond)
            Text("second \(second)")
        }
        .onAppear { isSecond = true }
    }
}
