import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WeighInCalendarTests {
    @Test(arguments: [("en", "Dec Jan Feb"), ("ja", "12  1   2")])
    func months_standOverTheWeekTheyBeginIn(_ language: String, _ names: String) async throws {
        let calendar = WeighInCalendar(
            firstDay: try #require(Day("2025-12-01")),
            levels: Array(repeating: nil, count: 364),
            streak: 0
        )
        let pilot = Pilot(
            WeighInCalendarView(calendar: calendar),
            size: Size(width: 80, height: 14)
        ) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: language)
        }
        await pilot.settle()
        #expect(pilot.screen.contains(names), "\(pilot.screen)")
    }

    // Where the ground is known, lighter and heavier days differ in colour and not in their signs.
    @Test(arguments: [
        (TerminalColors(background: .black), 4),
        (TerminalColors(background: .white), 4),
        (TerminalColors(count: 16, background: .black), 0), (TerminalColors(), 4),
    ])
    func days_onAKnownGround_haveShadesOnBothSidesOfTheMean(
        _ terminal: TerminalColors,
        _ shades: Int
    ) throws {
        let calendar = WeighInCalendar(
            firstDay: try #require(Day("2025-12-01")),
            levels: [0, 1, 2, 3, nil, nil, nil],
            leans: [-1, -0.5, 0.5, 1, nil, nil, nil],
            streak: 0
        )
        let pilot = Pilot(
            WeighInCalendarView(calendar: calendar),
            size: Size(width: 60, height: 14)
        ) {
            $0.terminalColors = terminal
            $0.theme = Theme(.automatic, on: terminal)
        }
        let colors = (1...4).map { pilot.cells[4, $0].style.background }
        #expect(Set(colors.filter { $0 != .standard }).count == shades, "\(colors)")
        #expect(pilot.screen.contains("░") == (shades == 0), "\(pilot.screen)")
        #expect(pilot.cells[4, 5].style.background == .standard)
    }

    @Test
    func days_ofWhoeverWantsToGain_haveTheColoursTurned() throws {
        let calendar = WeighInCalendar(
            firstDay: try #require(Day("2025-12-01")),
            levels: [0, 3, nil, nil, nil, nil, nil],
            leans: [-1, 1, nil, nil, nil, nil, nil],
            streak: 0
        )
        let colors = [false, true].map { isGainBetter in
            let pilot = Pilot(
                WeighInCalendarView(calendar: calendar, isGainBetter: isGainBetter),
                size: Size(width: 60, height: 14)
            ) {
                $0.terminalColors = TerminalColors(background: .black)
                $0.theme = Theme(.automatic, on: $0.terminalColors)
            }
            return (1...2).map { pilot.cells[4, $0].style.background }
        }
        #expect(colors[0][0] != colors[0][1] && colors[0] == colors[1].reversed(), "\(colors)")
    }

    // Nobody knows whether they were weighed.
    @Test
    func days_ofAYearThatCannotBeRead_areNotCalledMissed() async throws {
        let firstDay = try #require(Day("2025-12-01"))
        let calendar = WeighInCalendar(
            firstDay: firstDay,
            levels: Array(repeating: nil, count: 62),
            streak: 0
        )
        func missed(_ unreadYears: Set<Int>) async -> Int {
            let view = WeighInCalendarView(calendar: calendar, unreadYears: unreadYears)
            let pilot = Pilot(view, size: Size(width: 60, height: 14)) {
                $0.stringCatalog = .module
            }
            await pilot.settle()
            // A week is two columns, and one of them is that of the legend.
            return pilot.screen.count { $0 == "·" } / 2 - 1
        }
        #expect(await missed([]) == 62)
        #expect(await missed([2025]) == 31)
    }
}
