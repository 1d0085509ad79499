import CursesTesting
import CursesUI
import Testing

/// Small programs as other people write them for SwiftUI, driven by keys, at four sizes.
@MainActor
@Suite(.timeLimit(.minutes(10)), .serialized)
struct ProgramTests {
    nonisolated static let sizes = [
        Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 120, height: 50),
        Size(width: 220, height: 60),
    ]

    @Test(arguments: sizes)
    func recipes_changedOnAPushedScreen_areLoadedAgainOnTheWayBack(_ size: Size) async {
        RecipeServer.shared.reset()
        let pilot = Pilot(RecipesApp(), size: size)
        await pilot.settle()
        #expect(pilot.screen.contains("Curry"))
        await pilot.press("Down", "Enter")
        #expect(pilot.screen.contains("Not a favorite"))
        await pilot.press("Enter")
        #expect(!pilot.screen.contains("Not a favorite"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("♥ Curry"))
        #expect(RecipeServer.shared.requests == 2)
    }

    @Test(arguments: sizes)
    func tab_loadsEachTimeItIsShown(_ size: Size) async {
        RecipeServer.shared.reset()
        let pilot = Pilot(RecipesApp(), size: size)
        await pilot.press("2")
        #expect(pilot.screen.contains("Visit 1"))
        await pilot.press("1", "Enter", "Enter", "Esc", "2")
        #expect(pilot.screen.contains("Visit 2"))
        #expect(pilot.screen.contains("Soup"))
    }

    @Test
    func notebook_onAWideScreen_isTwoColumns() async throws {
        let pilot = Pilot(NotebookApp())
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n")
        #expect(rows.contains { $0.contains("│") && $0.contains("Choose a chapter") })
        #expect(pilot.screen.contains("Beginning"))
        await pilot.press("Down", "Enter", "Tab", "Enter")
        #expect(pilot.screen.contains("Page 2 of 40"))
        #expect(pilot.screen.contains("Beginning"))
    }

    @Test
    func notebook_onANarrowScreen_isOneColumnAfterTheOther() async {
        let pilot = Pilot(NotebookApp(), size: Size(width: 40, height: 12))
        await pilot.settle()
        #expect(pilot.screen.contains("Beginning"))
        #expect(!pilot.screen.contains("Choose a chapter"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("Page 1 of 12"))
        #expect(!pilot.screen.contains("Middle"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("Middle"))
    }

    @Test(arguments: sizes)
    func settings_areChosenKeptAndReset(_ size: Size) async {
        let pilot = Pilot(ThemeSettingsApp(), size: size)
        await pilot.settle()
        #expect(pilot.screen.contains("╮"))
        await pilot.press("Tab", "Tab", "Enter")
        let dark = pilot.screen.split(separator: "\n").first { $0.contains("Dark") }
        #expect(dark?.contains("✓") == true)
        await pilot.press("Tab", "Space", "Tab", "Right")
        #expect(pilot.screen.contains("At 9:00"))
        await pilot.press("End", "Enter")
        #expect(pilot.screen.contains("Reset all settings?"))
        await pilot.press("Right", "Enter", "Home")
        let system = pilot.screen.split(separator: "\n").first { $0.contains("System") }
        #expect(system?.contains("✓") == true)
        #expect(!pilot.screen.contains("At 9:00"))
    }

    @Test(arguments: sizes)
    func quiz_isPlayedToItsEnd_andAgain(_ size: Size) async {
        let pilot = Pilot(QuizApp(), size: size)
        await pilot.settle()
        let left = pilot.screen.split(separator: "\n").first { $0.contains("Which planet") }
        let margin = left?.prefix { $0 == " " }.count ?? 0
        #expect(abs(margin - (size.width - "Which planet is the largest?".count) / 2) <= 1)
        for answer in [1, 1, 0] {
            await pilot.press("Home")
            if answer == 1 { await pilot.press("Tab") }
            await pilot.press("Enter")
            #expect(pilot.screen.contains("correct"))
            await pilot.press("End", "Enter")
        }
        #expect(pilot.screen.contains("You scored 3 of 3"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("Which planet"))
    }

    @Test(arguments: sizes)
    func fasting_countsFromItsStart_andIsListedAtItsEnd(_ size: Size) async {
        let pilot = Pilot(FastingApp(), size: size)
        await pilot.settle()
        #expect(pilot.screen.contains("Not fasting"))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("5:00:"))
        #expect(pilot.screen.contains("31 %"))
        #expect(pilot.screen.contains("Ends in"))
        #expect(pilot.screen.contains("hr"))
        await pilot.press("2")
        #expect(pilot.screen.contains("No fasts yet"))
        await pilot.press("1", "Enter", "2")
        #expect(pilot.screen.contains("5.0 h"))
    }

    @Test(arguments: sizes)
    func sales_areShownOnThreePages(_ size: Size) async {
        let pilot = Pilot(BookSalesApp(), size: size)
        await pilot.press("Enter")
        #expect(pilot.screen.contains("mean"))
        await pilot.press("Right")
        #expect(pilot.screen.contains("Crime"))
        await pilot.press("Esc", "Down", "Enter")
        #expect(pilot.screen.contains("Poetry"))
        await pilot.press("Esc", "Down", "Enter")
        #expect(pilot.screen.contains("Best seller"))
    }

    @Test(arguments: sizes)
    func model_madeInPlace_survivesKeysClicksAndSizes(_ size: Size) async {
        let pilot = Pilot(InPlaceApp(), size: size)
        await pilot.press("Enter", "Enter", "Tab", "Enter")
        #expect(pilot.screen.contains("Given 2"))
        #expect(pilot.screen.contains("Own 1"))
        await pilot.resize(to: Size(width: size.width - 1, height: size.height))
        await pilot.resize(to: size)
        await pilot.click(x: 0, y: size.height - 3)
        #expect(pilot.screen.contains("Given 2"))
        #expect(pilot.screen.contains("Own 1"))
        await pilot.press("Tab", "Enter", "Enter", "Enter")
        #expect(pilot.screen.contains("Pushed 2"))
        await pilot.press("Esc")
        #expect(pilot.screen.contains("Given 2"))
    }

    @Test(arguments: sizes)
    func splash_isFollowedByTheProgram(_ size: Size) async {
        let pilot = Pilot(SplashApp(), size: size)
        #expect(pilot.screen.contains("BMI Calculator"))
        #expect(await pilot.wait { pilot.screen.contains("BMI 22.9") })
        await pilot.press("Right")
        #expect(pilot.screen.contains("BMI 23.2"))
    }

    @Test(arguments: sizes)
    func toDo_isAddedAndDone(_ size: Size) async {
        let pilot = Pilot(ToDoApp(), size: size)
        await pilot.settle()
        #expect(pilot.screen.contains("Nothing to do"))
        await pilot.press("F2")
        await pilot.type("Water plants")
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("Water plants") && !pilot.screen.contains("✓"))
        #expect(!pilot.screen.contains("Nothing to do"))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("✓"))
    }

    #if os(Linux)
        @Test(arguments: sizes)
        func search_findsAfterAPause(_ size: Size) async {
            let pilot = Pilot(SearchApp(), size: size)
            await pilot.type("Os")
            #expect(await pilot.wait { pilot.screen.contains("Oslo") })
            #expect(pilot.screen.contains("Osaka"))
            #expect(!pilot.screen.contains("Bern"))
        }
    #endif
}
