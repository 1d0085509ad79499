public import DataSource
import Essentials
public import Observation

// The form of a new person and the first weigh-in.
@MainActor @Observable public final class PersonBMI: PersonFormStore, Identifiable {
    public let appDependencies: AppDependencies
    public var draftService: DraftService { DraftService(appDependencies) }
    public let entryService: EntryService
    var personService: PersonService { PersonService(appDependencies) }
    public let settingsService: SettingsService
    var warningService: WarningService { WarningService(appDependencies) }
    var weighingService: WeighingService { WeighingService(appDependencies) }

    // Stays, so that a retry adds no second weigh-in.
    let weighInID: UUID

    public var settings: Settings
    // Empty but for its identifier, or what a command has read; once saved, the person.
    public var person: Person
    public var form: EntryForm<PersonField>
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        form: EntryForm<PersonField> = EntryForm(PersonDraft()),
        formDraft: FormDraft? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        // Typed texts are read in the units of their draft.
        let settings = formDraft?.settings(settings) ?? settings
        entryService = EntryService(appDependencies)
        settingsService = SettingsService(appDependencies)
        self.person = person
        self.settings = settings
        weighInID = appDependencies.uuidClient.create()
        self.form = formDraft.map { EntryForm(PersonDraft().filled($0.fields)) } ?? form
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .form(let action):
            await reduceForm(action)

        case .saveResponse(.success(let person)):
            self.person = person
            await forgetSavedDraft()

        case .saveResponse(.failure(let error)):
            await handleFailure(error)

        case .sexPickerSelected(let sex):
            draft.sex = sex

        case .onChangeUnits(let new):
            draft = draft.converted(from: settings, to: new, entryService)
            settings = new

        // Steps show a part of the fields.
        case .onShow(let fields):
            form.focus = fields.first

        case .onCheck(let fields):
            showErrors(of: fields)
        }
    }

    public enum Action: Sendable {
        case form(FormAction<PersonField>)
        case saveResponse(Result<Person, any Error>)
        case sexPickerSelected(Sex?)
        case onChangeUnits(Settings)
        case onShow([PersonField])
        case onCheck([PersonField])
    }
}

extension PersonBMI {
    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let person = try? enteredPerson(), let weighIn = try? makeWeighIn() else {
            return { [] }
        }
        return { [warningService, settings] in
            warningService.warnings(aboutNew: person, weighIn, settings: settings)
        }
    }

    // A new person cannot conflict with a change elsewhere, so `isFinal` has no effect.
    public func save(isFinal: Bool) async {
        let entry = Result { (try enteredPerson(), try makeWeighIn()) }
        await run(\.attempt, Action.saveResponse) { [personService] in
            let (person, weighIn) = try entry.get()
            return try personService.add(person, with: weighIn)
        }
    }

    // Empty optional fields are left out.
    public var formDraft: FormDraft {
        FormDraft(
            form: .newPerson(person.id),
            fields: draft.texts.filter { name, text in
                let isRequired = Field(rawValue: name).map(Self.required.contains) ?? false
                return isRequired || !text.isEmpty
            },
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }

    public var isEdited: Bool {
        draft.sex != nil || Field.allCases.contains { !draft[keyPath: $0.text].trimmed.isEmpty }
    }

    private static let required: [Field] = [.name, .height, .weight]

    public var fields: [Field] { Field.allCases.filter { !Field.ownMeasures.contains($0) } }

    public var today: Day { now.day }

    public var weight: Double? { try? weight(of: draft) }

    public var enteredHeight: Double? { try? height(of: draft) }

    // `nil` until weight and height can be read and are possible together.
    public var weighing: Weighing? {
        var person = person
        person.birthDate = birthDate ?? person.birthDate
        person.sex = draft.sex ?? person.sex
        return weighingService.weighing(weight, enteredHeight, of: person, on: today, settings)
    }

    public var original: PersonDraft { PersonDraft() }

    public var classBounds: [Double] {
        CategoryService(appDependencies).rulerBounds(of: scheme)
    }

    public func checkWeight(of draft: Draft) throws(EntryError) {
        let weight = try weight(of: draft)
        guard let height = try? height(of: draft) else { return }
        try entryService.validate(weight: weight, height: height)
    }

    public func checkHeight(of draft: Draft) throws(EntryError) {
        _ = try height(of: draft)
    }

    private func makeWeighIn() throws(EntryError) -> WeighIn {
        let now = self.now
        return WeighIn(
            id: weighInID,
            day: now.day,
            time: now.time,
            weight: try weight(of: draft),
            height: try height(of: draft)
        )
    }

    func weight(of draft: Draft) throws(EntryError) -> Double {
        try entryService.weight(draft.weight, unit: settings.weightUnit)
    }
}
