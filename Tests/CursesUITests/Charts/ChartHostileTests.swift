import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Values and rooms that no chart should be given, and will be.
@Suite(.timeLimit(.minutes(10)))
struct ChartHostileTests {
    nonisolated private static let values: [[Double]] = [
        [], [72.4], [72, 72, 72], [0, 0], [.nan], [.nan, 1, .nan, 2], [.infinity, 1, -.infinity],
        [1e308, -1e308], [1e299, -1e299, 0], [1e-308, 2e-308], [Double.leastNonzeroMagnitude],
        [1, 1 + .ulpOfOne],
        [-1, 1e15, 1e16], [Double(Int.max), Double(Int.min)], [.greatestFiniteMagnitude, 3],
    ]

    nonisolated private static let rooms: [Size] = [
        Size(width: 1, height: 1), Size(width: 2, height: 3), Size(width: 9, height: 4),
        Size(width: 20, height: 6), Size(width: 500, height: 2), Size(width: 3, height: 200),
        Size(width: 0, height: 0), Size(width: 100_000, height: 1),
    ]

    @Test(arguments: values, rooms)
    func draw_AnyValuesInAnyRoom_IsAFrame(values: [Double], room: Size) {
        for dots in [ChartDots.braille, .halfBlock, .ascii] {
            var environment = EnvironmentValues()
            environment.chartDots = dots
            let chart = HostileChart(values: values)
            draw(chart, in: room, environment)
            draw(chart.chartXScale(domain: 0.0...1), in: room, environment)
            draw(chart.chartYScale(domain: 72.0...72), in: room, environment)
            draw(chart.chartYScale(domain: -1e300...1e300), in: room, environment)
            draw(chart.chartXAxis { AxisMarks(values: values) }, in: room, environment)
            draw(chart.chartYAxis { AxisMarks(values: .stride(by: 1e-9)) }, in: room, environment)
        }
    }

    @Test(arguments: [[72.4], [1, .nan, 1e308, 2, -1e299]])
    func draw_TheLargestRoom_IsAFrame(values: [Double]) {
        let room = Size(width: 500, height: 200)
        draw(HostileChart(values: values), in: room, EnvironmentValues())
    }

    @Test(arguments: [Int.min, -1_000_000_000_000, -719_469, 0, 4_000_000, Int.max])
    func draw_FarDays_IsAFrame(number: Int) {
        let day = TestDay(number: number)
        let chart = Chart {
            LineMark(x: .value("Day", day), y: .value("Weight", 72))
            LineMark(x: .value("Day", TestDay(number: 20_000)), y: .value("Weight", 73))
        }
        draw(
            chart.chartXSelection(value: .constant(day)),
            in: Size(width: 60, height: 12),
            EnvironmentValues()
        )
        draw(
            chart.chartXScale(domain: min(day, TestDay(number: 0))...max(day, TestDay(number: 0))),
            in: Size(width: 60, height: 12),
            EnvironmentValues()
        )
    }

    @Test
    func press_ManyKeysInManyRooms_IsAFrame() async {
        let keys = ["Left", "Right", "Home", "End", "Tab", "?", "Esc", "x"]
        let pilot = Pilot(
            HostileChart(values: [3, .nan, 1e308, 2, -5, 2]),
            size: Size(width: 60, height: 20)
        )
        var random = 42
        for _ in 0..<200 {
            random = (random &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
            await pilot.press(keys[random >> 8 & 7])
            if random >> 12 & 7 == 0 {
                let size = Size(width: random >> 16 & 127, height: random >> 11 & 31)
                await pilot.resize(to: size)
                await pilot.click(x: size.width / 2, y: size.height / 2)
            }
        }
        #expect(pilot.cells.size.width < 128)
    }

    private func draw(_ view: some View, in room: Size, _ environment: EnvironmentValues) {
        let evaluation = Evaluation(
            place: Place(FrameClock()),
            findings: Findings(),
            shared: SharedEnvironment(environment)
        )
        let node = view.node(evaluation)
        #expect(node.size(Proposal(room)) == room)
        node.place(in: Rect(origin: .zero, size: room))
        let size = Size(width: min(room.width, 500), height: room.height)
        let painter = Painter(size: size, theme: .standard, focus: node.place)
        node.draw(on: painter)
        #expect(painter.canvas.size == size)
    }
}

private struct HostileChart: View {
    let values: [Double]
    @State private var selected: Double?

    init(values: [Double]) {
        self.values = values
        _selected = State(initialValue: values.first)
    }

    var body: some View {
        Chart {
            ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                AreaMark(x: .value("X", value), y: .value("Y", value))
                AreaMark(
                    x: .value("X", index),
                    yStart: .value("Low", value),
                    yEnd: .value("High", -value)
                )
                LineMark(x: .value("X", Double(index)), y: .value("Y", value)).symbol(.square)
                LineMark(x: .value("X", value), y: .value("Z", Double(index)))
                PointMark(x: .value("X", value), y: .value("Y", value))
                    .annotation { Text("here") }
                RuleMark(y: .value("Y", value))
                    .annotation(position: .overlay, alignment: .trailing) { Text("rule") }
                RuleMark(x: .value("X", value))
                RectangleMark(
                    xStart: .value("X", value),
                    xEnd: .value("X", -value),
                    yStart: .value("Y", value),
                    yEnd: .value("Y", 0)
                )
            }
        }
        .chartXSelection(value: $selected)
    }
}
