import DataSource

protocol HasWeighInEditorAction {
    static func weighInEditor(_ action: WeighInEditor.Action) -> Self
}

// A Store whose weigh-ins are added and edited in a form above it.
@MainActor
protocol WeighInEditingStore: LoadingStore where Action: HasWeighInEditorAction {
    var person: Person { get }
    var distinction: Int? { get }
    var settings: Settings { get }
    var weighIns: [WeighIn] { get }
    var weighInEditor: WeighInEditor? { get set }
    var deletion: WeighInDeletion { get }
}

extension WeighInEditingStore {
    func makeEditor(
        _ weighIn: WeighIn?,
        formDraft: FormDraft? = nil
    ) -> WeighInEditor {
        WeighInEditor(
            appDependencies,
            person: person,
            distinction: distinction,
            settings: settings,
            weighIns: weighIns,
            weighIn: weighIn,
            formDraft: formDraft,
            action: { [weak self] in await self?.send(.weighInEditor($0)) }
        )
    }

    func reduceChild(_ action: WeighInEditor.Action) async {
        switch action {
        case .saveResponse(.success):
            weighInEditor = nil
            await load()

        case .deleteButtonTapped:
            guard let weighIn = weighInEditor?.weighIn else { break }
            weighInEditor = nil
            await deletion.send(.deleteButtonTapped(weighIn))

        case .form(.cancelButtonTapped), .form(.discardButtonTapped):
            if weighInEditor?.form.isPresentedDiscard != true { weighInEditor = nil }

        case .form, .onChangeData, .onStepWeight, .saveResponse(.failure):
            break
        }
    }
}

protocol HasRecentWeighIns {
    var weighIns: RecentWeighIns { get }
}

// A Store of all weigh-ins of a person: loads the newest years first, and then the rest. Reloads
// keep the rest once it is loaded.
@MainActor
protocol WeighInLoadingStore: LoadingStore where Action.Content: HasRecentWeighIns {
    // Number of weigh-ins that are visible at first.
    static var firstCount: Int { get }

    var weighInService: WeighInService { get }
    var isWhole: Bool { get }
    var person: Person { get }

    func reading() -> @Sendable (RecentWeighIns) -> Action.Content
}

extension WeighInLoadingStore {
    func content() -> @Sendable () throws -> Action.Content {
        let reading = reading()
        let today = now.day
        let count = Self.firstCount
        return { [weighInService, person, isWhole] in
            guard isWhole else {
                return reading(
                    try weighInService.loadRecent(of: person, today: today, atLeast: count)
                )
            }
            return reading(RecentWeighIns(try weighInService.load(of: person)))
        }
    }

    func rest(of content: Action.Content) -> (@Sendable () throws -> Action.Content)? {
        let recent = content.weighIns
        guard !recent.olderYears.isEmpty else { return nil }
        let reading = reading()
        return { [weighInService, person] in
            reading(RecentWeighIns(try weighInService.load(of: person, beside: recent)))
        }
    }
}
