import DataSource

// Makes the Stores of the screens, which report to the navigator.
@MainActor struct ScreenFactory {
    let appDependencies: AppDependencies
    let settings: Settings
    let send: (Navigator.Action) async -> Void

    func personBMI(
        step: PersonBMI.Step? = nil,
        formDraft: FormDraft? = nil,
        isPresentedTutorial: Bool = false
    ) -> PersonBMI {
        var person = Person.empty
        person.id = formDraft?.personID ?? PersonService(appDependencies).makeID()
        return PersonBMI(
            appDependencies,
            person: person,
            step: step,
            settings: isPresentedTutorial
                ? SettingsService(appDependencies).proposal() : settings,
            formDraft: formDraft,
            isPresentedTutorial: isPresentedTutorial,
            action: { await send(.personBMI($0)) }
        )
    }

    func dashboard(of person: Person) -> Dashboard {
        Dashboard(appDependencies, person: person, action: { await send(.dashboard($0)) })
    }

    func history(of dashboard: Dashboard, marking day: Day? = nil) -> History {
        History(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            wantedDay: day,
            action: { await send(.history($0)) }
        )
    }

    func trends(of dashboard: Dashboard) -> Trends {
        Trends(
            appDependencies,
            person: dashboard.person,
            settings: dashboard.settings,
            isFitting: true,
            action: { await send(.trends($0)) }
        )
    }

    func preferences() -> Preferences {
        Preferences(appDependencies, action: { await send(.preferences($0)) })
    }

    func restoration(_ damages: [StorageError] = []) -> Restoration {
        Restoration(
            appDependencies,
            damages: damages,
            settings: settings,
            action: { await send(.restoration($0)) }
        )
    }

    func `import`(for person: Person?) -> Import {
        Import(
            appDependencies,
            settings: settings,
            target: person.map { .person($0) } ?? .automatic,
            action: { await send(.import($0)) }
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
            until: days?.upperBound.description ?? "",
            action: { await send(.export($0)) }
        )
    }
}
