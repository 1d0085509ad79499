public import DataSource
public import Observation

@MainActor @Observable public final class PersonChooser: Composable, Identifiable {
    public let currentID: Person.ID?
    public let weightUnit: WeightUnit
    public var people: [PersonSummary]
    public var query: String
    public let action: (Action) async -> Void

    public var foundPeople: [PersonSummary] {
        let query = query.trimmed.lowercased()
        return query.isEmpty
            ? people : people.filter { $0.person.name.lowercased().contains(query) }
    }

    public init(
        _ appDependencies: AppDependencies,
        people: [PersonSummary] = [],
        currentID: Person.ID? = nil,
        weightUnit: WeightUnit = .kilograms,
        query: String = "",
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.people = people
        self.currentID = currentID
        self.weightUnit = weightUnit
        self.query = query
        self.action = action
    }

    public func reduce(_ action: Action) async {
        if case .onChangePeople(let people) = action { self.people = people }
    }

    public enum Action: Sendable {
        case onChangePeople([PersonSummary])
        case personButtonTapped(Person)
        case onDismiss
    }
}
