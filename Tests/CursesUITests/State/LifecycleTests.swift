import Observation
import Testing

@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LifecycleTests {
    @Test
    func task_startsOnceAndIsCancelledWhenTheViewLeaves() async {
        let model = LifeModel()
        let sut = Pilot(LifeView(model: model), 20, 5)
        await sut.settle()
        await sut.press("x")
        #expect(model.log.sorted() == ["appear", "task 0"])
        model.isShown = false
        #expect(await sut.wait { model.log.count == 4 })
        #expect(model.log.suffix(2) == ["disappear", "cancelled 0"])
    }

    @Test
    func task_withAnotherId_startsAnew() async {
        let model = LifeModel()
        let sut = Pilot(LifeView(model: model), 20, 5)
        await sut.settle()
        model.id = 1
        #expect(await sut.wait { model.log.contains("task 1") })
        await sut.settle()
        #expect(model.log.contains("cancelled 0"))
        #expect(model.log.count { $0 == "appear" } == 1)
    }

    @Test
    func view_thatComesBack_appearsAgain() async {
        let model = LifeModel()
        let sut = Pilot(LifeView(model: model), 20, 5)
        model.isShown = false
        await sut.settle()
        model.isShown = true
        await sut.settle()
        #expect(model.log.count { $0 == "appear" } == 2)
        #expect(model.log.count { $0 == "disappear" } == 1)
    }

    @Test
    func onChange_handsTheOldAndTheNewValueOver() async {
        let model = LifeModel()
        let sut = Pilot(ChangeView(model: model), 20, 5)
        await sut.settle()
        #expect(model.log == ["initial 0"])
        model.id = 4
        await sut.settle()
        model.id = 4
        await sut.settle()
        #expect(model.log.sorted() == ["0 → 4", "initial 0", "initial 4"])
    }

    @Test
    func close_cancelsTasksAndTellsTheViews() async {
        let model = LifeModel()
        let window = TerminalWindow(size: Size(width: 20, height: 6)) {
            LifeView(model: model).nodes($0)
        }
        window.render()
        window.close()
        #expect(model.log.contains("appear"))
        #expect(model.log.last == "disappear")
    }
}

@MainActor @Observable
private final class LifeModel {
    var isShown = true
    var id = 0
    @ObservationIgnored var log: [String] = []
}

private struct LifeView: View {
    let model: LifeModel

    var body: some View {
        if model.isShown {
            Text("life")
                .onAppear { model.log.append("appear") }
                .onDisappear { model.log.append("disappear") }
                .task(id: model.id) {
                    let id = model.id
                    model.log.append("task \(id)")
                    let (stream, continuation) = AsyncStream<Int>.makeStream()
                    for await _ in stream {}
                    model.log.append("cancelled \(id)")
                    continuation.finish()
                }
        }
    }
}

private struct ChangeView: View {
    let model: LifeModel

    var body: some View {
        Text("\(model.id)")
            .onChange(of: model.id) { model.log.append("\($0) → \($1)") }
            .onChange(of: model.id, initial: true) { model.log.append("initial \(model.id)") }
    }
}
