import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StatisticsViewTests {
    @Test
    func markedPeriod_whereThereIsRoom_hasItsCourseBelow() async {
        let pilot = await pilot(Size(width: 120, height: 40))
        #expect(pilot.screen.contains("╭ November 2026 ─"), "\(pilot.screen)")
        #expect(pilot.screen.contains("30 Nov"), "\(pilot.screen)")
        await pilot.press("Down")
        await pilot.settle()
        #expect(pilot.screen.contains("╭ October 2026 ─"), "\(pilot.screen)")
        #expect(pilot.screen.contains("31 Oct"), "\(pilot.screen)")
        await pilot.press("y")
        await pilot.settle()
        #expect(pilot.screen.contains("╭ 2026 ─"), "\(pilot.screen)")
    }

    @Test
    func markedPeriod_belowAShortTable_hasItsCourse() async {
        let pilot = await pilot(Size(width: 80, height: 24))
        #expect(pilot.screen.contains("November 2026"), "\(pilot.screen)")
        #expect(pilot.screen.contains("╭ November"), "\(pilot.screen)")
    }

    @Test
    func timeWithoutWeighIns_saysSoInPlaceOfItsCourse() async {
        let pilot = await pilot(Size(width: 120, height: 40), without: 9...9)
        await pilot.press("Down", "Down")
        await pilot.settle()
        #expect(pilot.screen.contains("╭ September 2026 ─"), "\(pilot.screen)")
        #expect(pilot.screen.contains("No weigh-ins in this period"), "\(pilot.screen)")
    }

    // The table grows to what its rows need, and leaves the rest to the course.
    @Test(arguments: [40, 60])
    func manyRows_leaveTheCourseItsHeight(_ height: Int) async {
        let pilot = await pilot(Size(width: 120, height: height), "w")
        let rows = pilot.screen.split(separator: "\n").map(String.init)
        let start = rows.firstIndex { $0.contains("╭ 16 – 22 Nov 2026 ─") } ?? 0
        let end = rows.lastIndex { $0.contains("╰─") } ?? 0
        #expect(start > 12 && end - start >= 13, "\(pilot.screen)")
    }

    // Where something is left out, the way to what can be had of it is there as well.
    @Test(arguments: [nil, .malformed(line: 6), .busy(seconds: 1)] as [StorageError.Reason?])
    func damage_offersTheBackups(_ reason: StorageError.Reason?) async {
        let problems = reason.map { [StorageError(file: "history/2025.json", reason: $0)] } ?? []
        let damages = problems.restorable
        #expect(damages.isEmpty == (reason != .malformed(line: 6)))
        let store = Trends(
            .preview,
            loadingState: .loaded,
            course: Course(
                person: .ann,
                today: .preview,
                statistics: [PeriodStatistics(period: .month, statistics: [.sample])]
            ),
            problems: problems
        )
        await store.send(.statisticsButtonTapped)
        var restored: [StorageError] = []
        let pilot = Pilot(
            PreviewHost { _ in
                TrendsSheet(store: store)
                    .environment(\.restore, RestoreAction(action: { restored += $0 }))
            },
            size: Size(width: 80, height: 24)
        )
        await pilot.settle()
        #expect(pilot.screen.contains("r backups") == !damages.isEmpty, "\(pilot.screen)")
        await pilot.press("r")
        await pilot.settle()
        #expect(restored == damages)
    }

    private func pilot(
        _ size: Size,
        _ key: String = "m",
        without months: ClosedRange<Int>? = nil
    ) async -> Pilot {
        let all = Overview.ann(.preview)
        let weighIns = all.entries.map(\.weighIn).reversed().filter { weighIn in
            months.map { !$0.contains(weighIn.day.month) } ?? true
        }
        let points = TrendService(.preview).trend(of: weighIns)
        let store = Trends(
            .preview,
            loadingState: .loaded,
            course: Course(
                person: .ann,
                today: .preview,
                weighIns: weighIns,
                points: points,
                statistics: [Period.week(start: .monday), .month, .year].map { period in
                    PeriodStatistics(
                        period: period,
                        statistics: StatisticsService(.preview)
                            .statistics(of: weighIns, points: points, by: period)
                            .reversed()
                    )
                }
            )
        )
        await store.send(.statisticsButtonTapped)
        let pilot = Pilot(PreviewHost { _ in TrendsSheet(store: store) }, size: size)
        await pilot.settle()
        await pilot.press(key)
        await pilot.settle()
        return pilot
    }
}

private struct TrendsSheet: View {
    let store: Trends

    var body: some View {
        Text("below").sheet(isPresented: .constant(true)) { StatisticsTableView(store: store) }
    }
}
