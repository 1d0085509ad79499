import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// A frame is made only for what an event has changed, and drawn only when it is shown.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FrameRequestTests {
    private let model = CountedModel()

    @Test
    func press_keyWithoutBinding_makesNoFrame() async {
        let sut = await pilot()
        let made = (sut.window.clock.frame, sut.window.clock.drawings)
        await sut.press("F9", "F8", "M-q")
        #expect(made == (sut.window.clock.frame, sut.window.clock.drawings))
    }

    @Test
    func press_keyThatIsIgnoredButChangesAModel_isShown() async {
        let sut = await pilot()
        await sut.press("x")
        #expect(sut.screen.contains("1 ignored"))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func press_keyWhoseTaskChangesAModel_isShown() async {
        let sut = await pilot()
        await sut.press("y")
        #expect(sut.screen.contains("100 ignored"))
    }

    @Test
    func press_keyOfTheWindow_isShown() async {
        let sut = await pilot()
        await sut.press("?")
        #expect(sut.screen.contains("Help"))
        await sut.press("Esc")
        #expect(!sut.screen.contains("Help"))
        let row = sut.cursor?.y
        await sut.press("Tab")
        #expect(sut.cursor?.y != row)
    }

    @Test
    func send_200Keys_drawsOneFrameThatIsTheSameAsOneByOne() async {
        let sut = await pilot()
        let other = await Self.pilot(CountedModel())
        let drawings = sut.window.clock.drawings
        for number in 0..<200 {
            let key = number % 50 == 49 ? KeyPress.plain(.upArrow) : .plain(.downArrow)
            sut.window.handle(.key(key))
            sut.window.react()
            other.post(.key(key))
        }
        #expect(sut.window.clock.drawings == drawings)
        sut.post(.resume)
        #expect(sut.window.clock.drawings == drawings + 1)
        #expect(sut.cells == other.cells)
        #expect(sut.screen.contains("row 192"))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func click_afterKeysThatAreNotDrawn_hitsWhatTheyHaveMoved() async {
        let sut = await pilot()
        for _ in 0..<30 {
            sut.window.handle(.key(.plain(.downArrow)))
            sut.window.react()
        }
        await sut.click(x: 4, y: 2)
        #expect(sut.differenceFromNothing == nil)
        #expect(sut.screen.contains("▸ row"))
        #expect(sut.cursor?.y == 2)
    }

    private func pilot() async -> Pilot { await Self.pilot(model) }

    /// Returns a pilot after the first key, whose frame is made whole.
    private static func pilot(_ model: CountedModel) async -> Pilot {
        let sut = Pilot(CountedView(model: model), size: Size(width: 40, height: 12))
        await sut.press("F9")
        return sut
    }
}

@Observable
private final class CountedModel {
    var ignored = 0
}

private struct CountedView: View {
    let model: CountedModel

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "\(model.ignored) ignored")
            List(0..<300, id: \.self) { Text(verbatim: "row \($0)") }
            Button("other") {}
        }
        .onKeyPress("x") {
            model.ignored += 1
            return .ignored
        }
        .onKeyPress("y") {
            Task { model.ignored += 100 }
            return .ignored
        }
    }
}
