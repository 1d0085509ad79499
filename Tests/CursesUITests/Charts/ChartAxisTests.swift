import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct ChartAxisTests {
    private let line = Chart(0..<11, id: \.self) { index in
        LineMark(x: .value("X", index), y: .value("Y", Double(index) / 2 - 1))
    }

    @Test
    func axis_Numbers_AlignAtTheDecimalMark() {
        #expect(
            drawing(line, width: 40, height: 14) == """
                   │
                   │
                 4 ┤                                  ⣀⠤
                   │                             ⢀⡠⠔⠒⠉
                   │                        ⢀⣀⠤⠒⠉⠁
                 2 ┤                    ⣀⠤⠔⠊⠁
                   │               ⣀⠤⠔⠒⠉
                   │          ⣀⡠⠔⠊⠉
                 0 ┤     ⢀⡠⠤⠒⠉
                   │ ⣀⠤⠒⠊⠁
                   │⠉
                −2 ┤
                   └┬──────┬──────┬──────┬──────┬──────┬
                    0      2      4      6      8     10
                """
        )
    }

    @Test
    func axis_Hidden_LeavesItsRoomToThePlot() {
        let chart = line.chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(
            drawing(chart, width: 20, height: 6) == """
                                  ⣀⠤
                              ⣀⠤⠒⠉
                          ⢀⡠⠒⠉
                      ⢀⡠⠔⠊⠁
                  ⢀⡠⠔⠊⠁
                ⠔⠊⠁
                """
        )
    }

    @Test(arguments: [(9, ["−2", "0", "2", "4 st"]), (20, ["−1", "0", "1", "2", "3", "4 st"])])
    func axis_OwnSteps_AreTheFirstThatHasRoom(_ height: Int, _ labels: [String]) {
        let chart = line.chartYAxis {
            AxisMarks(values: .automatic(steps: [0.1, 1, 2])) { value in
                let isLast = value.index == value.count - 1
                AxisValueLabel(isLast ? "\(value.label) st" : value.label)
            }
        }
        let ticks = drawing(chart, width: 40, height: height).split(separator: "\n")
            .filter { $0.contains("┤") }
            .compactMap { $0.split(separator: "┤").first.map(trimmed) }
        #expect(Array(ticks.reversed()) == labels)
    }

    private func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    @Test
    func axis_OwnValues_HaveOwnLabels() {
        let chart =
            line
            .chartXAxis {
                AxisMarks(values: [0, 5, 10]) { value in
                    if let number = value.as(Int.self) {
                        AxisValueLabel("\(number) km")
                    }
                }
            }
            .chartYAxis {
                AxisMarks(values: .stride(by: 2)) { value in
                    if value.index == 0 {
                        AxisValueLabel { Text("start") }
                    } else {
                        AxisValueLabel()
                    }
                }
            }
        #expect(
            drawing(chart, width: 40, height: 9) == """
                    4 ┤                              ⣀⠤⠒
                      │                        ⢀⡠⠤⠒⠒⠉
                    2 ┤                   ⣀⡠⠤⠔⠊⠁
                      │              ⣀⣀⠤⠒⠉
                      │        ⢀⡠⠤⠒⠊⠉
                start ┤   ⣀⡠⠤⠒⠊⠁
                      │⠤⠒⠉
                      └┬───────────────┬───────────────┬
                       0 km           5 km         10 km
                """
        )
    }

    @Test
    func axis_SeveralMarks_AreOne() {
        let several = line.chartYAxis {
            AxisMarks(values: .stride(by: 2)) { AxisGridLine() }
            AxisMarks(values: .stride(by: 2)) { AxisValueLabel("low") }
            AxisMarks(values: .stride(by: 2)) { AxisValueLabel("high") }
        }
        let one = line.chartYAxis {
            AxisMarks(values: .stride(by: 2)) {
                AxisGridLine()
                AxisValueLabel("low")
            }
        }
        #expect(drawing(several, width: 40, height: 9) == drawing(one, width: 40, height: 9))
    }

    @Test
    func axis_MarksAtOtherValues_AreDrawnToo() {
        let isLabelled = false
        let chart = line.chartXAxis {
            AxisMarks(values: [0, 10])
            AxisMarks(values: [5]) { AxisGridLine() }
            AxisMarks(values: [3, 10]) { AxisValueLabel("three") }
            if isLabelled { AxisMarks(values: [7]) }
        }
        #expect(
            drawing(chart.chartYAxis(.hidden), width: 21, height: 6) == """
                          ·        ⢀⣀
                         ⢀⣀⡠⠤⠤⠤⠔⠒⠊⠉⠁
                ⣀⠤⠤⠤⠤⠒⠒⠉⠉⠁·
                          ·
                ┬─────┬───┬─────────┬
                0   three          10
                """
        )
    }

    @Test
    func axis_CrowdedMarksBesideAutomaticOnes_AreDropped() {
        let chart = Chart {}
            .chartXScale(domain: TestDay(2026, 9, 1)...TestDay(2026, 10, 30))
            .chartXAxis {
                AxisMarks()
                AxisMarks(values: .stride(by: .day)) { AxisValueLabel() }
            }
        #expect(
            drawing(chart, width: 60, height: 6) == """
                 │
                 │
                 │
                 │
                 └┬───┬─────┬──────┬──────┬──────┬─────┬─────┬──────┬───────
                  Sep 5 Sep 12 Sep 19 Sep 26 Sep 3 Oct 9 Oct 15 Oct 23 Oct
                """
        )
    }

    @Test
    func axis_MarksWithoutTicks_ChangeNothing() {
        let isMarked = false
        let chart = Chart {}.chartXScale(domain: TestDay(2026, 10, 25)...TestDay(2026, 11, 20))
        let several = chart.chartXAxis {
            if isMarked { AxisMarks(values: [TestDay(2026, 11, 1)]) }
            AxisMarks(values: [TestDay]())
            AxisMarks()
        }
        #expect(drawing(several, width: 50, height: 6) == drawing(chart, width: 50, height: 6))
    }

    @Test
    func axis_DesiredCount_IsNotExceeded() {
        let chart = line.chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
        #expect(
            drawing(chart, width: 30, height: 9) == """
                 4 ┤                        ⣀⠤
                   │                   ⣀⠤⠔⠊⠉
                 2 ┤              ⣀⠤⠔⠊⠉
                   │        ⢀⡠⠤⠒⠊⠉
                 0 ┤   ⢀⡠⠤⠒⠉⠁
                   │⠤⠒⠉⠁
                −2 ┤
                   └┬────┬────┬────┬────┬────┬
                    0    2    4    6    8   10
                """
        )
    }

    @Test
    func axis_Zero_IsIncludedOnlyWhenAsked() {
        let chart = Chart(0..<3, id: \.self) { index in
            LineMark(x: .value("X", index), y: .value("Y", 70 + index))
        }
        #expect(
            drawing(chart, width: 24, height: 7) == """
                72 ┤                  ⣀⠤
                   │             ⣀⡠⠔⠒⠉
                71 ┤        ⢀⡠⠤⠒⠉
                   │   ⢀⡠⠤⠒⠉⠁
                70 ┤⠤⠒⠉⠁
                   └┬─────────┬────────┬
                    0         1        2
                """
        )
        #expect(
            drawing(
                chart.chartYScale(domain: .automatic(includesZero: true)),
                width: 24,
                height: 7
            ) == """
                   │⠒⠒⠒⠒⠒⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
                50 ┤
                   │
                   │
                 0 ┤
                   └┬─────────┬────────┬
                    0         1        2
                """
        )
    }

    @Test
    func axis_Months_NameTheYearInJanuary() {
        let chart = Chart {}
            .chartXScale(domain: TestDay(2025, 9, 20)...TestDay(2026, 6, 10))
            .chartYScale(domain: 70...75)
        #expect(
            drawing(chart, width: 64, height: 6) == """
                75 ┤
                   │
                   │
                70 ┤
                   └──┬──────┬──────┬──────┬──────┬─────┬──────┬──────┬──────┬──
                      Oct    Nov    Dec    2026   Feb   Mar    Apr    May    Jun
                """
        )
    }

    @Test
    func axis_Japanese_AlignsByDisplayWidth() {
        let chart = Chart {}
            .chartXScale(domain: TestDay(2026, 10, 25)...TestDay(2026, 11, 20))
            .chartYScale(domain: 70...75)
        let japanese = drawing(chart, width: 50, height: 6) {
            $0.locale = Locale(identifier: "ja_JP")
            $0.stringCatalog = catalog
        }
        #expect(
            japanese == """
                75 ┤
                   │
                   │
                70 ┤
                   └┬─────────────┬───────────┬──────────────────┬
                    10月25日   11月2日     11月9日        11月20日
                """
        )
    }

    private var catalog: StringCatalog {
        func entry(_ key: String, _ value: String) -> String {
            """
            "\(key)": { "localizations": { "ja": { "stringUnit": { "value": "\(value)" } } } }
            """
        }
        let entries = [
            entry("Oct", "10月"), entry("Nov", "11月"), entry("%lld %@", "%2$@%1$lld日"),
        ]
        return StringCatalog(Array("{ \"strings\": { \(entries.joined(separator: ",")) } }".utf8))
    }
}
