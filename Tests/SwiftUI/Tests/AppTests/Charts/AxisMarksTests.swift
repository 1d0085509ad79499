import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AxisMarksTests {
    private func screen(_ view: some View) -> String {
        Pilot(view, size: Size(width: 44, height: 12)).screen
    }

    private var chart: Chart<ForEach<[Sample], Int, LineMark>> {
        Chart(Sample.all) { LineMark(x: .value("Day", $0.date), y: .value("kg", $0.weight)) }
    }

    @Test
    func labels_areInAFormat() {
        let shown = screen(
            chart
                .chartXAxis {
                    AxisMarks(values: .stride(by: .day, count: 7)) { _ in
                        AxisGridLine()
                        AxisTick()
                        AxisValueLabel(format: .dateTime.month().day())
                    }
                }
                .chartYAxis {
                    AxisMarks(position: .leading, values: [70, 72]) { value in
                        if let weight = value.as(Double.self) {
                            AxisValueLabel { Text("\(weight, specifier: "%.1f") kg") }
                        }
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2]))
                    }
                }
        )
        #expect(shown.contains("11-14"))
        #expect(shown.contains("11-21"))
        #expect(shown.contains("72.0 kg ┤"))
        #expect(shown.contains("·"))
    }

    @Test
    func label_underACondition_isShown() {
        let shown = screen(
            chart.chartYAxis {
                AxisMarks(values: [70, 72]) { value in
                    AxisValueLabel {
                        if let weight = value.as(Int.self) { Text("\(weight) kg") }
                    }
                }
            }
        )
        #expect(shown.contains("72 kg ┤"))
    }

    @Test
    func axes_areNamed() {
        let shown = screen(chart.chartYAxisLabel("kilograms").chartXAxisLabel("days"))
        #expect(shown.hasPrefix("kilograms\n"))
        #expect(shown.contains(" days\n"))
    }

    @Test
    func axis_ofNothingButLines_hasNoLabels() {
        let shown = screen(chart.chartYAxis { AxisMarks { AxisGridLine() } })
        #expect(!shown.contains("72"))
        #expect(shown.contains("·"))
    }

    @Test
    func series_haveALegendAndGaps() {
        let shown = screen(
            Chart(Sample.all) {
                LineMark(x: .value("Day", $0.date), y: .value("kg", $0.weight))
                    .foregroundStyle(by: .value("Who", $0.id % 2 == 0 ? "Ann" : "Ben"))
                    .interpolationMethod(.catmullRom)
                    .lineStyle(StrokeStyle(lineWidth: 2))
                    .symbol(.circle)
                    .opacity(0.8)
                    .offset(x: 2)
            }
            .chartLegend(position: .bottom, alignment: .leading)
        )
        #expect(shown.contains("Ann  "))
        #expect(shown.contains("Ben"))
    }

    @Test
    func day_isChosenAsADate() async {
        let pilot = Pilot(Choosing(), size: Size(width: 44, height: 12))
        await pilot.press("Left")
        #expect(pilot.screen.contains(/0?3\W12\W2023|12\W0?3\W2023|2023\W12\W0?3/))
    }

    @Test
    func bars_ofAMonth_areOne() {
        let dates = [0, 40, 45, 80].map {
            Date(timeIntervalSince1970: 1_699_963_200 + Double($0) * 86_400)
        }
        let shown = screen(
            Chart(dates, id: \.self) {
                BarMark(x: .value("Month", $0, unit: .month), y: .value("Count", 1))
            }
        )
        let row = shown.split(separator: "\n").last { $0.contains("┤") } ?? ""
        #expect(row.drop { $0 != "┤" }.dropFirst().split(separator: " ").count == 3)
        #expect(shown.contains("Dec"))
    }

    @Test
    func textsAlongBothAxes_makeATable() {
        let shown = screen(
            Chart {
                RectangleMark(x: .value("Day", "Mon"), y: .value("Hour", "early"))
                RectangleMark(x: .value("Day", "Tue"), y: .value("Hour", "late"))
                RuleMark(x: .value("Day", "Tue"))
            }
        )
        #expect(shown.contains("early ┤"))
        #expect(shown.contains("■"))
        #expect(shown.contains("⠨"))
    }

    @Test
    func plotFrame_isThePlotOfTheChart() throws {
        let shown = screen(
            chart.chartOverlay { proxy in
                GeometryReader { geometry in
                    if let anchor = proxy.plotFrame {
                        let frame = geometry[anchor]
                        Text("\(Int(frame.minX)) \(Int(frame.maxX)) \(Int(frame.minY))")
                    }
                }
            }
        )
        // The labels of the axis and its line are left of the plot.
        #expect(shown.hasPrefix("32 352 0"))
    }

    @Test
    func mark_takesLiteralsAsItsDimension() {
        let shown = screen(
            Chart(["One", "Two"], id: \.self) {
                BarMark(x: .value("Sold", 3), y: .value("Name", $0), height: 2)
            }
        )
        #expect(shown.contains("One"))
        #expect(shown.contains("█"))
    }

    @Test
    func wishes_changeNothing() {
        let plain = screen(chart)
        let shown = screen(
            chart
                .chartPlotStyle { $0.background(.gray) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 10)
                .chartYScale(range: .plotDimension(padding: 10))
                .chartOverlay { _ in EmptyView() }
        )
        #expect(shown == plain)
    }
}

private struct Sample: Identifiable {
    let id: Int

    var date: Date { Date(timeIntervalSince1970: 1_699_963_200 + Double(id) * 86_400) }
    var weight: Double { 70 + Double(id * 7 % 11) / 3 }

    static let all = (0..<20).map { Sample(id: $0) }
}

nonisolated func unisolatedWidth(of geometry: GeometryProxy) -> CGFloat { geometry.size.width }

private struct Choosing: View {
    @State private var date: Date?

    var body: some View {
        Chart(Sample.all) { sample in
            LineMark(x: .value("Day", sample.date), y: .value("kg", sample.weight))
            if let date {
                RuleMark(x: .value("Chosen", date))
                    .foregroundStyle(.secondary)
                    .offset(yStart: -10)
            }
        }
        .chartXSelection(value: $date)
        Text(date.map { $0.formatted(date: .numeric, time: .omitted) } ?? "none")
    }
}
