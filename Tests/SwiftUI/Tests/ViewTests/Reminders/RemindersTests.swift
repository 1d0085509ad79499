import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RemindersTests {
    /// Noon of 3 March 2026, wherever the test runs.
    static let noon: Date = {
        let utc = Date(timeIntervalSince1970: 86_400 * 20_515 + 43_200)
        return utc.addingTimeInterval(-Double(TimeZone.current.secondsFromGMT(for: utc)))
    }()

    private let store = Reminders(
        reminders: ["Scales", "Walk"].map {
            Reminder(
                id: UUID(),
                title: $0,
                isDone: false,
                due: Self.noon,
                priority: .low,
                repeats: 1
            )
        }
    )

    @Test
    func reminders_areDrawnFoldedAndSwitched() async {
        let pilot = Pilot(RemindersView(store: store), size: Size(width: 44, height: 16))
        await pilot.settle()
        #expect(
            pilot.screen == """
                ▸ Priority  All    ‹ ›
                  ▾ Open (2)
                  [ ] Scales                           03-03
                  [ ] Walk                             03-03
                  ▸ Details
                  ▸ More
                  Scales
                  Walk
                  Row 0
                  Row 1
                  Row 2




                 Tab next   q quit   ? help
                """
        )
        await pilot.press("Down", "Enter")
        #expect(!store.isExpanded)
        #expect(!pilot.screen.contains("[ ] Scales"))
    }

    @Test
    func reminder_getsAnotherDay_andKeepsItsTime() async {
        let view = ReminderForm(reminder: store.reminders[0])
        let pilot = Pilot(view, size: Size(width: 50, height: 20))
        await pilot.settle()
        #expect(
            pilot.screen == """
                Due         2026-03-03   ▾ Tue
                Due         2026-03-03   ▾
                Due         2026-03-03   ▾ Tue 12:00
                Priority    ○ Low
                            ○ Medium
                            ○ High
                Repeats: 1  − 1 +
                Due 2026-03-03 12:00











                 S-↑ S-↓ step  Enter calendar  Tab next  F1 help
                """
        )
        await pilot.press("End", "S-Up")
        #expect(pilot.screen.contains("Due 2026-03-04 12:00"))
    }
}

private struct ReminderForm: View {
    @State var reminder: Reminder

    var body: some View {
        VStack(alignment: .leading) {
            ReminderEditorView(reminder: $reminder)
            Text("Due \(reminder.due.formatted(.dateTime))")
        }
    }
}
