import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MouseTests {
    @Test
    func click_aRow_selectsIt_aSecondOneOpensIt() async {
        let log = Counter()
        let pilot = Pilot(Rows(log: log), size: Size(width: 30, height: 8))
        await pilot.click(x: 3, y: 2)
        #expect(log.log.isEmpty)
        #expect(pilot.screen.contains("▸ row 2"))
        await pilot.click(x: 20, y: 2)
        #expect(log.log == ["2"])
    }

    @Test
    func click_aRowOfAListWithoutTheKeys_onlySelects() async {
        let log = Counter()
        let pilot = Pilot(
            VStack {
                Button("other") {}
                Rows(log: log)
            },
            size: Size(width: 30, height: 8)
        )
        await pilot.click(x: 3, y: 1)
        #expect(log.log.isEmpty)
        await pilot.click(x: 3, y: 1)
        #expect(log.log == ["0"])
    }

    @Test
    func click_aRowInASheet_opensItAtOnce() async {
        let log = Counter()
        let pilot = Pilot(
            Text("below").sheet(isPresented: .constant(true)) { Rows(log: log) },
            size: Size(width: 40, height: 12)
        )
        let row = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("row 2") }
        await pilot.click(x: 10, y: row ?? 0)
        #expect(log.log == ["2"])
    }

    @Test
    func drag_overAChart_givesTheDaysBetween() async {
        let range = Counter()
        let pilot = Pilot(DraggedChart(log: range), size: Size(width: 44, height: 12))
        await pilot.drag(x: 12...30, y: 5)
        let days = range.log.last?.split(separator: " ").compactMap { Double($0) } ?? []
        #expect(days.count == 2)
        #expect(days[0] > 0 && days[1] > days[0] && days[1] < 100)
        await pilot.click(x: 12, y: 5)
        #expect(range.log.count == 1)
    }

    @Test
    func wheel_overAChart_narrowsAndWidensWhatIsShownAroundThePointer() async {
        let range = Counter()
        let pilot = Pilot(DraggedChart(log: range), size: Size(width: 44, height: 12))
        await pilot.wheel(.wheelUp, x: 23, y: 5)
        await pilot.wheel(.wheelDown, x: 23, y: 5)
        let ends = range.log.map { $0.split(separator: " ").compactMap { Double($0) } }
        #expect(ends.count == 2 && ends[0].count == 2 && ends[1].count == 2)
        #expect(ends[0][0] > 20 && ends[0][1] < 80 && ends[0][1] - ends[0][0] > 45)
        #expect(ends[1][0] < -45 && ends[1][1] > 145)
    }

    @Test
    func wheel_overWhatDoesNotScroll_scrollsWhatTakesTheKeys() async {
        let pilot = Pilot(
            VStack {
                Text(verbatim: "above")
                Rows(log: Counter())
            },
            size: Size(width: 30, height: 8)
        )
        await pilot.wheel(.wheelDown, x: 3, y: 0)
        #expect(pilot.screen.contains("▸ row 3"))
    }

    @Test
    func click_whatIsForTheMouseAlone_isAnswered_theKeysPassItBy() async {
        let log = Counter()
        let pilot = Pilot(
            VStack {
                Text(verbatim: "above").foregroundStyle(.red).onClick { log.count += 1 }
                Rows(log: log)
            },
            size: Size(width: 30, height: 8)
        )
        #expect(pilot.screen.contains("▸ row 0"))
        #expect(
            Pilot(Text("alone").onClick {}, size: Size(width: 30, height: 8)).helpBar
                == " q quit   ? help"
        )
        let before = pilot.cells
        await pilot.press("Tab")
        #expect(pilot.cells == before)
        await pilot.click(x: 14, y: 0)
        #expect(log.count == 1)
        #expect(pilot.cells == before)
    }

    @Test
    func drag_overAChart_isSeenUntilTheButtonIsLetGo() async {
        let pilot = Pilot(DraggedChart(log: Counter()), size: Size(width: 44, height: 12))
        let before = pilot.cells
        await pilot.click(x: 12, y: 5)
        pilot.post(.mouse(MouseEvent(.drag, at: Point(x: 20, y: 5))))
        let dragged = pilot.cells
        #expect(dragged != before)
        #expect(dragged[16, 5].style.attributes.contains(.reverse))
        pilot.post(.mouse(MouseEvent(.release, at: Point(x: 12, y: 5))))
        #expect(pilot.cells == before)
    }

    @Test
    func drag_overWhatHasNoUseForIt_changesNothing() async {
        let pilot = Pilot(Rows(log: Counter()), size: Size(width: 30, height: 8))
        let before = pilot.cells
        pilot.post(.mouse(MouseEvent(.drag, at: Point(x: 3, y: 3))))
        pilot.post(.mouse(MouseEvent(.release, at: Point(x: 3, y: 4))))
        #expect(pilot.cells == before)
    }

    @Test
    func click_aPickerInTheTitleBar_choosesAndLeavesTheKeysWhereTheyAre() async {
        let pilot = Pilot(TitledScreen(), size: Size(width: 40, height: 8))
        #expect(pilot.screen.hasPrefix(" Trends                     [day] week"))
        #expect(pilot.cursor?.y == 1)
        await pilot.click(x: 35, y: 0)
        #expect(pilot.screen.hasPrefix(" Trends                      day [week]"))
        #expect(pilot.cursor?.y == 1)
    }
}

private struct Rows: View {
    let log: Counter

    var body: some View {
        List(0..<4, id: \.self) { index in
            Button("row \(index)") { log.log.append("\(index)") }
        }
    }
}

private struct DraggedChart: View {
    let log: Counter

    var body: some View {
        Chart(0..<100, id: \.self) { index in
            LineMark(x: .value("x", Double(index)), y: .value("y", Double(index % 7)))
        }
        .chartXSelection(
            range: Binding<ClosedRange<Double>?>(
                get: { nil },
                set: { range in
                    if let range { log.log.append("\(range.lowerBound) \(range.upperBound)") }
                }
            )
        )
    }
}

private struct TitledScreen: View {
    @State private var range = "day"

    var body: some View {
        NavigationStack {
            Button("below") {}
                .navigationTitle("Trends")
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Picker("range", selection: $range) {
                            ForEach(["day", "week"], id: \.self) { Text(verbatim: $0) }
                        }
                        .pickerStyle(.segmented)
                        .labelsHidden()
                    }
                }
        }
    }
}
