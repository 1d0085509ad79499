import DataSource

extension Dashboard {
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
