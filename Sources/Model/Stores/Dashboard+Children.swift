import DataSource

extension Dashboard {
    func makeEditor(_ weighIn: WeighIn?, _ appDependencies: AppDependencies) -> WeighInEditor {
        WeighInEditor(
            appDependencies,
            person: person,
            distinction: distinction,
            settings: settings,
            weighIns: weighIns,
            weighIn: weighIn,
            action: { [weak self] in await self?.send(.weighInEditor($0)) }
        )
    }

    func makePersonEditor(_ appDependencies: AppDependencies) -> PersonEditor {
        PersonEditor(
            appDependencies,
            person: person,
            distinction: distinction,
            settings: settings,
            today: today,
            action: { [weak self] in await self?.send(.personEditor($0)) }
        )
    }

    func follow(_ action: WeighInEditor.Action) async {
        switch action {
        case .saveResponse(.success(let weighIn)):
            weighInEditor = nil
            await load()
            selection = weighIn.id

        case .cancelButtonTapped, .discardButtonTapped:
            if weighInEditor?.isPresentedDiscard != true { weighInEditor = nil }

        default:
            break
        }
    }

    func follow(_ action: PersonEditor.Action) async {
        switch action {
        case .editing(.saveResponse(.success)):
            personEditor = nil
            await load()

        case .deletion(.deleteResponse(.success)):
            personEditor = nil

        case .editing(.cancelButtonTapped), .editing(.discardButtonTapped):
            if personEditor?.isPresentedDiscard != true { personEditor = nil }

        default:
            break
        }
    }
}
