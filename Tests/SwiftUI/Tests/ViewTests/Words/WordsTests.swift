import CursesTesting
import CursesUI
import Testing

/// Screens as tutorials have them, with the words that SwiftUI has for each thing: they compile, and
/// what they say can be read.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WordsTests {
    @Test
    func calculator_isDrawnAndPressed() async {
        let pilot = Pilot(BMIContentView(), size: Size(width: 60, height: 30))
        #expect(pilot.screen.contains("BMI Calculator"))
        #expect(pilot.screen.contains("170"))
        #expect(pilot.screen.contains("Calculate"))
    }

    @Test
    func result_isDrawn() {
        let view = ResultView(bmi: 23.4, path: .constant(NavigationPath()))
        let pilot = Pilot(view, size: Size(width: 60, height: 60))
        #expect(pilot.screen.contains("Info"))
        #expect(pilot.screen.contains("is Normal."))
        #expect(pilot.screen.contains("[ Close ]"))
    }

    @Test
    func settings_areDrawn() {
        let pilot = Pilot(SettingsScreen(), size: Size(width: 80, height: 60))
        #expect(pilot.screen.contains("╭ Profile ─"))
        #expect(pilot.screen.contains("Your data stays here."))
        #expect(pilot.screen.contains("Notifications"))
        #expect(pilot.screen.contains("Version 1.0"))
    }

    @Test
    func onboarding_isDrawnAndGoesOn() async {
        let pilot = Pilot(OnboardingView(), size: Size(width: 60, height: 30))
        #expect(pilot.screen.contains("One"))
        #expect(pilot.screen.contains("Next"))
        #expect(pilot.screen.contains("♥"))
    }

    @Test
    func dashboard_isDrawn_withBothCards() {
        let pilot = Pilot(DashboardView(), size: Size(width: 80, height: 24))
        #expect(pilot.screen.contains("72.5"))
        #expect(pilot.screen.contains("68"))
    }

    @Test
    func habits_areDrawn() {
        let pilot = Pilot(Habits(), size: Size(width: 60, height: 20))
        #expect(pilot.screen.contains("Today"))
        #expect(pilot.screen.contains("□ M"))
    }
}
