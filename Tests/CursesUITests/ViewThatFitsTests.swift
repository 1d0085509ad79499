import Testing

@testable import CursesUI

@MainActor
struct ViewThatFitsTests {
    private var view: some View {
        ViewThatFits {
            Text(verbatim: "a long text").frame(idealHeight: 4)
            Text(verbatim: "short")
            Text(verbatim: "…")
        }
    }

    @Test(arguments: [(20, 6, "a long text"), (20, 3, "short"), (8, 6, "short"), (4, 6, "…")])
    func draw_aRoom_showsTheFirstThatFits(_ width: Int, _ height: Int, _ text: String) async {
        let pilot = Pilot(
            view.frame(width: Double(width), height: Double(height)),
            size: Size(width: 40, height: 12)
        )
        await pilot.settle()
        #expect(pilot.screen.contains(text))
    }

    @Test
    func keys_ofWhatIsNotShown_doNothing() async {
        var pressed: [String] = []
        let view = ViewThatFits {
            Button("first, which is wide") { pressed.append("first") }
                .keyboardShortcut("x", modifiers: [])
                .frame(idealWidth: 90)
            Button("second") { pressed.append("second") }
                .keyboardShortcut("x", modifiers: [])
        }
        let pilot = Pilot(view, size: Size(width: 40, height: 12))
        await pilot.press("x")
        #expect(pressed == ["second"])
    }
}
