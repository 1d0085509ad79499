import CursesCore
import CursesTesting
import DataSource
import Essentials
import Model
import Testing

@testable import SharedInterface
@testable import UserInterface

/// What the list of people tells at each width.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PeopleListTests {
    private let people: [PersonSummary] = [.ann, .bob, .charlotte]

    private func rows(_ width: Int, _ language: String = "en") async -> [String] {
        let pilot = pilot(width, language)
        await pilot.settle()
        return pilot.screen.split(separator: "\n").map(String.init)
    }

    private func pilot(_ width: Int, _ language: String = "en") -> Pilot {
        let people = people
        return pilot(width, language) { PeopleListView(store: People($0, people: people)) }
    }

    private func pilot(
        _ width: Int,
        _ language: String = "en",
        of content: @escaping (AppDependencies) -> some View
    ) -> Pilot {
        Pilot(PreviewHost { content($0) }, size: Size(width: width, height: 24)) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: language)
        }
    }

    @Test
    func search_nobodyIsFound_headsStayAndNothingIsDrawnBelowTheMessage() async throws {
        let pilot = pilot(80)
        await pilot.settle()
        func heads() throws -> Substring {
            try #require(pilot.screen.split(separator: "\n").first { $0.contains("name ") })
                .prefix(40)
        }
        let before = try heads()
        await pilot.press("/")
        await pilot.type("zz")
        await pilot.settle()
        #expect(try heads() == before)
        #expect(pilot.screen.contains("Nothing found for “zz”"))
        #expect(!pilot.screen.contains("┤"), "\(pilot.screen)")
    }

    @Test(arguments: ["en", "ja"])
    func classes_atAnyWidth_areWholeOrLeftOut(_ language: String) async throws {
        let whole = language == "en" ? "obese class III" : "肥満クラスIII"
        var shown = 0
        for width in 60...200 {
            let row = try #require(await rows(width, language).first { $0.contains("Bob") })
            shown += row.contains(whole) ? 1 : 0
            #expect(row.contains(whole) || !row.contains("obese") && !row.contains("肥満"), "\(row)")
        }
        #expect(shown > 40)
    }

    @Test(arguments: [
        (40, "BMI"), (60, "3 months"), (80, "goal"), (120, "trend"), (200, "height"),
    ])
    func longName_takesOnlyWhatIsLeft(_ width: Int, _ column: String) async throws {
        let rows = await rows(width)
        #expect(rows[0].contains(column), "\(rows[0])")
        let longest = try #require(rows.first { $0.contains("Charlotte") })
        #expect(longest.contains("Charlotte"))
        if width == 200 { #expect(longest.contains(PersonSummary.charlotte.person.name)) }
    }

    @Test(arguments: [(40, 12, false), (60, 20, true), (80, 24, true), (200, 60, true)])
    func board_ofAFew_showsTheCourseOfWhoeverIsMarked(
        _ width: Int,
        _ height: Int,
        _ hasCourse: Bool
    ) async {
        let pilot = Preview.named("PeopleView").pilot(Size(width: width, height: height), "en")
        await pilot.settle()
        #expect(pilot.screen.contains("╭ Ann · 3 months ") == hasCourse, "\(pilot.screen)")
        #expect(pilot.screen.contains("┤") == hasCourse)
        await pilot.press("Down")
        #expect(!pilot.screen.contains("╭ Ann · 3 months "), "\(pilot.screen)")
    }

    @Test
    func board_childIsMarked_showsTheGrowthChart() async {
        var child = PersonSummary.ella
        child.standing?.growthChart = .preview
        let pilot = pilot(80) { [child] in PeopleListView(store: People($0, people: [child])) }
        await pilot.settle()
        #expect(pilot.screen.contains("╭ Ella · BMI for age "), "\(pilot.screen)")
        #expect(pilot.screen.contains("97"), "\(pilot.screen)")
    }

    @Test
    func rates_haveTheirSign() async throws {
        let rows = await rows(80)
        #expect(try #require(rows.first { $0.contains("Bob") }).contains(" −0.2 "))
        #expect(try #require(rows.first { $0.contains("Charlotte") }).contains("↓ −1.5 "))
    }

    @Test
    func search_people_keepTheirDigits() async throws {
        let pilot = pilot(80)
        await pilot.settle()
        await pilot.press("/")
        await pilot.type("charl")
        await pilot.settle()
        #expect(pilot.screen.contains("3  Charlotte"), "\(pilot.screen)")
        #expect(!pilot.screen.contains("1  "), "\(pilot.screen)")
        #expect(pilot.underlined() == ["Charl"])
    }

    @Test
    func marked_isKnown_soThatTheExportIsTheirs() async throws {
        let held = AllocatedLock<People?>(nil)
        let people = people
        let pilot = pilot(80) { appDependencies in
            let store = People(appDependencies, people: people)
            held.withLock { $0 = store }
            return PeopleListView(store: store)
        }
        await pilot.settle()
        await pilot.press("Down")
        await pilot.settle()
        #expect(held.withLock(\.self)?.markedID == people[1].id)
    }

    @Test
    func preview_whatIsChosen_isNotAmongTheFacts() async throws {
        let pilot = pilot(80) { appDependencies in
            let store = Import.withings(appDependencies)
            store.questions = [.unit, .dayOrder]
            store.choices.unit = .kilograms
            store.preview?.dayOrder = DetectedDayOrder(.dayFirst, .person)
            return NavigationStack { ImportPreviewView(store: store) }
        }
        await pilot.settle()
        for label in ["Unit ", "Dates "] {
            let rows = pilot.screen.split(separator: "\n").filter { $0.contains(label) }
            #expect(rows.count == 1, "\(pilot.screen)")
        }
    }

    @Test
    func importing_typedAtOnce_goesIntoTheField() async throws {
        let pilot = pilot(80) { appDependencies in
            NavigationStack { ImportView(store: Import(appDependencies)) }
        }
        await pilot.settle()
        await pilot.type("xyz")
        #expect(pilot.screen.contains("xyz"), "\(pilot.screen)")
    }
}
