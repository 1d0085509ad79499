import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct DatePickerCalendarTests {
    @Test
    func enter_opensTheMonthAndTakesADay() async {
        let pilot = pilot()
        await pilot.press("Enter")
        #expect(
            pilot.content == """
                Born  2026-11-20   ▾ Fri
                ╭ November 2026 ───────────────────╮
                │ Mon Tue Wed Thu Fri Sat Sun      │
                │                           1      │
                │   2   3   4   5   6   7   8      │
                │   9  10  11  12  13  14  15      │
                │  16  17  18  19 ▸20  21  22      │
                │  23  24  25  26  27  28  29      │
                │  30                              │
                ╰──────────────────────────────────╯
                """
        )
        #expect(pilot.marked == "▸20 ")
        #expect(pilot.helpBar.contains("Enter choose  Esc close"))
        await pilot.press("Right", "Enter")
        #expect(pilot.content.contains("Born  2026-11-21   ▾ Sat"))
    }

    @Test(arguments: [
        ("Left", "2026-11-19"), ("h", "2026-11-19"), ("Right", "2026-11-21"), ("l", "2026-11-21"),
        ("Up", "2026-11-13"), ("k", "2026-11-13"), ("Down", "2026-11-27"), ("j", "2026-11-27"),
        ("PageUp", "2026-10-20"), ("[", "2026-10-20"), ("PageDown", "2026-12-20"),
        ("]", "2026-12-20"), ("<", "2025-11-20"), (">", "2027-11-20"), ("Home", "2026-11-01"),
        ("0", "2026-11-01"), ("End", "2026-11-30"), ("$", "2026-11-30"), ("t", "2026-11-22"),
    ])
    func key_movesTheMark(key: String, date: String) async {
        let pilot = pilot()
        await pilot.press("Enter", key, "Space")
        #expect(pilot.content.contains(date))
    }

    @Test
    func escape_keepsTheDay() async {
        let pilot = pilot()
        await pilot.press("Enter", "Down", "Esc")
        #expect(pilot.content.hasPrefix("Born  2026-11-20"))
        #expect(!pilot.content.contains("╭"))
    }

    @Test
    func clickAndWheel_takeAndTurn() async {
        let pilot = pilot()
        await pilot.click("▾")
        await pilot.wheel(.wheelDown, x: 18, y: 6)
        #expect(pilot.content.contains("December 2026"))
        await pilot.click("24")
        #expect(pilot.content.contains("2026-12-24"))
    }

    @Test
    func takingADay_replacesUnreadableText() async {
        let pilot = pilot()
        await pilot.press("C-u")
        await pilot.type("nonsense")
        await pilot.press("Enter", "Enter")
        #expect(pilot.content.hasPrefix("Born  2026-11-20"))
    }

    @Test
    func outsideTheRange_daysAreDimAndCannotBeTaken() async {
        let range = day(2026, 11, 18)...day(2026, 11, 25)
        let pilot = Pilot(DateForm(date: day(2026, 11, 20), range: range), size: size)
        await pilot.press("Enter", "PageDown")
        #expect(pilot.marked == "▸25 ")
        #expect(pilot.dimmed.contains("28"))
        await pilot.click("28")
        #expect(pilot.content.contains("November 2026"))
        await pilot.press("Home", "Enter")
        #expect(pilot.content.hasPrefix("Born  2026-11-18"))
    }

    @Test
    func japanese_withWeeksFromSunday_isDrawnSo() async {
        let pilot = pilot {
            $0.locale = Locale(identifier: "ja_JP")
            $0.firstWeekday = 6
        }
        await pilot.press("Enter")
        #expect(
            pilot.content == """
                Born  2026-11-20   ▾ 金
                ╭ 2026年11月 ──────────────────────╮
                │  日  月  火  水  木  金  土      │
                │   1   2   3   4   5   6   7      │
                │   8   9  10  11  12  13  14      │
                │  15  16  17  18  19 ▸20  21      │
                │  22  23  24  25  26  27  28      │
                │  29  30                          │
                │                                  │
                ╰──────────────────────────────────╯
                """
        )
    }

    @Test
    func littleRoom_showsTheWeekWithTheMark() async {
        let pilot = Pilot(DateForm(date: day(2026, 11, 30)), size: Size(width: 20, height: 6))
        await pilot.press("Enter")
        #expect(pilot.marked == "30")
        #expect(pilot.cursor != nil)
    }

    private let size = Size(width: 36, height: 14)

    private func pilot(_ prepare: (inout EnvironmentValues) -> Void = { _ in }) -> Pilot {
        Pilot(DateForm(date: day(2026, 11, 20)), size: size) {
            $0.today = day(2026, 11, 22)
            prepare(&$0)
        }
    }
}
