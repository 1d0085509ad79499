import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Lines that are drawn as the upper edge of an area.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ChartFadeTests {
    private nonisolated static let blocks = Array(" ▁▂▃▄▅▆▇█".unicodeScalars)
    private nonisolated static let known = TerminalColors(
        count: 16_777_216,
        background: .black,
        foreground: .white
    )

    private struct Slope: View {
        var readings = 0
        var isFaded = true

        var body: some View {
            Chart {
                ForEach(0..<readings, id: \.self) { index in
                    PointMark(
                        x: .value("X", Double(index) * 39 / Double(max(1, readings - 1))),
                        y: .value("Y", 5)
                    )
                    .symbolSize(4)
                }
                ForEach(0..<40) { index in
                    if isFaded {
                        line(index).faded(to: 0...2, over: 6)
                    } else {
                        line(index)
                    }
                }
            }
            .chartYScale(domain: 0...12)
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartLegend(.hidden)
            .frame(width: .columns(40), height: .rows(12))
        }

        private func line(_ index: Int) -> some ChartContent {
            LineMark(x: .value("X", index), y: .value("Z", 3 + Double(index) / 10))
                .foregroundStyle(.tint)
        }
    }

    private func pilot(
        _ view: some View,
        _ terminal: TerminalColors = known,
        change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Pilot {
        Pilot(view, size: Size(width: 40, height: 13)) {
            $0.terminalColors = terminal
            $0.theme = Theme(.automatic, on: terminal)
            change(&$0)
        }
    }

    /// The eighths of a row below the upper side of what is not the terminal's ground.
    private func height(_ column: Int, _ pilot: Pilot) -> Int? {
        for row in 0..<12 {
            let cell = pilot.cells[column, row]
            if cell.style.background != .standard { return 8 * (12 - row) }
            if let eighths = Self.blocks.firstIndex(of: cell.glyph.base), eighths > 0 {
                return 8 * (11 - row) + eighths
            }
        }
        return nil
    }

    @Test
    func draw_aFadedLine_isAnEdgeOfEighthsAtItsValues() throws {
        let pilot = pilot(Slope())
        let heights = try (0..<40).map { try #require(height($0, pilot), "\(pilot.screen)") }
        // Steps are never more than that of the line itself, and nothing is drawn above it.
        #expect(zip(heights, heights.dropFirst()).allSatisfy { (0...2).contains($1 - $0) })
        #expect(Set(heights.map { $0 % 8 }).count >= 7, "\(heights)")
        let row = 12.0 * 8 / 12
        #expect(
            abs(Double(heights[0]) - 3 * row) < row && abs(Double(heights[39]) - 6.9 * row) < row
        )
    }

    @Test
    func draw_aFadedLine_changesItsColourOnTheWay_andFadesDownward() throws {
        let pilot = pilot(Slope())
        let bottom = (0..<40).map { pilot.cells[$0, 11].style.background }
        #expect(Set(bottom).count > 4)
        let column = try (7..<12).map {
            try #require(pilot.cells[39, $0].style.background.mixture).luminance
        }
        #expect(column == column.sorted(by: >), "\(column)")
    }

    // What a terminal cannot show is a line as before.
    @Test(arguments: [
        (TerminalColors(count: 0, background: .black), TerminalCharacters.automatic),
        (known, .ascii), (known, .wide),
    ])
    func draw_aFadedLine_whereBlocksOrColoursAreMissing_isTheLine(
        _ terminal: TerminalColors,
        _ characters: TerminalCharacters
    ) {
        let (faded, plain) = (true, false)
        let cells = [faded, plain].map { isFaded in
            pilot(Slope(readings: 9, isFaded: isFaded), terminal) {
                $0.terminalCharacters = characters
                if characters == .ascii { $0.chartDots = .ascii }
            }
            .cells
        }
        #expect(cells[0] == cells[1])
    }

    @Test(arguments: [(0.0, 1.0), (2.0, 1.0), (2.5, 0.0), (-1.0, 0.0)])
    func part_withoutADistance_isOfTheRangeOnly(_ y: Double, _ expected: Double) {
        #expect(MarkFade(target: 0...2, distance: 0).part(at: y) == expected)
    }

    private struct Banded: View {
        var hasBand = true

        var body: some View {
            Chart {
                ForEach(0..<40) { index in
                    LineMark(x: .value("X", index), y: .value("Z", 6))
                        .foregroundStyle(.tint)
                        .faded(to: nil, over: 6)
                }
                if hasBand {
                    ForEach(25..<40) { index in
                        AreaMark(
                            x: .value("X", index),
                            yStart: .value("band", 3.6),
                            yEnd: .value("band", 8.4)
                        )
                        .faded(to: nil, over: 6)
                    }
                }
            }
            .chartYScale(domain: 0...12)
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .frame(width: .columns(40), height: .rows(13))
        }
    }

    @Test
    func draw_aBandAroundTheEdge_isSeenAboveAndBelow_withoutAName() {
        let pilot = pilot(Banded())
        #expect(!pilot.screen.contains("band"))
        let (plain, banded) = (5, 35)
        let edges = [plain, banded].map { column in
            (0..<13).filter { pilot.cells[column, $0].style.background != .standard }
        }
        let first = edges.map { $0.min() ?? 0 }
        #expect((2...3).contains(first[0] - first[1]), "\(edges)")
        let grounds = [plain, banded].map { column in
            (0..<13).map { pilot.cells[column, $0].style.background }
        }
        #expect(grounds[0][first[0]] != grounds[1][first[0]])
        #expect(grounds[0][11] == grounds[1][11], "\(grounds)")
    }

    @Test(arguments: [TerminalCharacters.ascii, .wide])
    func draw_aBandWithoutBlocks_isNothing(_ characters: TerminalCharacters) {
        let cells = [true, false].map { hasBand in
            pilot(Banded(hasBand: hasBand)) {
                $0.terminalCharacters = characters
                if characters == .ascii { $0.chartDots = .ascii }
            }
            .cells
        }
        #expect(cells[0] == cells[1])
    }

    @Test
    func edge_of256Colours_isNoGrey() {
        let terminal = TerminalColors(count: 256, background: .black, foreground: .white)
        let theme = Theme(.automatic, on: terminal)
        let edges = stride(from: 0, through: 1, by: 0.2).compactMap { theme.fade?.edge($0).mixture }
        #expect(edges.count == 6)
        #expect(edges.allSatisfy { $0.red != $0.green || $0.green != $0.blue }, "\(edges)")
    }

    // Without a way there is nothing to be far from.
    @Test
    func edge_of16Colours_isRedYellowAndGreen_orTheAccent() throws {
        let theme = Theme(.automatic, on: TerminalColors(count: 16))
        let fade = try #require(theme.fade)
        #expect([0, 0.5, 0.99, 1].map { fade.edge($0) } == [.red, .yellow, .yellow, .green])
        #expect(fade.edge(nil) == theme.tint.foreground)
        let colorBlind = try #require(Theme(.colorBlind, on: TerminalColors(count: 16)).fade)
        #expect([0, 0.5, 1].map { colorBlind.edge($0) } == [.magenta, .magenta, .magenta])
        #expect(fade.ground(0.5, depth: 0) == .standard)
    }

    // A cell has two colours, and both are those of the edge.
    @Test(arguments: [6, 79])
    func draw_readingsBesideTheEdge_leaveItWhole(_ count: Int) throws {
        let chart = Chart {
            ForEach(0..<count, id: \.self) { index in
                PointMark(
                    x: .value("X", Double(index) * 78 / Double(count - 1)),
                    y: .value("Y", [5, 5.5, 5.7, 6.2][index % 4])
                )
                .symbolSize(4)
            }
            ForEach(0..<79) { index in
                LineMark(x: .value("X", index), y: .value("Z", 5))
                    .foregroundStyle(.tint)
                    .faded(to: nil, over: 1)
            }
        }
        .chartYScale(domain: 0...12)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
        let pilot = pilot(chart.frame(width: .columns(40), height: .rows(12)))
        func isReading(_ column: Int, _ row: Int) -> Bool {
            (0x2800...0x28FF).contains(pilot.cells[column, row].glyph.base.value)
        }
        let rows = (0..<12).filter { row in (0..<40).contains { isReading($0, row) } }
        let edge = try #require(
            (0..<12).first {
                Self.blocks.contains(pilot.cells[3, $0].glyph.base) && pilot.cells[3, $0] != .blank
            }
        )
        #expect(!rows.isEmpty && !rows.contains(edge), "\(pilot.screen)")
        let colors = (0..<40).map { pilot.cells[$0, edge].style }
        #expect(Set(colors).count == 1, "\(colors)")
    }

    // A reading that was moved further would be at a height that it does not have.
    @Test(arguments: [40, 400])
    func draw_readingsNearTheEdge_areAtMostHalfARowFromTheirHeight(_ count: Int) {
        let values: [Double] = (0..<count).map { index in
            let part = Double(index * 7 % count) / Double(count)
            return 4.75 + 2.5 * part
        }
        let places: [Double] = (0..<count).map { Double($0) * 39 / Double(count - 1) }
        let chart = Chart {
            ForEach(0..<count, id: \.self) { index in
                PointMark(
                    x: .value("X", places[index]),
                    y: .value("Y", values[index])
                )
                .symbolSize(4)
            }
            ForEach(0..<40) { index in
                LineMark(x: .value("X", index), y: .value("Z", 6)).faded(to: nil, over: 1)
            }
        }
        .chartYScale(domain: 0...12)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
        let pilot = pilot(chart.frame(width: .columns(40), height: .rows(12)))
        let (x, y) = (
            PlotScale(Span(0, 39), dots: 80), PlotScale(Span(0, 12), dots: 48, isUpward: true)
        )
        var drawn = 0
        for column in 0..<40 {
            let heights = values.indices.filter { x.dot(places[$0]).map { $0 / 2 } == column }
                .compactMap { y.dot(values[$0]) }
            for row in 0..<12 {
                let mask = pilot.cells[column, row].glyph.base.value ^ 0x2800
                guard (1...0xFF).contains(mask) else { continue }
                for dot in 0..<4
                where [0, 1].contains(where: { mask & UInt32(ChartDots.braille.bit($0, dot)) > 0 })
                {
                    drawn += 1
                    let nearest = heights.map { abs($0 - (4 * row + dot)) }.min() ?? 48
                    #expect(nearest <= 3, "\(column): \(4 * row + dot) of \(heights)")
                }
            }
        }
        #expect(drawn > 20, "\(pilot.screen)")
    }

    // The line changes its colour on its way, and its sign is that of the end.
    @Test
    func legend_ofAFadedLine_hasTheColourOfItsEnd() throws {
        let chart = Chart {
            ForEach(0..<40) { index in
                LineMark(x: .value("X", index), y: .value("Z", 3 + Double(index) / 10))
                    .foregroundStyle(.tint)
                    .faded(to: 6...8, over: 4)
            }
        }
        .chartXSelection(value: .constant(Int?.none))
        let pilot = pilot(chart.frame(width: .columns(40), height: .rows(12)))
        let sign = try #require(
            (0..<40).map { pilot.cells[$0, 0] }.first { $0.glyph.base == "─" },
            "\(pilot.screen)"
        )
        let fade = try #require(Theme(.automatic, on: Self.known).fade)
        #expect(sign.style.foreground == fade.edge(1) && fade.edge(1) != fade.edge(0))
    }

    // The range where the trend may be is seen in a range that is a stripe.
    @Test(arguments: [256, 16_777_216], [RGB.black, .white])
    func draw_aBandInAStripe_hasAnotherShade(_ count: Int, _ ground: RGB) throws {
        let chart = Chart {
            RectangleMark(yStart: .value("goal", 2), yEnd: .value("goal", 10))
                .foregroundStyle(.tintedShade)
            ForEach(0..<30) { index in
                LineMark(x: .value("X", index), y: .value("Z", 6))
                    .faded(to: 2...10, over: 1, isFilled: false)
                AreaMark(
                    x: .value("X", index),
                    yStart: .value("band", 4),
                    yEnd: .value("band", 8)
                )
                .faded(to: 2...10, over: 1)
            }
            ForEach(29..<40) { index in
                AreaMark(
                    x: .value("X", index),
                    yStart: .value("range", 4),
                    yEnd: .value("range", 8)
                )
                .foregroundStyle(.tintedShade)
                .faded(to: 2...10, over: 1, isFilled: false)
            }
        }
        .chartXScale(domain: 0...39)
        .chartYScale(domain: 0...12)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
        let terminal = TerminalColors(
            count: count,
            background: ground,
            foreground: ground == .black ? .white : .black
        )
        let pilot = pilot(chart.frame(width: .columns(40), height: .rows(12)), terminal)
        for column in [10, 36] {
            let grounds = [2, 4, 7, 9].map { pilot.cells[column, $0].style.background }
            #expect(grounds[0] != grounds[1] && grounds[2] != grounds[3], "\(grounds)")
            #expect(grounds[1] == grounds[2] && grounds[0] == grounds[3], "\(grounds)")
        }
    }

    // Beside a steep edge a band that is thin would be lumps, and in the last column of the area
    // the range that begins there would be a step.
    @Test(arguments: [(0.3, 0), (1.6, 15)])
    func draw_aBandAroundASteepEdge_isInAllColumnsOrNone(_ margin: Double, _ columns: Int) throws {
        let chart = Chart {
            ForEach(0..<30) { index in
                LineMark(x: .value("X", index), y: .value("Z", 10 - Double(index) / 4))
                    .faded(to: nil, over: 1)
            }
            ForEach(15..<30) { index in
                AreaMark(
                    x: .value("X", index),
                    yStart: .value("band", 10 - Double(index) / 4 - margin),
                    yEnd: .value("band", 10 - Double(index) / 4 + margin)
                )
                .faded(to: nil, over: 1)
            }
            ForEach(29..<40) { index in
                AreaMark(
                    x: .value("X", index),
                    yStart: .value("range", 1),
                    yEnd: .value("range", 5)
                )
                .foregroundStyle(.tintedShade)
                .faded(to: nil, over: 1)
            }
        }
        .chartYScale(domain: 0...12)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        let pilot = pilot(chart.frame(width: .columns(40), height: .rows(12)))
        let band = try #require(Theme(.automatic, on: Self.known).fade).band(0)
        func isBanded(_ column: Int, _ color: Color) -> Bool {
            (0..<12).contains {
                [
                    pilot.cells[column, $0].style.background,
                    pilot.cells[column, $0].style.foreground,
                ]
                .contains(color)
            }
        }
        #expect(
            (0..<29).count { isBanded($0, band.above) } == max(0, columns - 1),
            "\(pilot.screen)"
        )
        #expect((0..<30).count { isBanded($0, band.below) } == columns, "\(pilot.screen)")
        #expect(pilot.cells[29, 11].style.background != band.above)
    }

    @Test
    func draw_withoutAFill_isTheEdgeAlone() throws {
        let chart = Chart {
            ForEach(0..<40) { index in
                LineMark(x: .value("X", index), y: .value("Z", 3 + Double(index) / 10))
                    .faded(to: nil, over: 1, isFilled: false)
            }
        }
        .chartYScale(domain: 0...12)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
        let pilot = pilot(chart.frame(width: .columns(40), height: .rows(12)))
        for column in 1..<39 {
            let drawn = (0..<12).filter { pilot.cells[column, $0] != .blank }
            #expect((1...2).contains(drawn.count), "\(pilot.screen)")
            // Below the edge is the terminal's own background, drawn in reverse video.
            let last = pilot.cells[column, try #require(drawn.last)].style
            #expect(last.background == .standard || drawn.count == 1)
        }
    }
}
