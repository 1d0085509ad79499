import DataSource

extension Dashboard {
    func load() async {
        today = localTimeClient.localTime(dateClient.now()).day
        await send(.loadResponse(Result { try content() }))
    }

    func show(_ content: Content) {
        loadingState = .loaded
        person = content.person
        settings = content.settings
        weighIns = content.weighIns.values
        problems = content.weighIns.problems
        overview = overviewService.overview(
            of: weighIns,
            person: person,
            scheme: settingsService.scheme(of: settings),
            unit: settings.weightUnit,
            today: today
        )
    }

    func observeChanges() {
        changes?.cancel()
        let stream = appStateClient.withLock(\.changedKeys).stream
        changes = Task { [weak self] in
            for await keys in stream where !keys.isEmpty {
                await self?.send(.onChangeData)
            }
        }
    }

    func makeEditor(_ weighIn: WeighIn?, _ appDependencies: AppDependencies) -> WeighInEditor {
        WeighInEditor(
            appDependencies,
            person: person,
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
            settings: settings,
            today: today,
            action: { [weak self] in await self?.send(.personEditor($0)) }
        )
    }

    private func content() throws(StorageError) -> Content {
        Content(
            person: try personService.load(person.id) ?? person,
            settings: try settingsService.load(),
            weighIns: try weighInService.loadRecent(of: person)
        )
    }
}
