import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SettingsTests {
    private let store = SettingsStore(isNotificationEnabled: true)

    private func pilot() async -> Pilot {
        let pilot = Pilot(
            NavigationStack { SettingsPage(store: store) },
            size: Size(width: 52, height: 30)
        )
        await pilot.settle()
        return pilot
    }

    @Test
    func settings_areDrawn() async {
        let pilot = await pilot()
        #expect(
            pilot.screen == """
                 Settings
                ╭ General ─────────────────────────────────────────╮
                │ Unit           Kilogram ‹ ›                      │
                │ [Kilogram] Pound  Stone                          │
                │ Hour           8:00     ‹ ›                      │
                │ Target         60                                │
                │ Version        1.0.0                             │
                │ Unit           Kilogram                          │
                ╰──────────────────────────────────────────────────╯
                ╭ Reminders ───────────────────────────────────────╮
                │ Notifications  [✓]                               │
                │ Every 1 days   −  1 +                            │
                │ Target: 60.0   −  60.0 +                         │
                │ Hour           − +                               │
                │ Target         −  60 +                           │
                │ You will be reminded to step on the scales.      │
                ╰──────────────────────────────────────────────────╯
                ╭ Account ─────────────────────────────────────────╮
                │ User name                                        │
                │ Password                                         │
                │ Password       Required                          │
                ╰──────────────────────────────────────────────────╯
                ╭──────────────────────────────────────────────────╮
                │ [ Reset ]                                        │
                │ [ Share ]                                        │
                │ [ Delete Account ]                               │
                ╰──────────────────────────────────────────────────╯


                 → next value  Enter choose  Tab next  ? help
                """
        )
    }

    @Test
    func password_isTyped_andNotShown() async {
        let pilot = await pilot()
        await pilot.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
        await pilot.type("se")
        #expect(store.password == "se")
        #expect(pilot.screen.contains("••"))
        #expect(!pilot.screen.contains("se "))
    }

    @Test
    func notifications_switchedOff_hideWhatBelongsToThem() async {
        let pilot = await pilot()
        await pilot.press("Tab", "Tab", "Tab", "Space")
        #expect(!store.isNotificationEnabled)
        #expect(!pilot.screen.contains("Every"))
    }
}
