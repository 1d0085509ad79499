import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ObservationTests {
    @Test
    func changes_inOneTurn_makeOneFrame() {
        let model = Numbers()
        let frames = Counter()
        let window = TerminalWindow(size: Size(width: 20, height: 6)) {
            NumbersView(model: model, frames: frames).nodes($0)
        }
        let wakes = WakeCount()
        window.frameRequest.onFire { wakes.add() }
        window.render()
        #expect(frames.count == 1)
        window.render()
        #expect(frames.count == 1)
        for number in 0..<10 {
            model.first = number
            model.second = number
        }
        #expect(wakes.count == 1)
        window.render()
        #expect(frames.count == 2)
        window.render()
        #expect(frames.count == 2)
    }

    @Test
    func change_ofWhatNobodyReads_makesNoFrame() {
        let model = Numbers()
        let window = TerminalWindow(size: Size(width: 20, height: 6)) {
            NumbersView(model: model, frames: Counter()).nodes($0)
        }
        window.render()
        model.unread = 5
        #expect(!window.frameRequest.isPending)
        model.first = 5
        #expect(window.frameRequest.isPending)
    }

    @Test
    func frames_overAnUnchangedModel_doNotPileUp() {
        let model = Numbers()
        let window = TerminalWindow(size: Size(width: 20, height: 6)) {
            NumbersView(model: model, frames: Counter()).nodes($0)
        }
        let wakes = WakeCount()
        for _ in 0..<5_000 {
            window.frameRequest.fire()
            window.render()
        }
        window.frameRequest.onFire { wakes.add() }
        model.first = 1
        #expect(wakes.count == 1)
        #expect(window.clock.dropped < 2_000)
    }

    @Test
    func change_whileAFrameIsMade_makesAnother() async {
        let model = Numbers()
        let sut = Pilot(EchoView(model: model), 20, 5)
        model.first = 3
        await sut.settle()
        #expect(sut.content == "3 3")
    }

    @Test
    func change_fromAnotherTask_reachesTheScreen() async {
        let model = Numbers()
        let sut = Pilot(NumbersView(model: model, frames: Counter()), 20, 5)
        Task { model.first = 9 }
        #expect(await sut.wait { sut.content == "9 0" })
    }
}

private final class WakeCount: Sendable {
    nonisolated(unsafe) private(set) var count = 0

    nonisolated func add() {
        count += 1
    }
}

@MainActor @Observable
private final class Numbers {
    var first = 0
    var second = 0
    var unread = 0
}

private struct NumbersView: View {
    let model: Numbers
    let frames: Counter

    var body: some View {
        frames.count += 1
        return Text("\(model.first) \(model.second)")
    }
}

private struct EchoView: View {
    let model: Numbers

    var body: some View {
        Text("\(model.first) \(model.second)")
            .onChange(of: model.first) { _, new in model.second = new }
    }
}
