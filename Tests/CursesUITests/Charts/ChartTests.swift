import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct ChartTests {
    @Test
    func draw_WeightsTrendGoalAndBand_LieOverEachOther() {
        #expect(
            drawing(WeightChart(), width: 50, height: 11) == """
                75 ┤
                   │
                74 ┤•⠤⣀⣀⣀⣀⣀⣀•⣀
                   │          ⠉⠉•⠉⠒⠒⠒⠒⠤⠤•⣀⣀
                73 ┤    •           •      ⠉⠉⠉⠒⠒•⠤⠤⣀⣀
                   │  ·   ·   ·   ·   ·   · • ·   ·  ⠉⠉⠒•⠒⠢⠤⠤⠤⢄⣀⡀
                72 ┤·   ·   ·   ·   ·   ·   ·   ·   •   ·   ·   ⠈•
                   │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ goal 71.5 •╌╌╌╌
                71 ┤·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
                   └┬────────────────┬────────────────┬──────────┬
                    Sep              Oct              Nov   20 Nov
                """
        )
    }

    @Test
    func draw_SmallRoom_KeepsAxes() {
        #expect(
            drawing(WeightChart(), width: 20, height: 6) == """
                74 ┤•⠤•⢄⣀⣀⡀
                   │ •· ••⠈•⠒•⠢⢄⣀ ·
                72 ┤·   ·   •  ••⠉••
                   │╌╌╌ goal 71.5 ╌╌
                   └┬─────┬─────┬───
                    Sep   Oct   Nov
                """
        )
    }

    @Test
    func draw_TinyRoom_LeavesTheAxesOut() {
        #expect(
            drawing(WeightChart(), width: 9, height: 3) == """
                ⠢⠤⠤⢄
                • ·•⠉⠢⠤⣀
                ╌╌╌╌╌╌••⠉
                """
        )
    }

    @Test
    func draw_Nothing_IsAxes() {
        #expect(
            drawing(Chart {}, width: 20, height: 5) == """
                 │
                 │
                 │
                 └──────────────────

                """
        )
    }

    @Test
    func draw_OneValue_StandsInTheMiddle() {
        let chart = Chart {
            PointMark(x: .value("Day", TestDay(2026, 11, 20)), y: .value("Weight", 72.4))
        }
        #expect(
            drawing(chart, width: 40, height: 7) == """
                   │
                73 ┤
                   │                  •
                72 ┤
                   │
                   └┬─────────────────┬────────────────┬
                    Thu              Fri             Sat
                """
        )
    }

    @Test
    func draw_EqualValues_AreALevelLine() {
        let chart = Chart(0..<5, id: \.self) { index in
            LineMark(x: .value("X", index), y: .value("Y", 80))
        }
        #expect(
            drawing(chart, width: 30, height: 7) == """
                81 ┤
                   │
                80 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
                   │
                79 ┤
                   └┬─────┬──────┬─────┬─────┬
                    0     1      2     3     4
                """
        )
    }

    @Test
    func draw_ValuesThatAreNone_AreGaps() {
        let values = [1, 2, .nan, 3, 4, .infinity, 2, 1]
        let chart = Chart(Array(values.enumerated()), id: \.offset) { index, value in
            LineMark(x: .value("X", index), y: .value("Y", value))
        }
        #expect(
            drawing(chart, width: 32, height: 8) == """
                4 ┤               ⢀⡠
                  │            ⢀⡠⠒⠁
                  │            ⠁
                2 ┤   ⣀⠄                   ⠠⡀
                  │⢀⠤⠊                      ⠈⠑⢄⡀
                  │⠁                           ⠈
                  └┬───┬───┬───┬───┬───┬───┬───┬
                   0   1   2   3   4   5   6   7
                """
        )
    }

    @Test
    func draw_OutsideTheScale_IsClipped() {
        let chart = Chart(0..<9, id: \.self) { index in
            LineMark(x: .value("X", index), y: .value("Y", index * index))
            PointMark(x: .value("X", index), y: .value("Y", index * index))
        }
        .chartXScale(domain: 2...6)
        .chartYScale(domain: 10...30)
        #expect(
            drawing(chart, width: 40, height: 9) == """
                30 ┤                             ⡠⠔⠁
                   │                          •⠔⠊
                   │                       ⢀⡠⠊⠁
                20 ┤                    ⢀⡠⠒⠁
                   │                 ⢀•⠔⠁
                   │             ⢀⡠⠔⠊⠁
                10 ┤         ⢀⡠⠔⠊⠁
                   └┬────────┬────────┬───────┬────────┬
                    2        3        4       5        6
                """
        )
    }
}
