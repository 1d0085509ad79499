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

        case .form, .onChangeData, .onStepWeight, .saveResponse(.failure),
            .irreversibleConfirmButtonTapped, .irreversibleCancelButtonTapped:
            break
        }
    }
}
