public import DataSource

// The list of people, and the person marked on it.
extension People {
    public var today: Day { now.day }

    public var foundPeople: [PersonSummary] { people.found(by: query) }

    // Text to highlight in the found names.
    public var marks: [String] { [query.searched].compactMap(\.self) }

    func makePersonEditor(_ summary: PersonSummary) -> PersonEditor {
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

    public var isExportOffered: Bool {
        navigator.path.destinations.contains(.export) && !people.isEmpty
    }

    public var isEditing: Bool { personEditor != nil || navigator.path.isEditing }

    public func name(of id: Person.ID) -> String? {
        people.first { $0.id == id }?.person.name
            ?? (navigator.path.dashboard?.person).flatMap { $0.id == id ? $0.name : nil }
    }

    // On the list: the marked person, or the first.
    public var selected: PersonSummary? {
        let found = foundPeople
        return found.first { $0.id == markedID } ?? found.first
    }

    // The person shown or, on the list, marked. Plain mode marks none, and asks.
    var currentPerson: Person? {
        navigator.path.dashboard?.person
            ?? (path.isEmpty ? people.first { $0.id == markedID }?.person : nil)
    }
}
