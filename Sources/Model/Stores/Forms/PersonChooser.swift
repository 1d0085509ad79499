public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class PersonChooser: Composable, Identifiable {
    public let appDependencies: AppDependencies
    public let currentID: Person.ID?
    public let weightUnit: WeightUnit
    public var people: [PersonSummary]
    public var foundPeople: [PersonSummary]
    public var query: String
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        people: [PersonSummary] = [],
        foundPeople: [PersonSummary]? = nil,
        currentID: Person.ID? = nil,
        weightUnit: WeightUnit = .kilograms,
        query: String = "",
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.people = people
        self.foundPeople = foundPeople ?? people
        self.currentID = currentID
        self.weightUnit = weightUnit
        self.query = query
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onChangePeople(let people):
            self.people = people
            search()

        case .onChangeQuery:
            search()

        case .personButtonTapped, .newPersonButtonTapped, .onDismiss:
            break
        }
    }

    private func search() {
        foundPeople = people.found(by: query)
    }

    // Text to highlight in the found names.
    public var marks: [String] { [query.searched].compactMap(\.self) }

    public enum Action: Sendable {
        case onChangePeople([PersonSummary])
        case onChangeQuery
        case personButtonTapped(Person)
        case newPersonButtonTapped
        case onDismiss
    }
}
