import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// A change on a screen or in a sheet evaluates nothing around it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RegionTests {
    private let model = RegionModel()

    @Test
    func press_keyOnAScreen_evaluatesNothingAroundTheStack() async {
        let sut = await pilot()
        await sut.press("Down")
        #expect(sut.screen.contains("▸ row 1"))
        #expect(model.outer == 0)
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func press_keyInASheet_evaluatesNothingAroundIt() async {
        model.isOpen = true
        let sut = await pilot()
        #expect(sut.screen.contains("▸ line 0"))
        await sut.press("Down", "Down")
        #expect(sut.screen.contains("▸ line 2"))
        #expect((model.outer, model.inner) == (0, 0))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func change_thatClosesTheSheetItIsReadIn_doesNotEvaluateTheSheet() async {
        model.isOpen = true
        let sut = await pilot()
        await sut.press("x")
        #expect(!model.isOpen)
        #expect(!sut.screen.contains("line 0"))
        #expect(model.closed == 0)
        #expect(sut.differenceFromNothing == nil)
        await sut.press("Down")
        #expect(sut.screen.contains("▸ row 1"))
    }

    @Test
    func change_ofAHigherRow_movesWhatIsBelow() async {
        let sut = await pilot()
        await sut.press("+")
        #expect(sut.screen.contains("a second line"))
        #expect(sut.differenceFromNothing == nil)
        await sut.press("+")
        #expect(!sut.screen.contains("a second line"))
        #expect(sut.differenceFromNothing == nil)
    }

    @Test
    func change_inLazyContent_isShown() async {
        let sut = Pilot(LazyRegionView(model: model), size: Size(width: 40, height: 12))
        await sut.press("F9", "Down")
        #expect(sut.screen.contains("▸ row 1"))
        await sut.resize(to: Size(width: 30, height: 10))
        await sut.press("Down")
        #expect(sut.screen.contains("▸ row 2"))
        #expect(sut.differenceFromNothing == nil)
        model.text = "other"
        await sut.press("Down")
        #expect(sut.screen.contains("other"))
        #expect(sut.screen.contains("▸ row 3"))
        #expect(sut.differenceFromNothing == nil)
    }

    private func pilot() async -> Pilot {
        let sut = Pilot(RegionView(model: model), size: Size(width: 40, height: 14))
        await sut.press("F9")
        (model.outer, model.inner) = (0, 0)
        return sut
    }
}

@Observable
private final class RegionModel {
    var isOpen = false
    var text = "text"
    @ObservationIgnored var outer = 0
    @ObservationIgnored var inner = 0
    @ObservationIgnored var closed = 0
}

private struct RegionView: View {
    @Bindable var model: RegionModel

    var body: some View {
        NavigationStack {
            RegionScreen(model: model)
        }
        .wrapped { _, node in
            model.outer += 1
            return node
        }
    }
}

private struct RegionScreen: View {
    @Bindable var model: RegionModel
    @State private var isLong = false

    var body: some View {
        VStack(alignment: .leading) {
            if isLong { Text("a second line") }
            List(0..<9, id: \.self) { Text(verbatim: "row \($0)") }
        }
        .wrapped { _, node in
            model.inner += 1
            return node
        }
        .onKeyPress("+", "more") { isLong.toggle() }
        .sheet(isPresented: $model.isOpen) { RegionSheet(model: model) }
        .navigationTitle("Rows")
    }
}

private struct RegionSheet: View {
    let model: RegionModel

    var body: some View {
        if !model.isOpen { model.closed += 1 }
        return List(0..<3, id: \.self) { Text(verbatim: "line \($0)") }
            .onKeyPress("x", "close") { model.isOpen = false }
    }
}

private struct LazyRegionView: View {
    let model: RegionModel

    var body: some View {
        GeometryReader { _ in
            VStack {
                Text(verbatim: model.text)
                NavigationStack {
                    List(0..<9, id: \.self) { Text(verbatim: "row \($0)") }
                }
            }
        }
    }
}
