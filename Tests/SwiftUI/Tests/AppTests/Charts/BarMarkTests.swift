import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BarMarkTests {
    private func screen(_ view: some View, width: Int = 34, height: Int = 10) -> String {
        Pilot(view, size: Size(width: width, height: height)).screen
    }

    @Test
    func bars_riseFromZero() {
        let chart = Chart(Day.three) {
            BarMark(x: .value("Day", $0.name), y: .value("Cups", $0.cups))
        }
        #expect(
            screen(chart).hasPrefix(
                """
                4 ┤                      ▃▃▃▃▃▃▃▃
                  │                      ████████
                  │                      ████████
                2 ┤ ▂▂▂▂▂▂▂▂             ████████
                  │ ████████             ████████
                  │ ████████   ▆▆▆▆▆▆▆▆  ████████
                0 ┤ ████████   ████████  ████████
                  └─────┬─────────┬─────────┬─────
                       Mon       Tue       Wed
                """
            )
        )
    }

    @Test
    func bars_ofAnEnumeration_areLevel() {
        let chart = Chart(Day.three) {
            BarMark(x: .value("Cups", $0.cups), y: .value("Kind", $0.kind))
        }
        #expect(screen(chart).contains("tea ┤████"))
        #expect(screen(chart).contains("coffee ┤████"))
    }

    @Test
    func bars_below_zero_hangFromIt() {
        let chart = Chart {
            BarMark(x: .value("Week", 1), y: .value("Change", -2))
            BarMark(x: .value("Week", 2), y: .value("Change", 2))
        }
        let rows = screen(chart).split(separator: "\n").map { $0.count { $0 == "█" } }
        #expect(rows[1] > 0 && rows[5] > 0)
    }

    @Test
    func groups_areStacked_withALegend() {
        let chart = Chart(Day.three) { day in
            BarMark(x: .value("All", "all"), y: .value("Cups", day.cups))
                .foregroundStyle(by: .value("Kind", day.kind.rawValue))
        }
        let shown = screen(chart.chartForegroundStyleScale(["tea": .green, "coffee": .red]))
        #expect(shown.contains("█ tea  ▒ coffee"))
        #expect(shown.hasPrefix("7 ┤") || shown.hasPrefix("  │"))
        #expect(shown.contains("▒▒▒"))
        #expect(!screen(chart.chartLegend(.hidden)).contains("█ tea"))
    }

    @Test
    func groups_standSideBySide() {
        let chart = Chart(Day.three) { day in
            BarMark(x: .value("All", "all"), y: .value("Cups", day.cups))
                .foregroundStyle(by: .value("Kind", day.kind))
                .position(by: .value("Kind", day.kind))
        }
        #expect(screen(chart).contains("█▒"))
    }

    @Test
    func annotation_standsOnTheBar() {
        let chart = Chart(Day.three) { day in
            BarMark(x: .value("Day", day.name), y: .value("Cups", day.cups), width: .ratio(0.5))
                .annotation(position: .top) { Text("\(day.cups)") }
        }
        #expect(screen(chart, height: 12).contains("3 ┤                       █████\n  │     2  "))
    }

    @Test
    func bars_inASCII_haveNoBlocks() {
        let chart = Chart(Day.three) {
            BarMark(x: .value("Day", $0.name), y: .value("Cups", $0.cups))
        }
        .environment(\.chartDots, .ascii)
        #expect(screen(chart).contains("####"))
        #expect(!screen(chart).contains("█"))
    }

    @Test
    func selection_ofAText_isReadOut() async {
        let pilot = Pilot(Selecting(), size: Size(width: 34, height: 12))
        await pilot.press("Left", "Left")
        #expect(pilot.screen.contains("chosen Tue"))
        #expect(pilot.screen.contains("Tue   █ Cups 1"))
    }

    @Test
    func levelSelection_isMovedUpAndDown() async {
        let pilot = Pilot(SelectingLevel(), size: Size(width: 34, height: 12))
        await pilot.press("Up", "Down")
        #expect(pilot.screen.contains("chosen Tue"))
        #expect(pilot.screen.contains("┈"))
    }

    @Test
    func hostileValues_areLeftOut() {
        let chart = Chart {
            BarMark(x: .value("Day", "a"), y: .value("Cups", Double.nan))
            BarMark(x: .value("Day", "b"), y: .value("Cups", Double.infinity))
            BarMark(x: .value("Day", ""), y: .value("Cups", 1e300))
            BarMark(x: .value("Day", "c"), y: .value("Cups", 0.0))
        }
        #expect(screen(chart).contains("└"))
    }
}

private enum Kind: String, Plottable { case tea, coffee }

private struct Day: Identifiable {
    let name: String
    let kind: Kind
    let cups: Int

    var id: String { name }

    static let three = [
        Day(name: "Mon", kind: .tea, cups: 2), Day(name: "Tue", kind: .coffee, cups: 1),
        Day(name: "Wed", kind: .tea, cups: 4),
    ]
}

private struct Selecting: View {
    @State private var chosen: String?

    var body: some View {
        Chart(Day.three) { BarMark(x: .value("Day", $0.name), y: .value("Cups", $0.cups)) }
            .chartXSelection(value: $chosen)
        Text("chosen \(chosen ?? "none")")
    }
}

private struct SelectingLevel: View {
    @State private var chosen: String?

    var body: some View {
        Chart(Day.three) { BarMark(x: .value("Cups", $0.cups), y: .value("Day", $0.name)) }
            .chartYSelection(value: $chosen)
        Text("chosen \(chosen ?? "none")")
    }
}
