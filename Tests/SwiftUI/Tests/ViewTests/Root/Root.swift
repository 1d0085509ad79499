import CursesUI

@MainActor @Observable
final class Root: Composable {
    var path: [Path]
    var people: [Person]
    var selectedPerson: Person?
    var personForm: PersonForm?
    var isPresentedTutorial: Bool
    var isPresentedSettings: Bool
    var isPresentedAlert: Bool
    var searchText: String
    let action: (Action) async -> Void

    init(
        path: [Path] = [],
        people: [Person] = [],
        personForm: PersonForm? = nil,
        isPresentedTutorial: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.path = path
        self.people = people
        self.personForm = personForm
        self.isPresentedTutorial = isPresentedTutorial
        self.isPresentedSettings = false
        self.isPresentedAlert = false
        self.searchText = ""
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task: break
        case .addButtonTapped(let appDependencies):
            personForm = PersonForm(
                appDependencies,
                action: { [weak self] in await self?.send(.personForm($0)) }
            )
        case .personTapped(let person, let appDependencies):
            path.append(
                .detail(
                    PersonForm(appDependencies, person: person) { [weak self] in
                        await self?.send(.personForm($0))
                    }
                )
            )
        case .settingsButtonTapped: isPresentedSettings = true
        case .settingsClosed: searchText = "closed"
        case .notesButtonTapped: path.append(.notes(Notes()))
        case .deleteButtonTapped(let person):
            selectedPerson = person
            isPresentedAlert = true
        case .deleteConfirmButtonTapped(let person): people.removeAll { $0.id == person.id }
        case .personForm(.saveButtonTapped):
            if let person = personForm?.person { people.append(person) }
            personForm = nil
        case .personForm: break
        }
    }

    enum Action: Sendable {
        case task(String)
        case addButtonTapped(AppDependencies)
        case personTapped(Person, AppDependencies)
        case settingsButtonTapped
        case settingsClosed
        case notesButtonTapped
        case deleteButtonTapped(Person)
        case deleteConfirmButtonTapped(Person)
        case personForm(PersonForm.Action)
    }

    enum Path: Hashable {
        case detail(PersonForm)
        case notes(Notes)

        static func == (lhs: Path, rhs: Path) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }

        var id: Int {
            switch self {
            case .detail(let value): Int(bitPattern: ObjectIdentifier(value))
            case .notes(let value): Int(bitPattern: ObjectIdentifier(value))
            }
        }
    }
}
