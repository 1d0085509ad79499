import DataSource

// Makes the Stores of the screens.
@MainActor struct ScreenFactory {
    let navigator: Navigator

    private var appDependencies: AppDependencies { navigator.appDependencies }
    private var settings: Settings { navigator.settings }

    func personBMI(
        step: PersonBMI.Step? = nil,
        formDraft: FormDraft? = nil,
        isPresentedTutorial: Bool = false
    ) -> PersonBMI {
        var person = Person.empty
        person.id = formDraft?.personID ?? navigator.personService.makeID()
        return PersonBMI(
            appDependencies,
            person: person,
            step: step,
            settings: settings,
            formDraft: formDraft,
            isPresentedTutorial: isPresentedTutorial,
            action: { [weak navigator] in await navigator?.send(.personBMI($0)) }
        )
    }

    func dashboard(of person: Person) -> Dashboard {
        Dashboard(
            appDependencies,
            person: person,
            action: { [weak navigator] in await navigator?.send(.dashboard($0)) }
        )
    }

    func history(of dashboard: Dashboard, marking day: Day? = nil) -> History {
        History(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            wantedDay: day,
            action: { [weak navigator] in await navigator?.send(.history($0)) }
        )
    }

    func trends(of dashboard: Dashboard) -> Trends {
        Trends(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            isFitting: true
        )
    }

    func preferences() -> Preferences {
        Preferences(
            appDependencies,
            action: { [weak navigator] in await navigator?.send(.preferences($0)) }
        )
    }

    func restoration(_ damages: [StorageError] = []) -> Restoration {
        Restoration(
            appDependencies,
            damages: damages,
            settings: settings,
            action: { [weak navigator] in await navigator?.send(.restoration($0)) }
        )
    }

    func `import`(for person: Person?) -> Import {
        Import(
            appDependencies,
            settings: settings,
            target: person.map { .person($0) } ?? .automatic,
            action: { [weak navigator] in await navigator?.send(.import($0)) }
        )
    }

    func export(
        _ kind: ExportKind = .data(.csv),
        of person: Person?,
        days: ClosedRange<Day>? = nil
    ) -> Export {
        Export(
            appDependencies,
            settings: settings,
            kind: kind,
            person: person,
            since: days?.lowerBound.description ?? "",
            until: days?.upperBound.description ?? ""
        )
    }

    // Covers the days that the trends show.
    func report(of person: Person?) -> Export {
        let trends: Trends? =
            if case .trends(let store) = navigator.path.last { store } else { nil }
        return export(.report, of: person, days: trends?.days)
    }
}
