public import DataSource
public import Observation

// A launch without any person: a welcome, the units, and the form of a new person in steps.
@MainActor @Observable public final class FirstLaunch: Composable {
    public let appDependencies: AppDependencies
    private var settingsService: SettingsService { SettingsService(appDependencies) }

    // Tells the navigator what it does, as without steps.
    public let personBMI: PersonBMI
    public var step: Step
    public var isPresentedTutorial: Bool
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        personBMI: PersonBMI? = nil,
        step: Step = .units,
        isPresentedTutorial: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.personBMI = personBMI ?? PersonBMI(appDependencies)
        self.step = step
        self.isPresentedTutorial = isPresentedTutorial
        self.action = action
    }

    public var settings: Settings { personBMI.settings }

    public var language: Language { personBMI.language }

    public func reduce(_ action: Action) async {
        switch action {
        case .onOpenDraft:
            await enter(hasError(in: .person) ? .person : .weighIn)

        case .tutorialConfirmButtonTapped, .tutorialImportButtonTapped:
            isPresentedTutorial = false
            await workerClient.run { [settingsService] in settingsService.completeTutorial() }
            await save(replacing: Settings())

        case .languagePickerSelected(let language):
            await change { $0.language = language }

        case .weightUnitPickerSelected(let unit):
            await change { $0.weightUnit = unit }

        case .heightUnitPickerSelected(let unit):
            await change { $0.heightUnit = unit }

        // Units and language hold here even if they could not be saved.
        case .saveResponse(.failure(let error)):
            appStateClient.send(\.notice, StorageError(error))

        case .onSubmit:
            if await !focusNextField() { await goOn() }

        case .nextButtonTapped:
            await goOn()

        case .backButtonTapped:
            if let previous = step.previous {
                await enter(previous)
            } else {
                isPresentedTutorial = true
            }

        case .saveResponse(.success), .onAskAllAtOnce:
            break
        }
    }

    private func change(_ change: (inout Settings) -> Void) async {
        let old = settings
        var new = old
        change(&new)
        await personBMI.send(.onChangeUnits(new))
        await save(replacing: old)
    }

    private func save(replacing old: Settings) async {
        guard settings != old else { return }
        let result = await workerClient.run { [settingsService, settings] in
            Result {
                try settingsService.save(settings, replacing: old)
                return settings
            }
        }
        await send(.saveResponse(result))
    }

    // Returns false if the next step follows.
    private func focusNextField() async -> Bool {
        guard let focus = personBMI.form.focus else { return false }
        if let proposal = personBMI.form.errors[focus]?.proposal {
            await personBMI.send(.form(.onType(proposal, into: focus)))
        }
        let later = step.fields.drop { $0 != focus }.dropFirst()
        guard let next = later.first, step.fields.contains(where: { $0 != focus && isWrong($0) })
        else { return false }
        await personBMI.send(.form(isWrong(focus) ? .onCheck([focus]) : .onChangeFocus(next)))
        return true
    }

    private func goOn() async {
        guard let next = step.next else { return await savePerson() }
        await personBMI.send(.form(.onCheck(step.fields)))
        if !hasError(in: step) { await enter(next) }
    }

    private func enter(_ step: Step) async {
        self.step = step
        await personBMI.send(.form(.onShow(step.fields)))
    }

    // A wrong field brings back its step. A draft may have one that belongs to no step.
    private func savePerson() async {
        await personBMI.send(.form(.saveButtonTapped))
        guard !personBMI.form.errors.isEmpty, let wrong = personBMI.form.focus else { return }
        guard let step = Step.allCases.first(where: { $0.fields.contains(wrong) }) else {
            return await send(.onAskAllAtOnce)
        }
        self.step = step
    }

    private func hasError(in step: Step) -> Bool { step.fields.contains(where: isWrong) }

    private func isWrong(_ field: PersonField) -> Bool {
        personBMI.error(of: field, in: personBMI.draft) != nil
    }

    public enum Step: Int, CaseIterable, Sendable {
        case units
        case person
        case weighIn
        case goal

        public var number: Int { rawValue + 1 }

        public var fields: [PersonField] {
            switch self {
            case .units: []
            case .person: [.name, .height]
            case .weighIn: [.weight]
            case .goal: [.goalWeight, .goalBy]
            }
        }

        var previous: Step? { Step(rawValue: rawValue - 1) }
        var next: Step? { Step(rawValue: rawValue + 1) }
    }

    public enum Action: Sendable {
        case onOpenDraft
        case tutorialConfirmButtonTapped
        case tutorialImportButtonTapped
        case languagePickerSelected(Language)
        case weightUnitPickerSelected(WeightUnit)
        case heightUnitPickerSelected(HeightUnit)
        case saveResponse(Result<Settings, any Error>)
        case onSubmit
        case nextButtonTapped
        case backButtonTapped
        // Asks in one form instead of in steps.
        case onAskAllAtOnce
    }
}
