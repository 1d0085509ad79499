import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct ChartMarkTests {
    @Test
    func draw_Series_AreLinesOfTheirOwn() {
        let chart = Chart {
            for series in ["up", "down"] {
                ForEach(0..<5) { index in
                    LineMark(
                        x: .value("X", index),
                        y: .value("Y", series == "up" ? index : 4 - index),
                        series: .value("Way", series)
                    )
                    .symbol(series == "up" ? .triangle : .square)
                }
            }
        }
        #expect(
            drawing(chart, width: 30, height: 9) == """
                4 ┤■⣀                       ⣀▲
                  │  ⠉⠒⠤⣀               ⣀⠤⠒⠉
                  │      ■⠑⠢⢄⣀     ⢀⡠⠔⠊▲
                2 ┤           ⠉⣒■⢔⡊⠁
                  │       ⢀⡠⠔⠒⠉   ⠈⠑⠢⢄⡀
                  │   ⣀⠤⠒▲⠁           ⠈■⠒⠤⣀
                0 ┤▲⠒⠉                     ⠉⠒■
                  └┬─────┬──────┬──────┬─────┬
                   0     1      2      3     4
                """
        )
    }

    private func band(
        _ bounds: @escaping (Double) -> ClosedRange<Double>,
        dash: [Double] = [],
        around line: @escaping (Double) -> Double,
        lineDash: [Double] = []
    ) -> some View {
        Chart(0..<9, id: \.self) { index in
            AreaMark(
                x: .value("X", index),
                yStart: .value("Low", bounds(Double(index)).lowerBound),
                yEnd: .value("High", bounds(Double(index)).upperBound)
            )
            .lineStyle(StrokeStyle(dash: dash))
            LineMark(x: .value("X", index), y: .value("Y", line(Double(index))))
                .lineStyle(StrokeStyle(dash: lineDash))
        }
    }

    @Test
    func draw_AreaAndDashes_DifferFromALine() {
        let chart = band({ ($0 - 2)...($0 + 2) }, around: { $0 }, lineDash: [4, 2])
        #expect(
            drawing(chart, width: 30, height: 10) == """
                   │
                10 ┤                       ⡀⠄⡀
                   │               ⡀⠄⡀⠄⡂⠅⣀⠤⡂⠒⠒
                 5 ┤       ⡀⠄⡀⠄⡂⢀⣀⠅⠤⠤⡂⠊⠉⠅⠂⠅⠂⠁
                   │⠄⡀⠄⡂⣀⡂⠤⠤⠅⠒⠊⡂⠁⠂⠅⠂⠁ ⠁
                 0 ┤⠤⠒⠅⠉⠅⠂⠅⠂⠁ ⠁
                   │⠁ ⠁
                −5 ┤
                   └┬─────┬──────┬─────┬─────┬
                    0     2      4     6     8
                """
        )
    }

    @Test
    func draw_DashedArea_HasEdgesWhereThereIsRoomForALineBetween() {
        let chart = band({ (9 - $0)...(9 + $0) }, dash: [1, 2], around: { _ in 9 })
        #expect(
            drawing(chart, width: 30, height: 10) == """
                   │                        ⡀⡀
                15 ┤                ⡀⡀⠄⠄⠂⠂⠁⠁
                   │           ⠄⠂⠂⠁⠁
                10 ┤⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
                   │
                 5 ┤           ⠂⠂⠄⠄⡀⡀
                   │                 ⠁⠁⠂⠂⠄⠄⡀⡀
                 0 ┤                         ⠁
                   └┬─────┬──────┬─────┬─────┬
                    0     2      4     6     8
                """
        )
    }

    @Test
    func draw_ManyPoints_LeaveTheLineInFront() {
        let chart = Chart(0..<200, id: \.self) { index in
            LineMark(x: .value("X", index), y: .value("Trend", Double(index) / 20))
            PointMark(
                x: .value("X", index),
                y: .value("Value", Double(index) / 20 + Double(index * 7 % 11) / 2 - 2.5)
            )
        }
        #expect(
            drawing(chart, width: 36, height: 10) == """
                   │                            ◦ ◦◦
                10 ┤                     ◦◦◦◦◦◦◦⣀⣀⠤⠤
                   │            ◦ ◦◦◦◦◦◦⣀⣀⠤⠤⠒⠒⠉⠉◦◦◦◦
                 5 ┤     ◦◦◦◦◦◦◦⣀⣀⡤⠤⠖⠒⠉⠉⠁◦◦◦◦◦◦
                   │◦◦◦◦⣀⣀⡤⠤⠖⠒⠋⠉⠁◦◦◦◦◦ ◦
                 0 ┤⠖⠒⠋⠉⠁◦◦◦◦ ◦
                   │◦◦ ◦
                −5 ┤
                   └┬───────┬───────┬──────┬────────
                    0       50     100    150
                """
        )
    }

    @Test
    func draw_Annotations_StandBesideTheirMarks() {
        let chart = Chart {
            RectangleMark(
                xStart: .value("X", 0),
                xEnd: .value("X", 4),
                yStart: .value("Y", 0),
                yEnd: .value("Y", 4)
            )
            .annotation(position: .overlay, alignment: .bottomLeading) { Text("band") }
            RuleMark(x: .value("X", 7)).annotation { Text("week") }
            RuleMark(y: .value("Y", 6))
                .annotation(position: .top, alignment: .leading) { Text("goal") }
            RuleMark(x: .value("X", 9), yStart: .value("Y", 2), yEnd: .value("Y", 4))
                .lineStyle(StrokeStyle())
            PointMark(x: .value("X", 5), y: .value("Y", 2)).annotation { Text("above") }
            PointMark(x: .value("X", 2), y: .value("Y", 8))
                .annotation(position: .trailing, spacing: 20) { Text("beside") }
            PointMark(x: .value("X", 10), y: .value("Y", 8))
                .annotation(position: .trailing) { Text("inside") }
        }
        #expect(
            drawing(chart, width: 44, height: 12) == """
                  │                        week
                8 ┤• beside                 ⠨        inside•
                  │   goal                  ⠨
                6 ┤╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌⠨╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                  │                         ⠨
                4 ┤  ·   ·   ·              ⠨         │
                  │·   ·   ·    above       ⠨         │
                2 ┤  ·   ·   ·    •         ⠨         │
                  │·   ·   ·                ⠨
                0 ┤  ·band   ·              ⠨
                  └┬────┬────┬────┬────┬────┬────┬────┬────┬
                   2    3    4    5    6    7    8    9   10
                """
        )
    }

    @Test
    func draw_labelsOfTheSameRow_theLaterStandsAbove() {
        let chart = Chart {
            RuleMark(y: .value("Y", 4)).annotation(position: .trailing) { Text("goal") }
            RuleMark(y: .value("Y", 4)).annotation(position: .trailing) { Text("high") }
        }
        .chartYScale(domain: 0...8)
        #expect(drawing(chart, width: 30, height: 8).contains(/high\n.*goal/))
    }

    @Test
    func legend_ofAnEnum_saysItsRawValues() {
        enum Series: String, Plottable { case mean = "mean of 7 days" }
        let chart = Chart([0, 9], id: \.self) {
            LineMark(x: .value("X", $0), y: .value("Y", $0))
                .foregroundStyle(by: .value("Series", Series.mean))
        }
        #expect(drawing(chart, width: 40, height: 8).contains("mean of 7 days"))
    }

    @Test
    func draw_labelsOfRulesInTheMargin_areBesideThePlot() {
        let chart = Chart {
            RuleMark(y: .value("Y", 4)).annotation(position: .trailing) { Text("goal") }
            RuleMark(y: .value("Y", 4.1)).annotation(position: .trailing) { Text("other") }
            RuleMark(y: .value("Y", 20))
                .annotation(position: .trailing, overflowResolution: .init(y: .fit)) {
                    Text("↑ up")
                }
            RuleMark(y: .value("Y", -20)).annotation(position: .trailing) { Text("unseen") }
            LineMark(x: .value("X", 0), y: .value("Y", 0))
            LineMark(x: .value("X", 9), y: .value("Y", 8))
        }
        .chartYScale(domain: 0...8)
        #expect(
            drawing(chart, width: 48, height: 8) == """
                  │                                 ⣀⡠⠤⠒⠒⠉ ↑ up
                  │                          ⣀⣀⠤⠔⠒⠉⠉
                5 ┤╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌⢀⣀⠤⠤⠒⠊⠉╌╌╌╌╌╌╌╌╌╌╌╌╌ other
                  │╌╌╌╌╌╌╌╌╌╌╌╌╌⣀⡠⠤⠒⠒⠉⠁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ goal
                  │      ⣀⣀⠤⠔⠒⠉⠉
                0 ┤⣀⠤⠤⠒⠊⠉
                  └┬───┬───┬────┬───┬───┬───┬────┬───┬───┬
                   0   1   2    3   4   5   6    7   8   9
                """
        )
    }

    // Labels of rules in one row are in rows beside each other.
    @Test
    func draw_labelsOfRulesThatAreOne_areBothSeen() {
        let chart = Chart {
            RuleMark(y: .value("Y", 4)).annotation(position: .trailing) { Text("goal") }
            RuleMark(y: .value("Y", 4)).annotation(position: .trailing) { Text("other") }
            PointMark(x: .value("X", 0), y: .value("Y", 0))
        }
        let text = drawing(chart, width: 48, height: 12)
        #expect(text.contains(" goal") && text.contains(" other"), "\(text)")
    }

    // A label that would take too much of the chart is left out, and a rule that nobody could name then.
    @Test(arguments: [(48, true), (24, false)])
    func draw_aLabelWithoutRoomInTheMargin_dropsItsRule(_ width: Int, _ isDrawn: Bool) {
        let chart = Chart {
            RuleMark(y: .value("Y", 4))
                .annotation(position: .trailing, overflowResolution: .init(y: .dropsMark)) {
                    Text("goal").fixedSize()
                }
            PointMark(x: .value("X", 0), y: .value("Y", 0))
            PointMark(x: .value("X", 9), y: .value("Y", 8))
        }
        let text = drawing(chart, width: width, height: 12)
        #expect(text.contains("goal") == isDrawn, "\(text)")
        #expect(text.contains("╌╌╌╌") == isDrawn, "\(text)")
    }

    @Test
    func chartBackground_isBehindTheLine() {
        let chart = Chart {
            LineMark(x: .value("X", 0), y: .value("Y", 1))
            LineMark(x: .value("X", 9), y: .value("Y", 1))
        }
        .chartYScale(domain: 0...2)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartBackground { _ in Text("over\nbehind\nunder") }
        let text = drawing(chart, width: 20, height: 3)
        #expect(text.contains("over") && text.contains("under"), "\(text)")
        #expect(!text.contains("behind"), "\(text)")
    }

    @Test
    func draw_Colours_ComeFromTheNearestStyle() {
        let chart = Chart {
            LineMark(x: .value("X", 0), y: .value("Y", 0))
            LineMark(x: .value("X", 1), y: .value("Y", 0))
            PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(.green)
                .foregroundStyle(.danger)
        }
        .foregroundStyle(.tint)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        let pilot = Pilot(
            chart.frame(width: .columns(20), height: .rows(5)),
            size: Size(width: 20, height: 6)
        )
        #expect(pilot.cells[0, 4].style.foreground == .magenta)
        #expect(pilot.cells[19, 0].glyph.text == "•")
        #expect(pilot.cells[19, 0].style == Style(foreground: .green, attributes: .bold))
    }
}
