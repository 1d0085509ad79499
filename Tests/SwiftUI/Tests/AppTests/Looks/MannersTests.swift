import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MannersTests {
    @Test(arguments: 0..<9, [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func screen_isShownAndLedThrough_byTabAlone(number: Int, size: Size) async {
        let pilot = Pilot(AnyView(Self.screens[number]()), size: size)
        await pilot.settle()
        let first = pilot.screen
        #expect(first.contains { !$0.isWhitespace })
        for _ in 0..<4 { await pilot.press("Tab") }
        await pilot.press("Space", "Esc")
        #expect(!pilot.hasQuit)
    }

    private static let screens: [@MainActor () -> any View] = [
        { PlaceList().environment(ModelData()) },
        { OrdersView(model: FoodTruckModel()) },
        { BMIHome() },
        { BMIFormView() },
        { Onboarding() },
        { RootTabs() },
        { NavigationStack { StatsScreen() } },
        { NavigationStack { Kitchen() } },
        { MenuContent().environmentObject(MenuModel()) },
    ]
}
