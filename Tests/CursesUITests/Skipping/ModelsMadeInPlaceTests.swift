import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// An observed model that a body makes lives until something that the body read has changed.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ModelsMadeInPlaceTests {
    private let log = ModelLog()

    @Test(arguments: Maker.allCases)
    private func press_onTheFirstScreen_counts(_ maker: Maker) async {
        let sut = await pilot(maker)
        await sut.press("Enter")
        #expect(sut.screen.contains("n 1"))
    }

    @Test(arguments: Maker.allCases)
    private func press_twice_countsTwice(_ maker: Maker) async {
        let sut = await pilot(maker)
        await sut.press("Enter", "Enter")
        #expect(sut.screen.contains("n 2"))
    }

    @Test(arguments: Maker.allCases, OutsideEvent.allCases)
    private func event_afterAPress_keepsTheModel(_ maker: Maker, _ event: OutsideEvent) async {
        let sut = await pilot(maker)
        await sut.press("Enter")
        await event.happen(to: sut)
        #expect(sut.screen.contains("n 1"))
        #expect(log.models.count == 1)
        await sut.press("Enter")
        #expect(sut.screen.contains("n 2"))
    }

    @Test(arguments: Maker.allCases)
    private func press_onAPushedScreen_counts(_ maker: Maker) async {
        let sut = await pilot(maker)
        await sut.press("Tab", "Enter")
        #expect(sut.screen.contains("n 0"))
        await sut.press("Enter", "Enter")
        #expect(sut.screen.contains("n 2"))
        await sut.resize(to: Size(width: 40, height: 12))
        #expect(sut.screen.contains("n 2"))
    }

    @Test(arguments: Maker.allCases)
    private func timer_ofTheModel_changesTheScreen(_ maker: Maker) async {
        let sut = await pilot(maker)
        await sut.press("Enter", "F9", "Tab")
        await sut.resize(to: Size(width: 40, height: 12))
        log.models.first?.number = 7
        await sut.settle()
        #expect(sut.screen.contains("n 7"))
    }

    @Test(arguments: Maker.allCases)
    private func changes_beside_keepTheModel(_ maker: Maker) async {
        let sut = await pilot(maker)
        await sut.press("Enter")
        for number in 0..<1_000 {
            log.beside.number = number
            await sut.settle()
        }
        #expect(sut.screen.contains("beside 999"))
        #expect(sut.screen.contains("n 1"))
    }

    @Test(arguments: Container.allCases)
    private func model_madeInAContainer_survives(_ container: Container) async {
        let sut = Pilot(ContainerView(container: container, log: log), 40, 12)
        if container == .sheet { await sut.press("Enter") }
        await sut.press("Enter", "Enter", "F9")
        #expect(sut.screen.contains("n 2"))
        await sut.press("Enter")
        #expect(sut.screen.contains("n 3"))
    }

    private func pilot(_ maker: Maker) async -> Pilot {
        let sut = Pilot(RootView(maker: maker, log: log)) { $0.terminalColors = TerminalColors() }
        await sut.settle()
        return sut
    }
}

/// A body runs for what it has read, and for no event.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ReasonsForBodiesTests {
    @Test(arguments: OutsideEvent.allCases)
    private func event_runsNoBody(_ event: OutsideEvent) async {
        let bodies = Counter()
        let sut = Pilot(CountedView(bodies: bodies)) { $0.terminalColors = TerminalColors() }
        await sut.settle()
        #expect(bodies.count == 1)
        await event.happen(to: sut)
        #expect(bodies.count == 1)
        await event.happen(to: sut)
        #expect(bodies.count == 1)
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func environment_thatIsNotRead_runsNoBody() async {
        let bodies = Counter()
        let look = Look()
        let sut = Pilot(LookView(look: look, bodies: bodies))
        await sut.press("F9")
        look.isBold = true
        await sut.settle()
        #expect(bodies.log == ["unread", "read false", "read true"])
        look.isEnabled = false
        await sut.settle()
        #expect(bodies.log == ["unread", "read false", "read true"])
        #expect(sut.differenceFromNothing == nil)
    }
}

private final class Counting: ObservableObject {
    @Published var number = 0
}

private final class ModelLog {
    var models: [Counting] = []
    let beside = Counting()

    func note(_ model: Counting) {
        if !models.contains(where: { $0 === model }) { models.append(model) }
    }
}

private struct CountView: View {
    @ObservedObject var model: Counting
    let log: ModelLog

    var body: some View {
        log.note(model)
        return Button("n \(model.number)") { model.number += 1 }
    }
}

private struct OwnCountView: View {
    @ObservedObject var model = Counting()
    let log: ModelLog

    var body: some View {
        log.note(model)
        return Button("n \(model.number)") { model.number += 1 }
    }
}

private struct BesideView: View {
    @ObservedObject var model: Counting

    var body: some View {
        Text(verbatim: "beside \(model.number)")
    }
}

/// The view that makes a model.
private enum Maker: CaseIterable {
    case parent, defaultValue

    @MainActor
    func view(_ log: ModelLog) -> AnyView {
        switch self {
        case .parent: AnyView(CountView(model: Counting(), log: log))
        case .defaultValue: AnyView(OwnCountView(log: log))
        }
    }
}

private struct RootView: View {
    let maker: Maker
    let log: ModelLog

    var body: some View {
        NavigationStack {
            VStack {
                maker.view(log)
                NavigationLink("Go") { maker.view(log) }
                BesideView(model: log.beside)
            }
        }
    }
}

private enum Container: CaseIterable {
    case loop, list, row, sheet, geometry, overlay, reader
}

private struct ContainerView: View {
    let container: Container
    let log: ModelLog
    @State private var isPresented = false

    var body: some View {
        switch container {
        case .loop: ForEach(0..<1) { _ in CountView(model: Counting(), log: log) }
        case .list: List { ForEach(0..<1) { _ in CountView(model: Counting(), log: log) } }
        case .row: List(0..<1) { _ in InnerView(log: log) }
        case .sheet:
            Button("open") { isPresented = true }
                .sheet(isPresented: $isPresented) { CountView(model: Counting(), log: log) }
        case .geometry: GeometryReader { _ in CountView(model: Counting(), log: log) }
        case .overlay: Text(verbatim: "       ").overlay { CountView(model: Counting(), log: log) }
        case .reader: ScrollViewReader { _ in CountView(model: Counting(), log: log) }
        }
    }
}

private struct InnerView: View {
    let log: ModelLog

    var body: some View {
        CountView(model: Counting(), log: log)
    }
}

/// An event that is no reason to run a body.
private enum OutsideEvent: CaseIterable {
    case unusedKey, focus, click, wheel, resize, answer

    @MainActor
    func happen(to pilot: Pilot) async {
        switch self {
        case .unusedKey: await pilot.press("F9")
        case .focus: await pilot.press("Tab", "S-Tab")
        case .click: await pilot.click(x: 39, y: 11)
        case .wheel: await pilot.wheel(.wheelDown, x: 1, y: 2)
        case .resize:
            await pilot.resize(to: Size(width: 40, height: 12))
            await pilot.resize(to: Size(width: 80, height: 24))
        case .answer: await pilot.send(.answer(.background(RGB(red: 255, green: 255, blue: 255))))
        }
    }
}

private struct CountedView: View {
    let bodies: Counter

    var body: some View {
        bodies.count += 1
        return VStack {
            CounterView()
            CounterView(name: "m")
        }
    }
}

@Observable
private final class Look {
    var isBold = false
    var isEnabled = true
}

private struct LookView: View {
    let look: Look
    let bodies: Counter

    var body: some View {
        VStack {
            UnreadView(bodies: bodies)
            ReadView(bodies: bodies)
        }
        .environment(\.lineLimit, look.isBold ? 1 : nil)
        .disabled(!look.isEnabled)
    }
}

private struct UnreadView: View {
    let bodies: Counter

    var body: some View {
        bodies.log.append("unread")
        return Text(verbatim: "unread")
    }
}

private struct ReadView: View {
    let bodies: Counter
    @Environment(\.lineLimit) private var lineLimit

    var body: some View {
        bodies.log.append("read \(lineLimit != nil)")
        return Text(verbatim: "read")
    }
}
