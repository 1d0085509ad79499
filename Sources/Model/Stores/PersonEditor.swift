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

    @ObservationIgnored var isDeleting = false

    let original: Draft

    public nonisolated let id: Person.ID
    public let person: Person
    public let distinction: Int?
    public let settings: Settings
    public let today: Day
    public var draft: Draft
    public var errors: [Field: EntryError]
    public var focus: Field?
    public var presentedWarnings: [EntryWarning]
    public var isPresentedDelete: Bool
    public var isPresentedDiscard: Bool
    public var failure: StorageError?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        distinction: Int? = nil,
        settings: Settings = Settings(),
        today: Day = .epoch,
        errors: [Field: EntryError] = [:],
        focus: Field? = .name,
        presentedWarnings: [EntryWarning] = [],
        isPresentedDelete: Bool = false,
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
        self.errors = errors
        self.focus = focus
        self.presentedWarnings = presentedWarnings
        self.isPresentedDelete = isPresentedDelete
        self.isPresentedDiscard = isPresentedDiscard
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .editing(.saveButtonTapped):
            isDeleting = false
            await reduceEditing(.saveButtonTapped)

        case .editing(.retryButtonTapped) where isDeleting:
            failure = nil
            await alertCloses()
            await send(.deleteResponse(Result { try delete() }))

        case .editing(let action):
            await reduceEditing(action)

        case .deleteButtonTapped:
            isPresentedDelete = true

        case .deleteConfirmButtonTapped:
            isPresentedDelete = false
            isDeleting = true
            await send(.deleteResponse(Result { try delete() }))

        case .deleteCancelButtonTapped:
            isPresentedDelete = false

        case .deleteResponse(.success):
            break

        case .deleteResponse(.failure(let error)):
            failure = StorageError(error)
        }
    }
}
