import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct ChartDetailTests {
    @Test
    func draw_FinePointsAndAThickLine_ShareTheGrid() {
        let chart = Chart {
            ForEach(0..<9) { index in
                PointMark(x: .value("X", index), y: .value("Y", index % 3 == 0 ? 4 : 2))
                    .symbolSize(4)
                LineMark(x: .value("X", index), y: .value("Z", 3))
                    .lineStyle(StrokeStyle(lineWidth: 2))
            }
        }
        #expect(
            drawing(chart, width: 24, height: 7) == """
                4 ┤⣤      ⣤       ⣤
                  │
                3 ┤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤
                  │
                2 ┤  ⣤  ⣤    ⣤  ⣤    ⣤ ⣤
                  └┬────┬────┬────┬────┬
                   0    2    4    6    8
                """
        )
    }

    // Of two lines in one cell the dashed one has a gap more, and neither a piece in the colour of the other.
    @Test
    func draw_aDashedLineInTheCellsOfAnother_leavesThemOut() {
        let chart = Chart {
            ForEach(0..<40) { index in
                LineMark(x: .value("X", index), y: .value("Y", 3)).foregroundStyle(.red)
                LineMark(x: .value("X", index), y: .value("Z", 3 + Double(index - 20) / 20))
                    .foregroundStyle(.blue)
                    .lineStyle(StrokeStyle(dash: [2, 2]))
            }
        }
        .chartYScale(domain: 0...6)
        .chartLegend(.hidden)
        let pilot = Pilot(chart, 40, 9)
        let theme = EnvironmentValues().theme
        let colours = (8..<40).map { x in
            (0..<9).compactMap { y in pilot.cells[x, y].style.foreground }
        }
        #expect(colours.allSatisfy { $0.contains(theme.shown(.red)) }, "\(pilot.screen)")
        #expect(colours.contains { $0.contains(theme.shown(.blue)) }, "\(pilot.screen)")
    }

    // What was measured is seen; among too many of them the line would be lost.
    @Test(arguments: [(4, true), (80, false)])
    func draw_FinePointsOnALine_StandBeforeItWhereTheyAreFew(_ count: Int, _ areBefore: Bool) {
        let chart = Chart {
            ForEach(0..<count) { index in
                PointMark(x: .value("X", index), y: .value("Y", 3))
                    .symbolSize(4)
                    .foregroundStyle(.red)
                LineMark(x: .value("X", index), y: .value("Z", 3)).foregroundStyle(.blue)
            }
        }
        let pilot = Pilot(chart, 30, 8)
        let red = EnvironmentValues().theme.shown(.red)
        let places = (0..<8).flatMap { y in (0..<30).map { Point(x: $0, y: y) } }
        let count = places.count { pilot.cells[$0.x, $0.y].style.foreground == red }
        #expect(areBefore ? (2...4).contains(count) : count == 0, "\(count)")
    }

    // A step of a whole row beside a smooth line would be seen.
    private func onBlack(_ chart: some View, width: Int, height: Int) -> Pilot {
        let terminal = TerminalColors(background: .black)
        return Pilot(
            chart.frame(width: .columns(width), height: .rows(height)),
            size: Size(width: width, height: height + 1)
        ) {
            $0.terminalColors = terminal
            $0.theme = Theme(.automatic, on: terminal)
        }
    }

    @Test
    func draw_AreaOfAGround_EndsWithinHalfARowOfTheLine_andHasNoHoles() {
        let chart = Chart {
            ForEach(0..<40) { index in
                LineMark(x: .value("X", index), y: .value("Y", index % 11))
                AreaMark(x: .value("X", index), y: .value("Y", index % 11))
                    .foregroundStyle(.tintedShade)
                PointMark(x: .value("X", index), y: .value("Z", 2)).symbolSize(4)
            }
        }
        .chartYAxis(.hidden)
        .chartXAxis(.hidden)
        let pilot = onBlack(chart, width: 40, height: 12)
        for column in 0..<40 {
            let shaded = (0..<12).filter {
                pilot.cells[column, $0].style.background != .standard
            }
            guard let first = shaded.first else { continue }
            #expect(shaded == Array(first..<12), "\(column)")
            let line = (0..<12).filter { pilot.cells[column, $0].glyph != Glyph(" ") }
            #expect(line.contains { abs($0 - first) <= 1 }, "\(column): \(pilot.screen)")
        }
        #expect((0..<40).contains { pilot.cells[$0, 11].style.background != .standard })
    }

    @Test
    func draw_aRangeWithoutHeight_isHalfARowHigh() {
        let chart = Chart {
            ForEach([0, 9], id: \.self) { index in
                AreaMark(x: .value("X", index), yStart: .value("Y", 4), yEnd: .value("Y", 4))
                    .foregroundStyle(.tintedShade)
            }
        }
        .chartYScale(domain: 0...8)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        let pilot = onBlack(chart, width: 20, height: 9)
        let column = (0..<9).map { pilot.cells[10, $0].glyph.text }
        #expect(column == [" ", " ", " ", " ", "▆", " ", " ", " ", " "], "\(pilot.screen)")
    }

    @Test
    func draw_Crosshair_IsNotHiddenByALabelThatHasRoomBesideIt() {
        let chart = Chart {
            RuleMark(y: .value("goal", 3)).annotation(alignment: .center) { Text("goal") }
            ForEach(0..<41) { index in
                LineMark(x: .value("X", index), y: .value("Y", index % 2 == 0 ? 5 : 6))
            }
        }
        .chartXSelection(value: .constant(20))
        let rows = Pilot(chart.frame(width: .columns(45), height: .rows(14)), 45, 15).screen.split(
            separator: "\n"
        )
        #expect(rows.contains { $0.contains("goal") && $0.contains(#/[⠅⠨]/#) }, "\(rows)")
    }

    @Test(arguments: [20, 60])
    func annotation_ofARule_standsBesideARangeAndNotOnIt_ifThereIsRoom(_ first: Int) throws {
        let chart = Chart {
            ForEach([first, 100], id: \.self) { index in
                AreaMark(x: .value("X", index), yStart: .value("Y", 2), yEnd: .value("Y", 4))
                    .foregroundStyle(.tintedShade)
            }
            RuleMark(y: .value("goal", 3)).annotation(alignment: .trailing) { Text("goal") }
            PointMark(x: .value("X", 0), y: .value("Y", 6))
        }
        .chartLegend(.hidden)
        let pilot = onBlack(chart, width: 40, height: 12)
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains("goal") }, "\(pilot.screen)")
        let start = rows[row].distance(
            from: rows[row].startIndex,
            to: try #require(rows[row].firstRange(of: "goal")).lowerBound
        )
        for column in start..<start + 4 {
            #expect(pilot.cells[column, row].style.background == .standard, "\(pilot.screen)")
        }
    }

    // Of two lines, one without a name would be taken for the other.
    @Test(arguments: [(AnnotationOverflowResolution.Strategy.dropsMark, false), (.fit, true)])
    func draw_RuleWhoseLabelHasNoRoom_isDroppedWithIt(
        _ strategy: AnnotationOverflowResolution.Strategy,
        _ isDrawn: Bool
    ) {
        let chart = Chart {
            RuleMark(y: .value("goal", 3))
                .annotation(overflowResolution: AnnotationOverflowResolution(y: strategy)) {
                    Text("as wide as the whole plot is")
                }
            ForEach(0..<3) { LineMark(x: .value("X", $0), y: .value("Y", $0 % 2 == 0 ? 5 : 1)) }
        }
        let shown = drawing(chart, width: 34, height: 10)
        #expect(!shown.contains("wide"), "\(shown)")
        #expect(shown.contains("╌╌╌╌") == isDrawn, "\(shown)")
    }

    // A tick over a line says nothing without its label.
    @Test(arguments: [("short", true), ("longer than the plot is wide", false)])
    func draw_aVerticalRuleUpToALine_isDroppedWithoutRoomForItsLabel(
        _ label: String,
        _ isDrawn: Bool
    ) {
        let chart = Chart {
            RuleMark(x: .value("X", 4), yStart: .value("Y", 2), yEnd: .value("Y", 8))
                .annotation(position: .top, overflowResolution: .init(y: .dropsMark)) {
                    Text(label).fixedSize()
                }
            ForEach(0..<9) { LineMark(x: .value("X", $0), y: .value("Y", $0 == 8 ? 8 : 2)) }
        }
        let shown = drawing(chart, width: 30, height: 12)
        #expect(shown.contains("╎") == isDrawn, "\(shown)")
    }

    @Test
    func draw_pointsInOneColumn_areAStrokeFromTheHighestToTheLowest() {
        let points = [(0.0, 5), (10, 5), (10.01, 9), (10.02, 1), (10.03, 5), (20, 5)]
        let chart = Chart {
            ForEach(points.indices) { index in
                LineMark(x: .value("X", points[index].0), y: .value("Y", points[index].1))
            }
        }
        let rows = drawing(chart, width: 24, height: 7).split(separator: "\n")
        for row in rows.prefix(5) { #expect(row.contains(#/[⠁-⣿]/#), "\(rows)") }
    }

    @Test
    func draw_APointThatNoLineLeadsTo_IsAsLargeAsItTakesToBeSeen() {
        let values = [1, .nan, 2, 2.0]
        let chart = Chart {
            ForEach(values.indices) { index in
                LineMark(x: .value("X", index), y: .value("Y", values[index]))
                    .lineStyle(StrokeStyle(dash: [2, 2]))
            }
        }
        #expect(
            drawing(chart, width: 24, height: 7) == """
                2.0 ┤            ⠠⠤ ⠤⠤ ⠤
                    │
                1.5 ┤
                    │
                1.0 ┤⣤
                    └┬─────┬─────┬─────┬
                     0     1     2     3
                """
        )
    }

    @Test
    func draw_FinePointsWithoutBraille_AreSymbols() {
        let chart = Chart {
            PointMark(x: .value("X", 1), y: .value("Y", 1)).symbolSize(4)
        }
        let text = drawing(chart, width: 24, height: 7) { $0.chartDots = .ascii }
        #expect(text.contains("┤         ."))
    }

    @Test
    func domain_thatIsModified_leavesOutWhatIsBeyond_andPinsItsName() {
        let chart = Chart {
            LineMark(x: .value("X", 0), y: .value("Y", 1))
            LineMark(x: .value("X", 9), y: .value("Y", 2))
            RuleMark(y: .value("far", 90))
                .annotation(overflowResolution: AnnotationOverflowResolution(y: .fit)) {
                    Text(verbatim: "up")
                }
            RuleMark(y: .value("farther", -90)).annotation { Text(verbatim: "down") }
        }
        .chartYScale(domain: .automatic(dataType: Double.self) { $0 = [0, 3] })
        #expect(
            drawing(chart, width: 30, height: 9) == """
                3 ┤            up
                  │
                2 ┤                      ⣀⣀⣀⠤⠤
                  │        ⢀⣀⣀⣀⠤⠤⠤⠒⠒⠒⠊⠉⠉⠉
                1 ┤⠤⠤⠒⠒⠒⠉⠉⠉⠁
                  │
                0 ┤
                  └┬─────┬─────┬────┬─────┬───
                   0     2     4    6     8
                """
        )
    }

    @Test
    func annotation_withoutRoomBesideTheData_isLeftOut_orStandsWhereNoneLie() {
        let chart = Chart {
            RuleMark(y: .value("low", 1)).annotation { Text(verbatim: "left out") }
            RuleMark(y: .value("goal", 5))
                .annotation(overflowResolution: AnnotationOverflowResolution(y: .fit)) {
                    Text(verbatim: "goal")
                }
            ForEach(0..<60) { index in
                LineMark(
                    x: .value("X", index),
                    y: .value("Y", index % 2 == 0 ? 0.0 : index < 40 ? 9 : 4)
                )
            }
        }
        let drawing = drawing(chart, width: 40, height: 9)
        #expect(!drawing.contains("left out"))
        let row = drawing.split(separator: "\n").first { $0.contains("goal") }
        #expect(row?.prefix(25).contains("goal") == false)
    }

    @Test(arguments: 9...14)
    func annotation_ofARule_neverStandsOnAnotherRule(_ height: Int) throws {
        let chart = Chart {
            RuleMark(y: .value("other", 3))
            RuleMark(y: .value("goal", 2)).annotation { Text(verbatim: "goal") }
            ForEach(0..<41) { index in
                LineMark(x: .value("X", index), y: .value("Y", 2))
            }
        }
        .chartYScale(domain: 0...8)
        let rows = drawing(chart, width: 40, height: height).split(separator: "\n")
        let row = try #require(rows.first { $0.contains("goal") }, "\(rows)")
        #expect(!row.contains { "⠉⠒⠤⣀".contains($0) }, "\(rows)")
    }

    @Test
    func annotation_ofARuleInANarrowPlot_neverLiesOnALine() {
        for width in 14...30 {
            let chart = Chart {
                ForEach(0..<60) { index in
                    LineMark(
                        x: .value("X", index),
                        y: .value("Y", 5 + (index % 2 == 0 ? 4.0 : -4) * (index < 40 ? 1 : 0))
                    )
                }
                RuleMark(y: .value("goal", 5)).annotation { Text(verbatim: "goal 5 kg") }
            }
            let bare = Chart {
                ForEach(0..<60) { index in
                    LineMark(
                        x: .value("X", index),
                        y: .value("Y", 5 + (index % 2 == 0 ? 4.0 : -4) * (index < 40 ? 1 : 0))
                    )
                }
            }
            let rows = drawing(chart, width: width, height: 9).split(separator: "\n")
            let plain = drawing(bare, width: width, height: 9).split(separator: "\n")
            for (row, other) in zip(rows, plain) {
                guard let start = row.firstRange(of: "goal")?.lowerBound else { continue }
                let offset = row.distance(from: row.startIndex, to: start)
                #expect(other.dropFirst(offset).prefix(9).allSatisfy { $0 == " " }, "\(rows)")
            }
        }
    }

    @Test(arguments: [ChartDots.ascii, .braille])
    func dashedLine_withAPointInEachColumn_hasGaps(_ dots: ChartDots) throws {
        let chart = Chart {
            ForEach(0..<200) { index in
                LineMark(x: .value("X", index), y: .value("Y", 1))
                    .lineStyle(StrokeStyle(dash: [2, 2]))
            }
        }
        let drawing = drawing(chart, width: 40, height: 5) { $0.chartDots = dots }
        let rows = drawing.split(separator: "\n").map {
            $0.drop { $0 != "┤" && $0 != "│" }.dropFirst()
        }
        let row = try #require(rows.first { $0.contains { $0 != " " } })
        #expect(row.prefix(30).contains { $0 == " " }, "\(drawing)")
    }

    @Test
    func selection_ofAFinePoint_showsItsSymbol() async {
        let chart = Chart {
            ForEach(0..<9) { index in
                PointMark(x: .value("X", index), y: .value("Y", index)).symbolSize(4)
            }
        }
        .chartXSelection(value: .constant(4))
        #expect(
            drawing(chart, width: 30, height: 9).split(separator: "\n").dropFirst().joined()
                .contains("●")
        )
    }
}
