public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class PersonEditor: EditingStore, Identifiable {
    public typealias Field = PersonField

    public let appDependencies: AppDependencies
    var ageService: AgeService { AgeService(appDependencies) }
    let entryService: EntryService
    var goalService: GoalService { GoalService(appDependencies) }
    var heightService: HeightService { HeightService(appDependencies) }
    var personService: PersonService { PersonService(appDependencies) }
    var warningService: WarningService { WarningService(appDependencies) }
    var weighInService: WeighInService { WeighInService(appDependencies) }

    public let original: PersonDraft

    public nonisolated var id: Person.ID { person.id }
    public let person: Person
    public let distinction: Int?
    public let newestWeighIn: WeighIn?
    // The form is of the goal alone if there is one.
    public let goalBasis: GoalBasis?
    // `nil`: that of the kept goal, or else today.
    public var goalStart: GoalStart?
    public let settings: Settings
    public let today: Day
    public var deletion: PersonDeletion?
    public var heightRevision: HeightRevision?
    // The weigh-ins that a new height applies to, once they are known.
    var correction: HeightCorrection?
    public var form: EntryForm<PersonField>
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        distinction: Int? = nil,
        newestWeighIn: WeighIn? = nil,
        goalBasis: GoalBasis? = nil,
        goalStart: GoalStart? = nil,
        settings: Settings = Settings(),
        today: Day = .epoch,
        original: PersonDraft? = nil,
        form: EntryForm<PersonField>? = nil,
        formDraft: FormDraft? = nil,
        deletion: PersonDeletion? = nil,
        heightRevision: HeightRevision? = nil,
        correction: HeightCorrection? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        let entryService = EntryService(appDependencies)
        // Typed texts are read in the units of their draft.
        let settings = formDraft?.settings(settings) ?? settings
        self.entryService = entryService
        let original =
            original
            ?? PersonDraft(
                name: person.name,
                height: entryService.text(person.height, unit: settings.heightUnit),
                birthDate: person.birthDate?.description ?? "",
                sex: person.sex,
                goalWeight: person.goalRange
                    .map { entryService.text($0, unit: settings.weightUnit) } ?? "",
                goalBy: person.goal?.by?.description ?? "",
                ownMeasures: person.ownMeasures.map(entryService.text)
            )
        self.original = original
        self.form =
            form
            ?? EntryForm(
                original.filled(formDraft?.fields ?? [:]),
                focus: goalBasis == nil ? .name : .goalWeight
            )
        self.person = person
        self.distinction = distinction
        self.newestWeighIn = newestWeighIn
        self.goalBasis = goalBasis
        self.goalStart = goalStart
        self.settings = settings
        self.today = today
        self.deletion = deletion
        self.heightRevision = heightRevision
        self.correction = correction
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .form(let action):
            forgetCorrection(before: action)
            await reduceForm(action)

        case .saveResponse(.success):
            await forgetSavedDraft()

        case .saveResponse(.failure(let question as HeightQuestion)):
            heightRevision = HeightRevision(
                appDependencies,
                settings: settings,
                today: today,
                question: question,
                action: { [weak self] in await self?.send(.heightRevision($0)) }
            )

        case .saveResponse(.failure(let error)):
            await handleFailure(error)

        case .sexPickerSelected(let sex):
            draft.sex = sex

        case .goalStartPickerSelected(let start):
            goalStart = start

        case .correctionChosen(let correction):
            self.correction = correction

        case .heightRevision(.correctionResponse(let correction)):
            heightRevision = nil
            self.correction = correction
            await revise(correction)

        case .heightRevision(.cancelButtonTapped):
            heightRevision = nil

        case .deleteButtonTapped:
            deletion = PersonDeletion(
                appDependencies,
                person: person,
                action: { [weak self] in await self?.send(.deletion($0)) }
            )

        case .deletion(.deleteResponse(.success)):
            deletion = nil
            await forgetSavedDraft()

        case .deletion(.cancelButtonTapped), .deletion(.attempt(.cancelButtonTapped)):
            deletion = nil

        case .heightRevision, .deletion:
            break
        }
    }

    public indirect enum Action: Sendable {
        case form(FormAction<PersonField>)
        case saveResponse(Result<Person, any Error>)
        case sexPickerSelected(Sex?)
        case goalStartPickerSelected(GoalStart)
        case deleteButtonTapped
        case deletion(PersonDeletion.Action)
        case correctionChosen(HeightCorrection)
        case heightRevision(HeightRevision.Action)
    }
}

extension PersonEditor {
    public var formDraft: FormDraft {
        FormDraft(
            form: .person(person),
            fields: draft.texts.changes(since: original.texts),
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }

    public var allFields: [Field] {
        goalBasis == nil ? Field.allCases.filter { $0 != .weight } : [.goalWeight, .goalBy]
    }

    public func day(of field: Field) -> Day? { reader(of: draft).day(of: field) }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        let reader = reader(of: draft)
        try reader.check(field)
        // Adults only: a child may have doubled its height since the last weigh-in.
        guard field == .height else { return }
        let height = try reader.height()
        var entered = person
        entered.birthDate = (try? reader.birthDate()) ?? person.birthDate
        guard height != person.height, let weight = newestWeight(of: entered) else { return }
        try entryService.validate(weight: weight, height: height)
    }

    private func reader(of draft: Draft) -> PersonReader {
        PersonReader(
            entryService: entryService,
            language: language,
            draft: draft,
            original: original,
            person: person,
            settings: settings,
            today: today
        )
    }

    public var isEdited: Bool {
        draft != original || goalStart != nil
    }

    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let entered = try? makePerson() else { return { [] } }
        let isAdult = ageService.isAdult(entered, on: today)
        let scheme = scheme
        let reference = settingsService.growthReference(of: settings)
        let heightWarnings = heightWarnings(of: entered)
        let isAnswered = correction != nil
        return {
            [
                goalService, heightService, personService, warningService, weighInService, person,
                today,
            ] in
            let question = try? heightService.question(about: entered, replacing: person)
            let isHeightAsked = !isAnswered && (question ?? nil) != nil
            let warnings =
                warningService.warnings(aboutName: entered.name, replacing: person.name)
                + warningService.warnings(
                    about: entered,
                    replacing: person,
                    scheme: scheme,
                    reference: reference,
                    on: today,
                    isAdult: isAdult,
                    isHeightAsked: isHeightAsked
                )
                + warningService.warnings(aboutBirthDateOf: entered, replacing: person)
                + (entered.hasNewGoal(since: person)
                    ? goalService.warnings(about: entered, on: today) : [])
                + (isHeightAsked ? [] : heightWarnings)
                + warningService.warnings(
                    aboutMeasuresOf: entered,
                    replacing: person,
                    among: { try? weighInService.load(of: person) }
                )
            // If reading fails, saving fails too and reports it.
            guard let newest = try? personService.load(person.id) else { return warnings }
            return warnings
                + warningService.conflicts(
                    of: entered.details,
                    replacing: person.details,
                    with: newest.details
                )
        }
    }

    public func save(isIrreversible: Bool) async {
        let edited = Result { try makePerson() }
        let (correction, seen, start) = (correction, knownDetails, newStart)
        await run(\.attempt, Action.saveResponse) {
            [goalService, heightService, personService, person, today] in
            var entered = try edited.get()
            if start != nil || entered.hasNewGoal(since: person) {
                entered.goal = entered.goal.map {
                    goalService.set($0, of: person, on: today, from: start)
                }
            }
            if let correction {
                try heightService.save(
                    entered,
                    replacing: person,
                    correction,
                    seen: seen,
                    isIrreversible: isIrreversible
                ).get()
            } else if let question = try heightService.question(about: entered, replacing: person) {
                throw question
            } else {
                try personService.save(
                    entered,
                    replacing: person,
                    seen: seen,
                    isIrreversible: isIrreversible
                )
                .get()
            }
            return entered
        }
    }

    public func makePerson() throws(EntryError) -> Person {
        let entered = try reader(of: draft).enteredPerson()
        guard let correction else { return entered }
        return heightService.person(entered, replacing: person, correction)
    }
}

extension Person {
    fileprivate func hasNewGoal(since old: Person) -> Bool {
        guard let goal else { return false }
        return !(old.goal?.isSamePlan(as: goal) ?? false)
    }
}

extension PersonEditor {
    // Each save asks about the height again, unless a command has said that it holds.
    private func forgetCorrection(before action: FormAction<Field>) {
        switch (action, correction) {
        case (.onSubmit, .holds), (.saveButtonTapped, .holds): break
        case (.onSubmit, _), (.saveButtonTapped, _): correction = nil
        default: break
        }
    }

    func heightWarnings(of entered: Person, near weights: [Double] = []) -> [EntryWarning] {
        guard entered.height != person.height || !weights.isEmpty else { return [] }
        let weights = weights + [newestWeight(of: entered)].compactMap { $0 }
        return warningService.warnings(about: weights, withHeight: entered.height)
    }

    // Checks the weigh-ins that get the new height as if they were entered with it.
    public func warnings(
        about entered: Person,
        _ correction: HeightCorrection,
        among weighIns: [WeighIn]
    ) throws(EntryError) -> [EntryWarning] {
        let weights = weighIns.filter(correction.concerns).map(\.weight)
        for weight in weights {
            try entryService.validate(weight: weight, height: entered.height)
        }
        return heightWarnings(of: entered, near: weights)
    }

    private func revise(_ correction: HeightCorrection) async {
        guard let entered = try? makePerson() else { return await save(isIrreversible: false) }
        let found = await answer(\.attempt) { [heightService, person] in
            try? heightService.weighIns(withHeightOf: person)
        }
        guard let found else { return }
        guard let weighIns = found else { return await save(isIrreversible: false) }
        do throws(EntryError) {
            form.present(try warnings(about: entered, correction, among: weighIns))
        } catch {
            form.errors[.height] = error
            form.focus = .height
            return
        }
        if form.warnings.isEmpty { await save(isIrreversible: false) }
    }

    private func newestWeight(of entered: Person) -> Double? {
        ageService.isAdult(entered, on: today) ? newestWeighIn?.weight : nil
    }
}

// The form of the goal.
extension PersonEditor {
    // The typed goal is at least as far from them as from today.
    public var goalStarts: [GoalStart] {
        guard let goal = typedGoal, let now = goalBasis?.starts.first else { return [] }
        let way = goal.distance(from: now.trend)
        return (goalBasis?.starts ?? []).filter { start in
            let whole = goal.distance(from: start.trend)
            return start == now || whole * way >= 0 && whole.magnitude > way.magnitude
        }
    }

    public var chosenGoalStart: GoalStart? {
        if let goalStart, goalStarts.contains(goalStart) { return goalStart }
        let isKept = typedGoal.map { person.goal?.isSamePlan(as: $0) ?? false } ?? false
        return goalStarts.first { isKept && $0.day == person.goal?.setOn } ?? goalStarts.first
    }

    public var goalPlan: GoalPlan? {
        guard let goalBasis, let goal = typedGoal, let start = chosenGoalStart else { return nil }
        return goalService.plan(
            goal,
            from: start,
            goalBasis,
            unit: settings.weightUnit,
            on: today
        )
    }

    private var typedGoal: Goal? { try? reader(of: draft).enteredPerson().goal }

    // `nil` if the goal counts from today, or from where it did.
    private var newStart: GoalStart? {
        guard let start = chosenGoalStart, start.day != person.goal?.setOn || goalStart != nil,
            start != goalBasis?.starts.first
        else { return nil }
        return start
    }
}
