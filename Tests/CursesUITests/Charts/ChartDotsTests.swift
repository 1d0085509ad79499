import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct ChartDotsTests {
    @Test
    func draw_Braille() {
        #expect(
            draw(.braille) == """
                15 ┤
                   │
                10 ┤     ⡠⡀ •     •    ⡰⠱⡀    ⡀ •
                   │   •⡰⠁⠱⡀   ⡔⡄    ⢀⠎  ⠱⡀•⢀⠜⠱⡀   ⡠
                 5 ┤  ⢀⠜   ⠱⡀⢠⠊•⠘⡄  ⡰•    ⠱⡠⠃  ⠱⡀⢀⠔•
                   │ ⡠⠊  •  ⠑⠁   ⠘⡄⡔⠁         • ⠱⠊
                 0 ┤•⠁            ⠈     •
                   └┬────┬─────┬─────┬─────┬────┬───
                    0    2     4     6     8    10
                """
        )
    }

    @Test
    func draw_HalfBlocks() {
        #expect(
            draw(.halfBlock) == """
                15 ┤
                   │
                10 ┤      ▄ •     •    ▄▀▄   ▄  •
                   │   • █▀▄  ▄▀▄     ▄▀ ▀▄•▄▀█    ▄
                 5 ┤   ▄▀  ▀▄▄▀•▀▄  ▄•    ▀▄▀  █  █•
                   │  █   • ▀    ▀▄▄▀        •  █▀
                 0 ┤•▀            ▀     •
                   └┬─────┬────┬─────┬─────┬────┬───
                    0     2    4     6     8    10
                """
        )
    }

    @Test
    func draw_ASCII() {
        #expect(
            draw(.ascii) == """
                15 ┤
                   │
                10 ┤      _ *     *    _-_   _  *
                   │   * =-_  _-_     _- -_*_-=    _
                 5 ┤   _-  -__-*-_  _*    -_-  =  =*
                   │  =   * -    -__-        *  =-
                 0 ┤*-            -     *
                   └──────┬────┬─────┬─────┬────┬───
                    0     2    4     6     8    10
                """
        )
    }

    // A point of which there is one alone is seen in the line that ends there.
    @Test
    func points_few_haveTheirColourInTheLine() {
        let pilot = pilot(days: [6], trend: [0, 6])
        #expect(pilot.dots(of: .red) == 1, "\(pilot.content)")
        #expect(pilot.content.contains("day"))
    }

    // What all stands in cells of the line, which has its colour, is not promised above.
    @Test
    func legend_pointsThatLieInTheLine_areNotNamed() async {
        let pilot = pilot(days: Array(0..<20), trend: Array(0..<20))
        #expect(pilot.dots(of: .red) == 0, "\(pilot.content)")
        #expect(!pilot.content.contains("day"), "\(pilot.content)")
        #expect(pilot.content.contains("trend"))
        // But the value that is read is.
        await pilot.press("Left")
        #expect(pilot.content.contains("day 1"), "\(pilot.content)")
    }

    // What goes on behind the last point is not what is read first.
    @Test
    func crosshair_beginsAtTheLastPoint() async {
        let pilot = pilot(days: [2, 6], trend: [0, 6, 18])
        await pilot.press("Left")
        #expect(pilot.content.hasPrefix("    6 "), "\(pilot.content)")
        await pilot.press("Right")
        #expect(pilot.content.hasPrefix("    18 "), "\(pilot.content)")
    }

    // As high as the line that is drawn through it, also between two rows.
    @Test
    func points_areOfTheDotsOfTheirValue() {
        let columns = (40..<46).map { height in
            let view = PointChart(days: [10], trend: [], height: Double(height), highest: 79)
            let pilot = Pilot(view, size: Size(width: 30, height: 23))
            return (1..<21).map { row in
                pilot.glyphs(of: .red, in: row).joined()
            }.joined()
        }
        #expect(columns == ["⠶", "⠛", "⣀⠉", "⣤", "⠶", "⠛"])
    }

    private func pilot(days: [Int], trend: [Int]) -> Pilot {
        Pilot(PointChart(days: days, trend: trend), size: Size(width: 30, height: 9))
    }

    private func draw(_ dots: ChartDots) -> String {
        let chart = Chart(0..<12, id: \.self) { index in
            LineMark(x: .value("X", index), y: .value("Y", index * 5 % 12))
            PointMark(x: .value("X", index), y: .value("Y", index * 7 % 12))
        }
        return drawing(chart, width: 36, height: 9) { $0.chartDots = dots }
    }

    @Test(arguments: [ChartDots.braille, .halfBlock, .ascii])
    func set_EveryDot_FillsTheCell(dots: ChartDots) {
        var grid = DotGrid(columns: 1, rows: 1, dots: dots)
        #expect(grid.cell(0) == nil)
        for y in -1...grid.height {
            for x in -1...grid.width { grid.set(x, y, .plain) }
        }
        let full: [ChartDots: Unicode.Scalar] = [.braille: "⣿", .halfBlock: "█", .ascii: "="]
        #expect(grid.cell(0)?.glyph == full[dots])
    }
}

private struct PointChart: View {
    @State private var selection: Int?
    let days: [Int]
    let trend: [Int]
    var height = 1.0
    var highest = 20

    var body: some View {
        Chart {
            ForEach(days, id: \.self) { day in
                PointMark(x: .value("X", day), y: .value("day", height))
                    .symbolSize(4)
                    .foregroundStyle(.red)
            }
            ForEach(trend, id: \.self) { day in
                LineMark(x: .value("X", day), y: .value("trend", 1))
                    .foregroundStyle(.blue)
                    .lineStyle(StrokeStyle(lineWidth: 2))
            }
        }
        .chartXSelection(value: $selection)
        .chartXScale(domain: 0...20)
        .chartYScale(domain: 0...highest)
    }
}

extension Pilot {
    fileprivate func dots(of color: Color) -> Int {
        (1..<cells.size.height - 2).reduce(0) { $0 + glyphs(of: color, in: $1).count }
    }

    fileprivate func glyphs(of color: Color, in row: Int) -> [String] {
        (0..<cells.size.width).map { cells[$0, row] }
            .filter { $0.style.foreground == color && $0.glyph.text != " " }
            .map(\.glyph.text)
    }
}
