public import DataSource

extension People {
    public func meanings(of text: String, language: Language) -> [PaletteMeaning] {
        let units = entryService.units(text)
        guard let dashboard = shownDashboard else { return units }
        let weight = try? entryService.weight(text, unit: dashboard.settings.weightUnit)
        let day = try? dayService.day(text, today: dashboard.today, language: language)
        let month = day == nil ? dayService.month(text, today: dashboard.today) : nil
        let year = dayService.year(text, today: dashboard.today)
        return (weight.map { [.weight($0)] } ?? []) + (day.map { [.day($0)] } ?? [])
            + (month.map { [.month($0)] } ?? []) + (year.map { [.year($0)] } ?? []) + units
    }

    // It is typed, not saved: whoever chose it sees what it would be.
    func enter(_ weight: String, _ appDependencies: AppDependencies) async {
        guard let dashboard = shownDashboard else { return }
        leaveToDashboard()
        await dashboard.send(.weighInButtonTapped(appDependencies))
        guard let editor = dashboard.weighInEditor else { return }
        let draft = editor.draft
        editor.draft.weight = weight
        await editor.send(.editing(.onChangeDraft(since: draft)))
    }

    func show(_ day: Day, _ appDependencies: AppDependencies) async {
        leaveToDashboard()
        await pushHistory(appDependencies)
        if case .history(let history) = path.last { history.wantedDay = day }
    }

    func change(_ setting: Preferences.Action, _ appDependencies: AppDependencies) async {
        if case .preferences = path.last {} else { await pushPreferences(appDependencies) }
        guard case .preferences(let preferences) = path.last else { return }
        await preferences.send(.loading(.onRefresh))
        await preferences.send(setting)
    }
}
