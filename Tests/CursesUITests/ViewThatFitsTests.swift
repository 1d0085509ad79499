import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ViewThatFitsTests {
    private var view: some View {
        ViewThatFits {
            Text(verbatim: "a long text").frame(idealHeight: .rows(4))
            Text(verbatim: "short")
            Text(verbatim: "…")
        }
    }

    @Test(arguments: [(20, 6, "a long text"), (20, 3, "short"), (8, 6, "short"), (4, 6, "…")])
    func draw_aRoom_showsTheFirstThatFits(_ width: Int, _ height: Int, _ text: String) async {
        let pilot = Pilot(
            view.frame(width: .columns(width), height: .rows(height)),
            size: Size(width: 40, height: 12)
        )
        await pilot.settle()
        #expect(pilot.screen.contains(text))
    }

    @Test(arguments: [(40, "after a long text"), (12, "short")])
    func draw_inVertical_countsTheRowsOfWrappedText(_ width: Int, _ text: String) async {
        let view = ViewThatFits(in: .vertical) {
            VStack(alignment: .leading) {
                Text(verbatim: "a text that is wrapped")
                Text(verbatim: "after a long text")
            }
            Text(verbatim: "short")
        }
        let pilot = Pilot(
            view.frame(width: .columns(width), height: .rows(2)),
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
                .frame(idealWidth: .columns(90))
            Button("second") { pressed.append("second") }
                .keyboardShortcut("x", modifiers: [])
        }
        let pilot = Pilot(view, size: Size(width: 40, height: 12))
        await pilot.press("x")
        #expect(pressed == ["second"])
    }

    @Test
    func evaluate_viewsOfIdealSizes_asksOnlyTheOneThatFits() async {
        var asked: [String] = []
        let view = ViewThatFits {
            Asked("wide") { asked.append($0) }.frame(
                idealWidth: .columns(90),
                idealHeight: .rows(1)
            )
            Asked("narrow") { asked.append($0) }.frame(
                idealWidth: .columns(9),
                idealHeight: .rows(1)
            )
            Asked("least") { asked.append($0) }.frame(
                idealWidth: .columns(1),
                idealHeight: .rows(1)
            )
        }
        let pilot = Pilot(view, size: Size(width: 40, height: 12))
        await pilot.settle()
        #expect(Set(asked) == ["narrow"])
        #expect(pilot.screen.contains("narrow"))
    }

    @Test
    func state_ofTheOneThatFits_outlivesTheFrame() async {
        let view = ViewThatFits {
            Presses().frame(idealWidth: .columns(9), idealHeight: .rows(1))
        }
        let pilot = Pilot(view, size: Size(width: 40, height: 12))
        await pilot.press("Enter")
        await pilot.press("Enter")
        #expect(pilot.screen.contains("pressed 2"))
    }
}

private struct Asked: View {
    let name: String
    let ask: (String) -> Void

    init(_ name: String, ask: @escaping (String) -> Void) {
        self.name = name
        self.ask = ask
    }

    var body: some View {
        let _ = ask(name)
        Text(verbatim: name)
    }
}

private struct Presses: View {
    @State private var count = 0

    var body: some View {
        Button("pressed \(count)") { count += 1 }
    }
}
