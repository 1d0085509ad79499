import Testing

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
                10 ┤      . *     *    .'.   .  *
                   │   * :'.  .'.     .' '.*.':    .
                 5 ┤   .'  '..'*'.  .*    '.'  :  :*
                   │  :   * '    '..'        *  :'
                 0 ┤*'            '     *
                   └──────┬────┬─────┬─────┬────┬───
                    0     2    4     6     8    10
                """
        )
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
        let full: [ChartDots: Unicode.Scalar] = [.braille: "⣿", .halfBlock: "█", .ascii: ":"]
        #expect(grid.cell(0)?.glyph == full[dots])
    }
}
