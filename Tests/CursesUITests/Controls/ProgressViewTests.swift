import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct ProgressViewTests {
    @Test
    func spinner_underTheDelay_isNotShownAndKeepsItsRoom() async {
        let clock = TestClock()
        let pilot = pilot(clock, Loading())
        await pilot.settle()
        #expect(pilot.content == "\nbelow")
        clock.advance(by: .milliseconds(199))
        await pilot.settle()
        #expect(pilot.content == "\nbelow")
        clock.advance(by: .milliseconds(1))
        await pilot.settle()
        #expect(pilot.content == "⠋ Reading\nbelow")
    }

    @Test
    func spinner_withoutBraille_isOfASCII() async {
        let clock = TestClock()
        let pilot = pilot(clock, Loading().environment(\.chartDots, .ascii))
        await pilot.settle()
        clock.advance(by: .milliseconds(200))
        await pilot.settle()
        #expect(pilot.content == "| Reading\nbelow")
    }

    @Test
    func spinner_turnsWithTheClockAndStopsWhenItIsGone() async {
        let clock = TestClock()
        let pilot = pilot(clock, Loading())
        for milliseconds in [200, 100, 100] {
            await pilot.settle()
            clock.advance(by: .milliseconds(milliseconds))
        }
        await pilot.settle()
        #expect(pilot.content == "⠹ Reading\nbelow")
        #expect(clock.sleeperCount == 1)
        await pilot.press("x")
        #expect(pilot.content == "done\nbelow")
        #expect(clock.sleeperCount == 0)
    }

    // Of a terminal whose signs have no half, a half would look like none.
    @Test(arguments: [(1, "━─────────"), (49, "━━━━──────"), (100, "━━━━━━━━━━")])
    func bar_withoutHalves_isOfWholeCells(_ percent: Int, _ bar: String) {
        let view = ProgressView(value: Double(percent), total: 100).frame(width: .columns(16))
        let pilot = pilot(nil, view.environment(\.chartDots, .ascii))
        #expect(pilot.content.hasPrefix(bar), "\(pilot.content)")
    }

    @Test
    func bar_showsItsShareInCellsAndWords() {
        let pilot = pilot(
            nil,
            Form {
                ProgressView("Import", value: 0.6)
                ProgressView(value: 3.0, total: 4.0) {
                    Text("Rows")
                } currentValueLabel: {
                    Text("3 of 4")
                }
                ProgressView(value: 1.0)
            }
        )
        #expect(
            pilot.content == """
                Import  ━━━━━━━━━╾──────  60 %
                Rows    ━━━━━━━━━━━──── 3 of 4
                        ━━━━━━━━━━━━━━━━ 100 %
                """
        )
    }

    @Test
    func bar_waitsAsWellAndDoesNotTick() async {
        let clock = TestClock()
        let pilot = pilot(clock, ProgressView(value: 0.5))
        await pilot.settle()
        #expect(pilot.content.isEmpty)
        clock.advance(by: .milliseconds(200))
        await pilot.settle()
        #expect(pilot.content.contains("━━──") || pilot.content.contains("50 %"))
        #expect(clock.sleeperCount == 0)
    }

    @Test(arguments: [(3600, 1), (-1, 0)])
    func bar_ofATimeInterval_ticksUntilItsEnd(_ left: Double, _ sleepers: Int) async {
        let clock = TestClock()
        let now = Date()
        let view = ProgressView(timerInterval: now - 7200...now + left, countsDown: false)
        let pilot = Pilot(view, size: Size(width: 30, height: 6)) {
            $0.progressViewDelay = .zero
            $0.sleep = clock.sleep
        }
        await pilot.settle()
        #expect(pilot.content.contains(left > 0 ? "67 %" : "100 %"))
        #expect(clock.sleeperCount == sleepers)
    }

    @Test(arguments: [
        (Double.nan, 0), (.infinity, 0), (-.infinity, 0), (-3, 0), (7, 100), (0, 0), (1e-300, 0),
        (0.089, 9), (0.994, 99), (0.999, 99), (1, 100),
    ])
    func bar_senselessValue_staysInsideItsRoom(value: Double, percent: Int) {
        let pilot = pilot(nil, ProgressView(value: value))
        #expect(pilot.content.contains("\(percent) %"))
        #expect(ProgressView<EmptyView, EmptyView>.fraction(value, of: .nan) == 0)
        #expect(ProgressView<EmptyView, EmptyView>.fraction(value, of: 0) >= 0)
    }

    @Test(arguments: [
        (0, 0, false), (0.001, 0, true), (0.5, 12, false), (0.53, 12, true), (0.999, 23, true),
        (1, 24, false),
    ])
    func bar_ofSomethingBegun_isNeverEmpty_andOfSomethingLeftNeverFull(
        _ value: Double,
        full: Int,
        hasHalf: Bool
    ) {
        let content = pilot(nil, ProgressView(value: value)).content
        #expect(content.count { $0 == "━" } == full)
        #expect(content.contains("╾") == hasHalf)
    }

    @Test(arguments: [1, 3, 6, 10, 20])
    func anyWidth_survives(width: Int) {
        let pilot = Pilot(
            VStack {
                ProgressView(hostileText, value: 0.5)
                ProgressView(hostileText)
            },
            size: Size(width: width, height: 6)
        ) { $0.progressViewDelay = .zero }
        #expect(!pilot.screen.unicodeScalars.contains("\u{1B}"))
    }

    private func pilot(_ clock: TestClock?, _ view: some View) -> Pilot {
        Pilot(view, size: Size(width: 30, height: 6)) {
            if let clock { $0.sleep = clock.sleep } else { $0.progressViewDelay = .zero }
        }
    }
}

private struct Loading: View {
    @State private var isDone = false

    var body: some View {
        VStack(alignment: .leading) {
            if isDone { Text("done") } else { ProgressView("Reading") }
            Text("below")
        }
        .onKeyPress("x") {
            isDone = true
            return .handled
        }
    }
}
