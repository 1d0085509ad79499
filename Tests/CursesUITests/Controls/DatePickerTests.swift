import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct DatePickerTests {
    @Test
    func field_showsTheDayAndItsWeekday() {
        let pilot = pilot()
        #expect(
            pilot.content == """
                Born  2026-11-20   ▾ Fri
                Note
                """
        )
        #expect(pilot.cursor == Point(x: 16, y: 0))
        #expect(pilot.helpBar.contains("Enter calendar"))
    }

    @Test
    func typing_readsWordsAndTidiesThemWhenTheFocusLeaves() async {
        let pilot = pilot()
        await pilot.press("C-u")
        await pilot.type("-3d")
        #expect(pilot.content.contains("Born  -3d          ▾ Tue"))
        await pilot.press("Tab")
        #expect(pilot.content.contains("Born  2026-11-17   ▾ Tue"))
    }

    @Test
    func unreadableText_staysWithAMessageAndChangesNothing() async {
        let pilot = pilot()
        await pilot.press("End", "Backspace", "Backspace", "Backspace")
        await pilot.type("-31")
        await pilot.press("Tab")
        #expect(
            pilot.content == """
                Born  2026-11-31   ▾
                      ▲ not a date
                Note
                """
        )
        await pilot.press("S-Tab")
        #expect(!pilot.content.contains("▲"))
        await pilot.press("End", "Backspace")
        await pilot.type("0")
        #expect(pilot.content.contains("Born  2026-11-30   ▾ Mon"))
    }

    @Test
    func textOnTheWayToAnUnreadableOne_leavesTheDayThatWas() async {
        var date = day(2026, 11, 20)
        let pilot = Pilot(
            DatePicker("Born", selection: Binding(get: { date }, set: { date = $0 })),
            size: size
        )
        await pilot.press("End", "Backspace", "Backspace")
        await pilot.type("3")
        #expect(date == day(2026, 11, 3))
        await pilot.type("1")
        #expect(date == day(2026, 11, 20))
        await pilot.press("Backspace", "Backspace")
        await pilot.type("30")
        #expect(date == day(2026, 11, 30))
    }

    @Test
    func dayThatIsChangedElsewhere_replacesTheText() async {
        var date = day(2026, 11, 20)
        let pilot = Pilot(
            DatePicker("Born", selection: Binding(get: { date }, set: { date = $0 })),
            size: size
        )
        await pilot.press("C-u", "x")
        date = day(2020, 1, 2)
        await pilot.press("End")
        #expect(pilot.content.contains("2020-01-02"))
        await pilot.press("C-u", "x")
        #expect(date == day(2020, 1, 2))
    }

    @Test
    func outsideTheRange_namesIt() async {
        let pilot = pilot(range: day(2026, 1, 1)...day(2026, 12, 31))
        await pilot.press("C-u")
        await pilot.type("+1y")
        await pilot.press("Tab")
        #expect(pilot.content.contains("▲ between 2026-01-01 and\n      2026-12-31\nNote"))
        #expect(pilot.content.contains("Born  +1y"))
    }

    @Test
    func arrows_stepThePartUnderTheCursor() async {
        let pilot = pilot(day(2026, 10, 31))
        await pilot.press("S-Up")
        #expect(pilot.content.contains("2026-11-01"))
        await pilot.press("S-Down")
        #expect(pilot.content.contains("2026-10-31"))
        await pilot.press("Left", "Left", "Left", "S-Up")
        #expect(pilot.content.contains("2026-11-30"))
        #expect(pilot.cursor == Point(x: 13, y: 0))
        await pilot.press("Home", "S-Up")
        #expect(pilot.content.contains("2027-11-30"))
        await pilot.press("S-Down", "S-Down")
        #expect(pilot.content.contains("2025-11-30"))
    }

    @Test
    func arrows_stopAtTheRange() async {
        let pilot = pilot(range: day(2026, 11, 19)...day(2026, 11, 21))
        await pilot.press("S-Up", "S-Up", "S-Up")
        #expect(pilot.content.contains("2026-11-21"))
        await pilot.press("Home", "S-Down")
        #expect(pilot.content.contains("2026-11-19"))
    }

    @Test
    func submit_keepsEnterAndLeavesTheCalendarToAnotherKey() async {
        var submissions = 0
        let pilot = Pilot(
            DateForm(date: day(2026, 11, 20)).onSubmit { submissions += 1 },
            size: size
        )
        await pilot.press("Enter")
        #expect(submissions == 1)
        await pilot.press("F4")
        #expect(pilot.content.contains("November 2026"))
    }

    @Test
    func disabled_isDimAndDoesNothing() async {
        let pilot = Pilot(DateForm(date: day(2026, 11, 20)).disabled(true), size: size)
        await pilot.press("S-Up", "Enter")
        await pilot.click("▾")
        #expect(pilot.content.contains("2026-11-20"))
        #expect(pilot.cursor == nil)
        #expect(pilot.dimmed.contains("2026-11-20"))
    }

    @Test(arguments: [1, 5, 12, 20, 25, 60])
    func anyWidth_survives(width: Int) async {
        let pilot = Pilot(
            Form { DatePicker(hostileText, selection: .constant(day(1, 1, 1))) },
            size: Size(width: width, height: 6)
        )
        await pilot.press("S-Down", "Home", "S-Down", "Enter", "Up", "PageUp", "<", "Enter")
        await pilot.paste(hostileText)
        await pilot.press("Tab")
        #expect(!pilot.screen.unicodeScalars.contains("\u{1B}"))
    }

    private let size = Size(width: 36, height: 14)

    private func pilot(
        _ date: TestDay = day(2026, 11, 20),
        range: ClosedRange<TestDay>? = nil
    ) -> Pilot {
        Pilot(DateForm(date: date, range: range), size: size) { $0.today = day(2026, 11, 20) }
    }
}

struct DateForm: View {
    @State var date: TestDay
    var range: ClosedRange<TestDay>?

    var body: some View {
        Form {
            if let range {
                DatePicker("Born", selection: $date, in: range, displayedComponents: .date)
            } else {
                DatePicker("Born", selection: $date, displayedComponents: [.date])
            }
            LabeledContent("Note") { TextField("Note", text: .constant("")) }
        }
    }
}

func day(_ year: Int, _ month: Int, _ day: Int) -> TestDay {
    TestDay(year: year, month: month, day: day) ?? TestDay(number: 0)
}
