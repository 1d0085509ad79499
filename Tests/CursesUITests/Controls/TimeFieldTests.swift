import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TimeFieldTests {
    /// A time of 2024-10-04, or of another day.
    private func date(_ hour: Int, _ minute: Int, _ second: Int, day: Int = 20_000) -> Date {
        Moment(dayNumber: day, secondOfDay: (hour * 60 + minute) * 60 + second).date(in: .current)
    }

    private func pilot(
        _ model: TimeModel,
        _ bounds: ClosedRange<Date>,
        _ components: DatePickerComponents = .hourAndMinute
    ) -> Pilot {
        let picker = DatePicker(
            "Time",
            selection: Binding(get: { model.date }, set: { model.date = $0 }),
            in: bounds,
            displayedComponents: components
        )
        return Pilot(Form { picker }, size: Size(width: 44, height: 8))
    }

    @Test
    func time_thatIsTyped_keepsTheSeconds_insideTheBounds() async {
        let model = TimeModel(date(12, 14, 30))
        let pilot = pilot(model, date(9, 0, 40)...date(18, 0, 10))
        for (text, expected) in [
            ("1320", date(13, 20, 30)), ("18:00", date(18, 0, 10)), ("9", date(9, 0, 40)),
        ] {
            await pilot.press("C-u")
            await pilot.type(text)
            #expect(model.date == expected)
        }
        await pilot.press("Tab")
        #expect(!pilot.screen.contains("▲"))
    }

    @Test
    func steps_endAtTheBounds() async {
        let model = TimeModel(date(12, 14, 30))
        let pilot = pilot(model, date(11, 50, 0)...date(12, 15, 10))
        await pilot.press("End", "S-Up", "S-Up")
        #expect(model.date == date(12, 15, 10))
        await pilot.press("Home", "S-Up")
        #expect(model.date == date(12, 15, 10))
        await pilot.press("S-Down", "S-Down")
        #expect(model.date == date(11, 50, 10))
        #expect(!pilot.screen.contains("▲"))
    }

    @Test
    func steps_PastMidnight_EndAtTheBounds() async {
        let model = TimeModel(date(23, 30, 0))
        let pilot = pilot(model, date(9, 0, 0)...date(23, 40, 0))
        await pilot.press("Home", "S-Up")
        #expect(model.date == date(23, 40, 0))
        model.date = date(0, 30, 0)
        let early = self.pilot(model, date(0, 10, 0)...date(9, 0, 0))
        await early.press("Home", "S-Down")
        #expect(model.date == date(0, 10, 0))
    }

    @Test
    func day_atABound_keepsTheDateInside() async {
        let model = TimeModel(date(12, 14, 30, day: 19_999))
        let latest = date(10, 0, 0)
        let pilot = pilot(model, date(0, 0, 0, day: 19_000)...latest, .date)
        await pilot.press("C-u")
        await pilot.type("2024-10-04")
        await pilot.press("Tab")
        #expect(model.date == latest)
    }
}

@MainActor @Observable
private final class TimeModel {
    var date: Date

    init(_ date: Date) {
        self.date = date
    }
}
