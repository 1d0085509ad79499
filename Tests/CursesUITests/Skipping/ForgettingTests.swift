import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Observations of views that have left do not pile up.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ForgettingTests {
    @Test
    func leave_viewsThatHaveRead_areForgottenBeforeTooManyPileUp() async {
        let model = LeavingModel()
        let sut = Pilot(LeavingView(model: model), size: Size(width: 20, height: 24))
        await sut.press("F9")
        var readings: [() -> ObservedReads?] = []
        for _ in 0..<400 {
            model.isOpen.toggle()
            sut.window.render()
            for place in sut.window.root.withDescendants {
                guard let reading = place.kept?.reading else { continue }
                readings.append { [weak reading] in reading }
            }
        }
        #expect(readings.count > 4_000)
        #expect(readings.count { $0() != nil } < 2_200)
    }

    @Test
    func drop_whileAReadingBegins_thatReadingIsEndedToo() {
        let model = LeavingModel()
        let clock = FrameClock()
        let place = Place(clock)
        var outer: ObservedReads? = ObservedReads(place, end: .together)
        outer?.follow {
            _ = model.text
            for _ in 0..<2_000 { ObservedReads(place, end: .together).drop() }
        }
        clock.endDropped()
        outer?.drop()
        for _ in 0..<2_000 { ObservedReads(place, end: .together).drop() }
        clock.endDropped()
        weak let released = outer
        outer = nil
        #expect(released == nil)
    }

    @Test
    func leave_aChartWithAnnotations_isReleased() async {
        let model = LeavingModel()
        let sut = Pilot(LeavingChart(model: model), size: Size(width: 40, height: 12))
        await sut.press("F9")
        model.isOpen = true
        await sut.settle()
        #expect(sut.screen.contains("the goal"))
        let places = sut.window.root.withDescendants.map { place in
            { [weak place] in place }
        }
        model.isOpen = false
        await sut.settle()
        await sut.press("F9")
        let shown = sut.window.root.withDescendants
        let left = places.compactMap { $0() }.filter { place in !shown.contains { $0 === place } }
        #expect(places.count > shown.count)
        #expect(left.isEmpty)
    }
}

@Observable
private final class LeavingModel {
    var isOpen = false
    var text = "text"
}

private struct LeavingView: View {
    let model: LeavingModel

    var body: some View {
        VStack {
            if model.isOpen {
                ForEach(0..<20, id: \.self) { LeavingLine(model: model, number: $0) }
            }
        }
    }
}

private struct LeavingChart: View {
    let model: LeavingModel

    var body: some View {
        VStack {
            if model.isOpen {
                Chart {
                    LineMark(x: .value("x", 1.0), y: .value("y", 1.0))
                    LineMark(x: .value("x", 2.0), y: .value("y", 5.0))
                    RuleMark(y: .value("y", 3.0)).annotation { Text(verbatim: "the goal") }
                }
            }
        }
    }
}

private struct LeavingLine: View {
    let model: LeavingModel
    let number: Int

    var body: some View {
        Text(verbatim: "\(number) \(model.text)")
    }
}
