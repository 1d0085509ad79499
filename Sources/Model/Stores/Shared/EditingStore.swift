public import DataSource

// A Store with a form whose fields are validated while they are filled in.
@MainActor
public protocol EditingStore: Composable {
    associatedtype Field: EntryField

    var form: EntryForm<Field> { get set }
    var attempt: Attempt { get set }
    var allFields: [Field] { get }
    // Shown fields, in order.
    var fields: [Field] { get }
    var settings: Settings { get }
    var isEdited: Bool { get }
    var asksBeforeQuitting: Bool { get }
    var draftService: DraftService { get }
    var settingsService: SettingsService { get }
    var formDraft: FormDraft { get }

    // Returns false if the form shows something else first.
    func goesOnToSave() async -> Bool
    func save(isFinal: Bool) async

    func check(_ field: Field, in draft: Field.Draft) throws(EntryError)
    // Spells the text of a field out when it is left, such as a day without its year.
    func spellOut(_ field: Field)
    // Finds unusual values, and conflicts with changes elsewhere; the worker runs the result.
    func findingWarnings() -> @Sendable () -> [EntryWarning]
}

extension EditingStore {
    public typealias Draft = Field.Draft

    public var draft: Draft {
        get { form.draft }
        set { form.draft = newValue }
    }

    public var language: Language { settingsService.language(of: settings) }

    public var scheme: Scheme { settingsService.scheme(of: settings) }

    public var asksBeforeQuitting: Bool { isEdited }

    public var allFields: [Field] { Array(Field.allCases) }

    public var fields: [Field] { allFields }

    public func spellOut(_ field: Field) {}

    public func goesOnToSave() async -> Bool { true }
}

extension EditingStore {
    func reduceForm(_ action: FormAction<Field>) async {
        switch action {
        case .onChangeFocus(let field):
            changeFocus(to: field)

        case .onChangeDraft(let old):
            checkTyped(since: old)

        case .onType(let text, let field):
            let old = draft
            draft[keyPath: field.text] = text
            checkTyped(since: old)

        case .onSubmit:
            if !focusNextField() { await reduceForm(.saveButtonTapped) }

        case .saveButtonTapped:
            if await goesOnToSave() { await checkAndSave() }

        case .warningConfirmButtonTapped, .retryButtonTapped:
            form.isPresentedWarnings = false
            await save(isFinal: false)

        case .warningCancelButtonTapped:
            form.isPresentedWarnings = false

        case .failureConfirmButtonTapped:
            attempt = .idle

        case .cancelButtonTapped:
            form.isPresentedDiscard = isEdited

        case .discardButtonTapped:
            form.isPresentedDiscard = false
            await forgetSavedDraft()

        case .discardCancelButtonTapped:
            form.isPresentedDiscard = false
        }
    }
}
