import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PersonChooserTests {
    let people = ["Ada", "Ben", "Adele"].enumerated().map { index, name in
        PersonSummary(person: Person(id: UUID(UInt8(index)), name: name, height: 170))
    }

    @Test(arguments: [("", 3), ("ad", 2), (" BEN ", 1), ("x", 0)])
    func send_onChangeQuery_thoseOfThatNameAreFound(_ query: String, _ count: Int) async {
        let sut = PersonChooser(.testDependencies(), people: people, query: query)
        await sut.send(.onChangeQuery)
        #expect(sut.foundPeople.count == count)
    }

    @Test
    func send_onChangePeople_areOffered() async {
        let sut = TestStore { PersonChooser(.testDependencies(), people: [], action: $0) }
        await sut.send(.onChangePeople(people)) {
            $0.people = people
            $0.foundPeople = people
        }
    }

    @Test
    func send_personButtonTapped_isLeftToTheScreenBelow() async {
        let sut = TestStore { PersonChooser(.testDependencies(), people: people, action: $0) }
        await sut.send(.personButtonTapped(people[1].person))
        await sut.send(.newPersonButtonTapped)
        await sut.send(.onDismiss)
    }
}
