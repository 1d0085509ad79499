import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
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
    func screen_underAnother_disappearsAndAppearsAgainOnTheWayBack() async {
        let model = LifeModel()
        let sut = Pilot(
            NavigationStack {
                VStack {
                    LifeView(model: model)
                    NavigationLink("Go") { LifeView(model: model, name: "second") }
                }
            },
            30,
            8
        )
        await sut.settle()
        await sut.press("Enter")
        #expect(await sut.wait { model.log.contains("task 0 second") })
        await sut.settle()
        #expect(
            model.log.sorted() == [
                "appear", "appear second", "cancelled 0", "disappear", "task 0", "task 0 second",
            ]
        )
        model.log = []
        await sut.press("Esc")
        #expect(await sut.wait { model.log.count == 4 })
        #expect(
            model.log.sorted() == ["appear", "cancelled 0 second", "disappear second", "task 0"]
        )
    }

    @Test
    func tab_appearsAndDisappearsEachTime() async {
        let model = LifeModel()
        let sut = Pilot(
            TabView {
                LifeView(model: model).tabItem { Text("One") }
                LifeView(model: model, name: "second").tabItem { Text("Two") }
            },
            30,
            8
        )
        await sut.settle()
        #expect(model.log.sorted() == ["appear", "task 0"])
        for _ in 0..<2 {
            model.log = []
            await sut.press("2")
            #expect(await sut.wait { model.log.count == 4 })
            #expect(
                model.log.sorted() == [
                    "appear second", "cancelled 0", "disappear", "task 0 second",
                ]
            )
            model.log = []
            await sut.press("1")
            #expect(await sut.wait { model.log.count == 4 })
            #expect(
                model.log.sorted() == [
                    "appear", "cancelled 0 second", "disappear second", "task 0",
                ]
            )
        }
    }

    @Test
    func screen_underASheet_stays() async {
        let model = LifeModel()
        let sut = Pilot(
            LifeView(model: model).sheet(isPresented: .constant(true)) {
                LifeView(model: model, name: "sheet")
            },
            30,
            8
        )
        await sut.settle()
        #expect(
            model.log.sorted() == ["appear", "appear sheet", "task 0", "task 0 sheet"]
        )
    }

    @Test
    func screens_underTheFirst_appearWhenTheyAreShown_evenInTabs() async {
        let model = LifeModel()
        let sut = Pilot(DeepView(model: model), 30, 8)
        await sut.settle()
        #expect(model.log.sorted() == ["appear top", "task 0 top"])
        model.log = []
        await sut.press("Esc")
        #expect(await sut.wait { model.log.contains("appear") })
        #expect(!model.log.contains("appear second"))
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

private struct DeepView: View {
    let model: LifeModel
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            TabView {
                LifeView(model: model).tabItem { Text("One") }
                LifeView(model: model, name: "second").tabItem { Text("Two") }
            }
            .navigationDestination(for: Int.self) { _ in LifeView(model: model, name: "top") }
        }
    }
}

private struct LifeView: View {
    let model: LifeModel
    var name = ""

    var body: some View {
        if model.isShown {
            Text("life")
                .onAppear { log("appear") }
                .onDisappear { log("disappear") }
                .task(id: model.id) {
                    let id = model.id
                    log("task \(id)")
                    let (stream, continuation) = AsyncStream<Int>.makeStream()
                    for await _ in stream {}
                    log("cancelled \(id)")
                    continuation.finish()
                }
        }
    }

    private func log(_ event: String) {
        model.log.append(name.isEmpty ? event : "\(event) \(name)")
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
