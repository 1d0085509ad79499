public import DataSource
import Essentials

// The list of people, where each can be found, edited and deleted.
extension People {
    public var today: Day { now.day }

    public var foundPeople: [PersonSummary] {
        people.found(by: query)
    }

    // What is marked in the names that were found.
    public var marks: [String] { [query.searched].compactMap(\.self) }

    func makePersonEditor(
        _ summary: PersonSummary
    ) -> PersonEditor {
        PersonEditor(
            appDependencies,
            person: summary.person,
            distinction: summary.distinction,
            newestWeighIn: summary.weighIn,
            settings: settings,
            today: today,
            action: { [weak self] in await self?.send(.personEditor($0)) }
        )
    }

    func reduceChild(_ action: PersonEditor.Action) async {
        switch action {
        case .saveResponse(.success(let person)), .deletion(.deleteResponse(.success(let person))):
            personEditor = nil
            await announceChange(of: person.id)

        case .form(.cancelButtonTapped), .form(.discardButtonTapped):
            if personEditor?.form.isPresentedDiscard != true { personEditor = nil }

        case .form, .saveResponse(.failure), .irreversibleConfirmButtonTapped,
            .irreversibleCancelButtonTapped, .sexPickerSelected, .deletion, .heightRevision:
            break
        }
    }

    func reduceChild(_ action: PersonDeletion.Action) async {
        guard case .deleteResponse(.success(let person)) = action else { return }
        await announceChange(of: person.id)
    }
}
