import CursesCore
import CursesTesting
import DataSource
import Essentials
import Model
import Testing

@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PersonChooserTests {
    @Test
    func open_marksWhoeverIsShown() async {
        let store = PersonChooser(
            .preview,
            people: [.ann, .youngAnn, .taro],
            currentID: PersonSummary.taro.id
        )
        let pilot = Pilot(
            PreviewHost { _ in PersonChooserView(store: store) },
            size: Size(width: 60, height: 8)
        )
        await pilot.settle()
        #expect(pilot.screen.contains("▸ 3 太郎"), "\(pilot.screen)")
        await pilot.press("Up")
        #expect(pilot.screen.contains("▸ 2 Ann"), "\(pilot.screen)")
    }

    @Test
    func search_marksWhatIsFound() async {
        let store = PersonChooser(.preview, people: [.ann, .youngAnn, .taro])
        let pilot = Pilot(
            PreviewHost { _ in PersonChooserView(store: store) },
            size: Size(width: 60, height: 8)
        )
        await pilot.settle()
        await pilot.press("/")
        await pilot.type("nn")
        await pilot.settle()
        #expect(pilot.underlined(below: 0) == ["nn", "nn"], "\(pilot.screen)")
    }

    // What tells namesakes apart stands in the list, and is found as well.
    @Test
    func search_findsWhatNamesakesAreToldApartBy() async throws {
        let number = try #require(PersonSummary.youngAnn.distinction)
        let store = PersonChooser(.preview, people: [.ann, .youngAnn, .taro])
        store.query = "ann (\(number))"
        await store.send(.onChangeQuery)
        #expect(store.foundPeople == [.youngAnn])
    }

    // What does nothing is not promised.
    @Test
    func alone_saysSo_andOffersSomebodyNew() async {
        let store = PersonChooser(.preview, people: [.ann], currentID: PersonSummary.ann.id)
        let pilot = Pilot(
            PreviewHost { _ in PersonChooserView(store: store) },
            size: Size(width: 60, height: 8)
        )
        await pilot.settle()
        #expect(pilot.screen.contains("No other person yet."), "\(pilot.screen)")
        #expect(pilot.screen.contains("a new person"))
        for promise in ["switch", "search", "pick"] { #expect(!pilot.screen.contains(promise)) }
    }

    @Test
    func people_moreThanRowsOfAUsualTerminal_fillTheRoom() async {
        let people = (0..<45).map { index in
            var summary = PersonSummary.ann
            summary.person.id = Person.ID(UInt8(index + 1))
            summary.person.name = "Person \(index)"
            return summary
        }
        let store = PersonChooser(.preview, people: people, currentID: people[0].id)
        let pilot = Pilot(
            PreviewHost { _ in PersonChooserView(store: store) },
            size: Size(width: 60, height: 20)
        )
        await pilot.settle()
        #expect(pilot.screen.split(separator: "\n").count { $0.contains("Person ") } > 15)
    }
}
