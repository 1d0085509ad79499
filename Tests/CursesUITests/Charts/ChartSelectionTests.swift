import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct ChartSelectionTests {
    @Test
    func start_NothingSelected_NamesWhatIsDrawn() {
        #expect(
            pilot().rows(11) == """
                    ─ trend   • weight
                   │
                74 ┤•⠤⣀⣀⣀⣀⣀⣀•⣀
                   │          ⠉⠉•⠉⠒⠒⠒⠒⠤⠤•⣀⣀
                73 ┤    •           •      ⠉⠉⠉⠒⠒•⠤⠤⣀⣀
                   │·   ·   ·   ·   ·   ·   •   ·   ·⠉⠉⠒•⠒⠢⠤⠤⠤⢄⣀⡀
                72 ┤  ·   ·   ·   ·   ·   ·   ·   · • ·   ·   · ⠈•
                   │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ goal 71.5 •╌╌╌╌
                71 ┤  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
                   └┬────────────────┬────────────────┬──────────┬
                    Sep              Oct              Nov   20 Nov
                """
        )
    }

    @Test(arguments: [(40, true), (18, false)])
    func start_withoutRoomForAllNames_linesAreNamed(_ width: Int, _ arePointsNamed: Bool) {
        let chart = SelectionChart().frame(width: .columns(width))
        let pilot = Pilot(chart, size: Size(width: 50, height: 12))
        #expect(pilot.screen.contains("─ trend"))
        #expect(pilot.screen.contains("• weight") == arePointsNamed)
    }

    @Test
    func start_nameWithABracket_isTheName_andTheNoteStays() {
        let pilot = Pilot(NotedChart(note: "(+1 kg)"), size: Size(width: 28, height: 12))
        #expect(pilot.rows(1).contains(#/─ Maximiliane.*… \(\+1 kg\)$/#), "\(pilot.screen)")
        #expect(!pilot.rows(1).contains("work"))
        let alone = Pilot(NotedChart(note: nil), size: Size(width: 28, height: 12))
        #expect(alone.rows(1).hasSuffix("  ─ Maximiliane (work)"), "\(alone.screen)")
    }

    @Test
    func press_Left_StartsAtTheLastValue() async {
        let pilot = pilot()
        await pilot.press("Left", "Left")
        #expect(
            pilot.rows(11) == """
                    Thu 12 Nov   ─ trend 72.4    • weight 71.7
                   │                                         ⠅
                74 ┤•⠤⣀⣀⣀⣀⣀⣀•⣀                               ⠅
                   │          ⠉⠉•⠉⠒⠒⠒⠒⠤⠤•⣀⣀                  ⠅
                73 ┤    •           •      ⠉⠉⠉⠒⠒•⠤⠤⣀⣀        ⠅
                   │·   ·   ·   ·   ·   ·   •   ·   ·⠉⠉⠒•⠒⠢⠤⠤⠥⢄⣀⡀
                72 ┤  ·   ·   ·   ·   ·   ·   ·   · • ·   ·  ⠅· ⠈•
                   │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ goal 71.5 •╌╌╌╌
                71 ┤  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ⠅·
                   └┬────────────────┬────────────────┬──────────┬
                    Sep              Oct              Nov   20 Nov
                """
        )
    }

    // Reference lines have values on days without a reading.
    @Test
    func press_Left_passesMarksThatTheReadingLeavesOut() async {
        @MainActor final class Memory { var value: Int? }
        let memory = Memory()
        let chart = Chart {
            ForEach(0..<20) {
                LineMark(x: .value("X", $0), y: .value("Z", 1)).accessibilityHidden(true)
            }
            ForEach([3, 9], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
        }
        .chartXSelection(value: Binding(get: { memory.value }, set: { memory.value = $0 }))
        let pilot = Pilot(chart, size: Size(width: 40, height: 12))
        await pilot.press("Left")
        #expect(memory.value == 9)
        await pilot.press("Left")
        #expect(memory.value == 3)
        await pilot.press("Left")
        #expect(memory.value == 3)
    }

    @Test
    func press_HomeAndEnd_GoToTheEnds() async {
        let pilot = pilot()
        await pilot.press("Home")
        #expect(pilot.rows(1) == "    Tue 1 Sep    ─ trend 73.9    • weight 73.9")
        await pilot.press("Left")
        #expect(pilot.rows(1) == "    Tue 1 Sep    ─ trend 73.9    • weight 73.9")
        await pilot.press("Right")
        #expect(pilot.rows(1) == "    Tue 8 Sep    ─ trend 73.81   • weight 73.2")
        await pilot.press("End")
        #expect(pilot.rows(1) == "    Fri 20 Nov   ─ trend 72.2    • weight 71.9")
    }

    @Test
    func press_Esc_TakesTheCrosshairAway() async {
        let pilot = pilot()
        await pilot.press("Left", "Esc")
        #expect(pilot.rows(1) == "    ─ trend   • weight")
        #expect(crosshair(pilot) == nil)
    }

    @Test
    func press_Left_GoesADotFurtherAtLeast() async {
        let pilot = Pilot(
            SelectionChart().frame(width: .columns(12)),
            size: Size(width: 20, height: 8)
        )
        await pilot.press("End")
        var columns = [crosshair(pilot)]
        var readings = [pilot.rows(1)]
        for _ in 0..<4 {
            await pilot.press("Left")
            columns.append(crosshair(pilot))
            readings.append(pilot.rows(1))
        }
        // Of a column there are two halves.
        #expect(Set(readings).count == 5, "\(readings)")
        #expect(Set(columns).count >= 3, "\(columns) \(pilot.screen)")
    }

    private func crosshair(_ pilot: Pilot) -> Int? {
        pilot.screen.split(separator: "\n").compactMap { row in
            row.firstIndex { "⠅⠨".contains($0) }.map { row.distance(from: row.startIndex, to: $0) }
        }.first
    }

    @Test
    func click_SelectsTheNearestValue() async {
        let pilot = pilot()
        await pilot.click(x: 30, y: 5)
        #expect(
            pilot.rows(1) == """
                    Tue 20 Oct   ─ trend 73.02   • weight 72.8
                """
        )
    }

    @Test
    func draw_OwnReading_IsShown() async {
        let pilot = Pilot(
            SelectionChart { ["day \($0.number)"] },
            size: Size(width: 50, height: 12)
        )
        await pilot.press("End")
        #expect(pilot.rows(1) == "    day 20777")
    }

    @Test(arguments: [(50, "    on this day, 20777"), (20, "    20777")])
    func draw_OwnReadings_TheFirstThatFitsIsShown(width: Int, expected: String) async {
        let pilot = Pilot(
            SelectionChart { ["on this day, \($0.number)", "\($0.number)"] },
            size: Size(width: width, height: 12)
        )
        await pilot.press("End")
        #expect(pilot.rows(1) == expected)
    }

    @Test
    func draw_Narrow_ReadingKeepsTheValues() async {
        let pilot = Pilot(SelectionChart(), size: Size(width: 24, height: 8))
        await pilot.press("End")
        #expect(
            pilot.rows(7) == """
                    ─ 72.2  • 71.9
                74 ┤•⠤⠤•⢄⣀⣀⣀           ⠨
                   │ •·  •·••⠑⠒⠒•⠤⢄⣀⡀ ·⠨
                72 ┤·   ·   · • ·• •⠈•⠑•
                   │╌╌╌╌╌╌╌ goal 71.5 ╌⠨
                   └┬──────┬───────┬────
                    Sep    Oct     Nov
                """
        )
    }

    @Test
    func focus_HoldsTheCursor_BesideWhatIsRead() async {
        let pilot = pilot()
        #expect(pilot.cells[3, 2].style == Theme.standard.tertiary)
        // A block before the legend would look like a field.
        #expect(pilot.cursor == Point(x: 3, y: 0) && !pilot.showsCursor)
        await pilot.press("End")
        #expect(pilot.cursor == Point(x: 3, y: 0))
        #expect(pilot.rows(1).hasPrefix("    Fri 20 Nov"))
    }

    @Test
    func disabled_TakesNoKeys() async {
        let pilot = Pilot(SelectionChart().disabled(true), size: Size(width: 50, height: 12))
        await pilot.press("End")
        #expect(pilot.rows(1) == "    ─ trend   • weight")
        #expect(pilot.cursor == nil)
    }

    @Test
    func reading_namesInAnyOrder_eachStandsAfterItsSign() async {
        let chart = SelectionChart { _ in ["the trend day: weight 72.4 trend 72.6"] }
        let pilot = Pilot(chart, size: Size(width: 50, height: 12))
        await pilot.press("End")
        #expect(
            pilot.rows(1).contains("the trend day: • weight 72.4 ─ trend 72.6"),
            "\(pilot.rows(1))"
        )
    }

    @Test
    func reading_ofMarksThatAreHidden_hasNeitherTheirNameNorTheirSign() async {
        let pilot = Pilot(GrowingChart(isHidden: true), size: Size(width: 50, height: 12))
        #expect(pilot.rows(1) == "    ━ BMI")
        await pilot.press("End")
        #expect(pilot.rows(1).contains("3 Nov, ━ BMI 16"), "\(pilot.rows(1))")
    }

    @Test
    func reading_ofALineWithoutAName_isTheSentence() async {
        let pilot = Pilot(GrowingChart(name: ""), size: Size(width: 50, height: 12))
        await pilot.press("End")
        #expect(pilot.rows(1).contains("3 Nov, ━ BMI 16"), "\(pilot.rows(1))")
    }

    // "=" between two numbers says that they are equal.
    @Test
    func reading_inASCII_hasNoSigns() async {
        let chart = SelectionChart { _ in ["weight 72.4 trend 72.6"] }
        let pilot = Pilot(chart, size: Size(width: 50, height: 12)) { $0.chartDots = .ascii }
        await pilot.press("End")
        #expect(pilot.rows(1).contains("weight 72.4 trend 72.6"), "\(pilot.rows(1))")
    }

    private func pilot() -> Pilot {
        Pilot(SelectionChart(), size: Size(width: 50, height: 12))
    }
}

private struct SelectionChart: View {
    var reading: ((TestDay) -> [String])?
    @State private var day: TestDay?

    init(reading: ((TestDay) -> [String])? = nil) {
        self.reading = reading
    }

    var body: some View {
        if let reading {
            WeightChart().chartXSelection(value: $day, reading: reading)
        } else {
            WeightChart().chartXSelection(value: $day)
        }
    }
}

private struct GrowingChart: View {
    @State private var selection: Int?
    var name = "3"
    var isHidden = false

    var body: some View {
        Chart {
            ForEach(0..<9, id: \.self) { index in
                LineMark(
                    x: .value("X", index),
                    y: .value("percentile", index),
                    series: .value("percentile", name)
                )
            }
            .accessibilityHidden(isHidden)
            ForEach(0..<9, id: \.self) { index in
                LineMark(x: .value("X", index), y: .value("BMI", 16))
            }
            .lineStyle(StrokeStyle(lineWidth: 2))
        }
        .chartXSelection(value: $selection) { _ in ["3 Nov, BMI 16"] }
    }
}

private struct NotedChart: View {
    @State private var selection: Int?
    let note: String?

    var body: some View {
        Chart {
            ForEach(0..<9, id: \.self) { index in
                LineMark(x: .value("X", index), y: .value("Maximiliane (work)", index))
            }
            .nameNote(note)
        }
        .chartXSelection(value: $selection)
    }
}
