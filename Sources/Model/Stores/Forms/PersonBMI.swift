public import DataSource
import Essentials
public import Observation

// The form of a new person and the first weigh-in.
@MainActor @Observable public final class PersonBMI: EditingStore, Identifiable {
    public let appDependencies: AppDependencies
    private let entryService: EntryService

    // Stays, so that a retry adds no second weigh-in.
    private let weighInID: UUID

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
        }
    }

    public enum Action: Sendable {
        case form(FormAction<PersonField>)
        case saveResponse(Result<Person, any Error>)
        case sexPickerSelected(Sex?)
        case onChangeUnits(Settings)
    }
}

extension PersonBMI {
    public var today: Day { now.day }

    public var fields: [Field] { Field.allCases.filter { !Field.ownMeasures.contains($0) } }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        try reader(of: draft).check(field)
    }

    public func day(of field: Field) -> Day? { reader(of: draft).day(of: field) }

    public var isEdited: Bool {
        draft.sex != nil || Field.allCases.contains { !draft[keyPath: $0.text].trimmed.isEmpty }
    }

    public var formDraft: FormDraft {
        FormDraft(
            form: .newPerson(person.id),
            fields: draft.texts.changes(since: PersonDraft().texts),
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit
        )
    }

    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let (person, weighIn) = try? entered() else { return { [] } }
        let warningService = WarningService(appDependencies)
        return { [settings] in
            warningService.warnings(aboutNew: person, weighIn, settings: settings)
        }
    }

    // A new person cannot conflict with a change elsewhere, so `isIrreversible` has no effect.
    public func save(isIrreversible: Bool) async {
        let (entry, personService) = (Result { try entered() }, PersonService(appDependencies))
        await run(\.attempt, Action.saveResponse) {
            let (person, weighIn) = try entry.get()
            return try personService.add(person, with: weighIn)
        }
    }

    private func entered() throws(EntryError) -> (Person, WeighIn) {
        let (typed, moment) = (reader(of: draft), now)
        let weighIn = WeighIn(
            id: weighInID,
            day: moment.day,
            time: moment.time,
            weight: try typed.weight(),
            height: try typed.height()
        )
        return (try typed.enteredPerson(), weighIn)
    }

    private func reader(of draft: Draft) -> PersonReader {
        PersonReader(
            entryService: entryService,
            language: language,
            draft: draft,
            original: PersonDraft(),
            person: person,
            settings: settings,
            today: today
        )
    }

    public var weight: Double? { try? reader(of: draft).weight() }

    public var enteredHeight: Double? { try? reader(of: draft).height() }

    // `nil` until weight and height can be read and are possible together.
    public var weighing: Weighing? {
        var person = person
        person.birthDate = day(of: .birthDate) ?? person.birthDate
        person.sex = draft.sex ?? person.sex
        return WeighingService(appDependencies)
            .weighing(weight, enteredHeight, of: person, on: today, settings)
    }
}
