import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TimePickerTests {
    private static let noon = date(hour: 12, minute: 15)

    private static func date(hour: Int, minute: Int) -> Date {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let offset = Double(TimeZone.current.secondsFromGMT(for: start))
        let day = ((1_700_000_000 + offset) / 86_400).rounded(.down) * 86_400
        return Date(timeIntervalSince1970: day - offset + Double(hour * 3600 + minute * 60))
    }

    private func pilot(_ latest: Date = .distantFuture) async -> Pilot {
        let picker = Picking(date: Self.noon, latest: latest)
        let pilot = Pilot(picker, size: Size(width: 44, height: 8))
        await pilot.settle()
        return pilot
    }

    @Test
    func dayAndTime_standBesideEachOther() async {
        let pilot = await pilot()
        #expect(
            pilot.screen.hasPrefix(
                """
                Both  2023-11-14   ▾ Tue 12:15
                Time  12:15
                Day   2023-11-14   ▾ Tue
                """
            )
        )
    }

    @Test(arguments: [
        ("7", "07:00"), ("730", "07:30"), ("1945", "19:45"), ("7.30", "07:30"),
        ("7:30 pm", "19:30"), ("12am", "00:00"), ("19時5分", "19:05"),
    ])
    func time_isReadAsItIsTyped(_ typed: String, _ expected: String) async {
        let pilot = await pilot()
        await pilot.press("Tab", "Tab")
        await pilot.type(typed)
        await pilot.press("Tab")
        #expect(pilot.screen.contains("Time  \(expected)\n"))
        #expect(pilot.screen.contains("▾ Tue \(expected)\n"))
    }

    @Test(arguments: ["25", "7:60", "13 pm", "soon", "1:2:3"])
    func noTime_staysAndChangesNothing(_ typed: String) async {
        let pilot = await pilot()
        await pilot.press("Tab", "Tab")
        await pilot.type(typed)
        await pilot.press("Tab")
        #expect(pilot.screen.contains("Time  \(typed)\n"))
        #expect(pilot.screen.contains("▲ not a time of day"))
        #expect(pilot.screen.contains("▾ Tue 12:15"))
    }

    @Test
    func time_isStepped() async {
        let pilot = await pilot()
        await pilot.press("Tab", "Tab", "Home", "S-Up", "End", "S-Down")
        #expect(pilot.screen.contains("Time  13:14"))
    }

    @Test
    func time_afterTheLatest_isRefused() async {
        let pilot = await pilot(Self.date(hour: 18, minute: 0))
        await pilot.press("Tab")
        await pilot.type("1830")
        await pilot.press("Tab")
        #expect(pilot.screen.contains("▲ not after 18:00"))
        #expect(pilot.screen.contains("Time  12:15"))
    }

    @Test
    func narrowScreen_keepsBothFields() async {
        let pilot = await pilot()
        await pilot.resize(to: Size(width: 26, height: 8))
        #expect(pilot.screen.hasPrefix("Both  2023-11-14    12:15\n"))
    }
}

private struct Picking: View {
    @State var date: Date
    let latest: Date

    var body: some View {
        Form {
            DatePicker(
                "Both",
                selection: $date,
                in: ...latest,
                displayedComponents: [.date, .hourAndMinute]
            )
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            DatePicker(
                "Day",
                selection: $date,
                in: Date.distantPast...latest,
                displayedComponents: .date
            )
        }
    }
}
