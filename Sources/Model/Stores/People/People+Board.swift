public import DataSource
public import Essentials

// List of people, with search, editing and deletion.
extension People {
    public var today: Day { now.day }

    public var foundPeople: [PersonSummary] {
        people.found(by: query)
    }

    // Text to highlight in the found names.
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

    public var isExportOffered: Bool { navigator.isTransferOffered && !people.isEmpty }

    public var isEditing: Bool { personEditor != nil || navigator.isEditing }

    public func name(of id: Person.ID) -> String? {
        people.first { $0.id == id }?.person.name
            ?? (navigator.shownDashboard?.person).flatMap { $0.id == id ? $0.name : nil }
    }

    // The person shown or, on the list, selected.
    var meantPerson: Person? {
        navigator.shownDashboard?.person
            ?? (path.isEmpty ? people.first { $0.id == markedID }?.person : nil)
    }
}
