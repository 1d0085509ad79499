public import DataSource
public import Observation

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

@MainActor @Observable public final class PersonEditor: EditingStore, Identifiable {
    let ageService: AgeService
    let entryService: EntryService
    let personService: PersonService
    let settingsService: SettingsService
    let warningService: WarningService

    let original: Draft

    public nonisolated let id: Person.ID
    public let person: Person
    public let distinction: Int?
    public let settings: Settings
    public let today: Day
    public let deletion: PersonDeletion
    public var draft: Draft
    public var errors: [Field: EntryError]
    public var focus: Field?
    public var presentedWarnings: [EntryWarning]
    public var isPresentedDiscard: Bool
    public var failure: StorageError?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        distinction: Int? = nil,
        settings: Settings = Settings(),
        today: Day = .epoch,
        deletion: PersonDeletion? = nil,
        errors: [Field: EntryError] = [:],
        focus: Field? = .name,
        presentedWarnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false,
        failure: StorageError? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        let entryService = EntryService(appDependencies)
        ageService = AgeService(appDependencies)
        self.entryService = entryService
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        warningService = WarningService(appDependencies)
        original = Draft(
            name: person.name,
            height: entryService.text(person.height, unit: settings.heightUnit),
            birthDate: person.birthDate?.description ?? "",
            sex: person.sex,
            goalWeight: person.goalWeight
                .map { entryService.text($0, unit: settings.weightUnit) } ?? ""
        )
        id = person.id
        draft = original
        self.person = person
        self.distinction = distinction
        self.settings = settings
        self.today = today
        self.deletion = deletion ?? PersonDeletion(appDependencies, person: person)
        self.errors = errors
        self.focus = focus
        self.presentedWarnings = presentedWarnings
        self.isPresentedDiscard = isPresentedDiscard
        self.failure = failure
        self.action = action
        self.deletion.action = { [weak self] in await self?.send(.deletion($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .editing(let action):
            await reduceEditing(action)

        case .deletion:
            break
        }
    }
}
