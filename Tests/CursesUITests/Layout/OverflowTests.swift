import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Views that were written for a larger screen.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OverflowTests {
    @Test
    func scrollBar_isItsThumbAlone_forBesideAFrameALineWouldBeOneTooMany() {
        let pilot = Pilot(
            ScrollView { ForEach(0..<40, id: \.self) { Text("\($0)") } },
            size: Size(width: 20, height: 8)
        )
        #expect(pilot.screen.contains("┃"))
        #expect(!pilot.screen.contains("│"))
    }

    @Test
    func screen_thatIsTooHigh_scrollsToTheFocus() async {
        let pilot = Pilot(TallScreen(), size: Size(width: 30, height: 8))
        #expect(pilot.screen.contains("Row 0"))
        #expect(!pilot.screen.contains("Last"))
        await pilot.press("Tab")
        #expect(pilot.screen.contains("[ Last ]"))
        #expect(pilot.cursor != nil)
        await pilot.press("PageUp")
        #expect(pilot.screen.contains("Row 0"))
    }

    @Test
    func screenInAStack_thatIsTooHigh_scrollsUnderItsTitle() async {
        let view = NavigationStack { TallScreen().navigationTitle("Tall") }
        let pilot = Pilot(view, size: Size(width: 30, height: 8))
        await pilot.press("Tab")
        #expect(pilot.screen.hasPrefix(" Tall"))
        #expect(pilot.screen.contains("[ Last ]"))
    }

    @Test
    func screen_thatFits_hasNoScrollBar() {
        let pilot = Pilot(TallScreen(), size: Size(width: 30, height: 20))
        #expect(!pilot.screen.contains("┃"))
        #expect(pilot.screen.contains("[ Last ]"))
    }

    @Test
    func sheet_thatIsTooHigh_scrollsToTheFocus() async {
        let pilot = Pilot(TallSheet(), size: Size(width: 40, height: 10))
        await pilot.press("Tab")
        #expect(pilot.screen.contains("[ Last ]"))
    }

    @Test
    func longText_onAScreenThatScrolls_isWhole() async {
        let pilot = Pilot(LongPage(), size: Size(width: 40, height: 12))
        await pilot.press("End")
        #expect(pilot.screen.contains("very last word"))
        #expect(pilot.screen.contains("end of the page"))
        #expect(!pilot.screen.contains("…"))
    }

    @Test(arguments: [true, false])
    func page_whoseControlIsBelow_opensAtItsTop(_ isPushed: Bool) async {
        let sut = Pilot(PageScreen(isPushed: isPushed), size: Size(width: 40, height: 12))
        if isPushed { await sut.press("Enter") }
        #expect(sut.screen.contains("The title"), "\(sut.screen)")
        #expect(!sut.screen.contains("[ Agree ]"))
        await sut.press("Tab")
        #expect(sut.screen.contains("[ Agree ]"), "\(sut.screen)")
    }

    @Test(arguments: [34, 40, 80])
    func centredText_onAScreenThatScrolls_isWhole(_ width: Int) async {
        for kind in 0..<4 {
            let sut = Pilot(
                NavigationStack { CentredPage(kind: kind) },
                size: Size(width: width, height: 24)
            )
            await sut.press("End")
            #expect(sut.screen.contains("LAST"), "\(kind): \(sut.screen)")
        }
    }

    @Test
    func list_onAScreenThatScrolls_hasAPageOfRows() async {
        let view = VStack {
            ForEach(0..<12) { Text("Above \($0)") }
            List(0..<100) { Text("Row \($0)") }
        }
        let pilot = Pilot(view, size: Size(width: 40, height: 12))
        await pilot.press("End")
        #expect(pilot.screen.contains("▸ Row 99"))
        await pilot.press("Home")
        #expect(pilot.screen.contains("▸ Row 0"))
    }
}

private struct TallScreen: View {
    var body: some View {
        VStack(alignment: .leading) {
            Button("First") {}
            ForEach(0..<12) { Text("Row \($0)") }
            Button("Last") {}
        }
    }
}

private struct LongPage: View {
    var body: some View {
        VStack {
            ForEach(0..<20) { Text("Row \($0)") }
            HStack {
                Text("i")
                Text(String(repeating: "many words ", count: 12) + "and the very last word")
            }
            Text("end of the page")
        }
    }
}

private struct TallSheet: View {
    var body: some View {
        Text("below").sheet(isPresented: .constant(true)) { TallScreen() }
    }
}

private struct PageScreen: View {
    let isPushed: Bool

    var body: some View {
        NavigationStack {
            if isPushed { NavigationLink("Read") { page } } else { page }
        }
    }

    private var page: some View {
        VStack {
            Text("The title")
            ForEach(0..<20) { Text("Row \($0)") }
            Button("Agree") {}
        }
    }
}

private struct CentredPage: View {
    let kind: Int
    private let long =
        "This is a long text of more than one sentence. It is shown whole on each screen, even "
        + "a narrow one, since a screen that scrolls has as much room as its texts need. LAST"

    var body: some View {
        VStack {
            ForEach(0..<30) { Text("Row \($0)") }
            switch kind {
            case 0:
                HStack {
                    Text(long)
                    Text(long)
                }
            case 1: Text(long).padding()
            case 2: GroupBox { Text(long) }
            default:
                HStack {
                    Text(long)
                    Spacer()
                    Text(long)
                }
            }
        }
    }
}
