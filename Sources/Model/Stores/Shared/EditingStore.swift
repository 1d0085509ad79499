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
    // True if quitting asks first.
    var isGuarded: Bool { get }
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

    public var isGuarded: Bool { isEdited }

    public var allFields: [Field] { Array(Field.allCases) }

    public var fields: [Field] { allFields }

    public func spellOut(_ field: Field) {}

    public func goesOnToSave() async -> Bool { true }

    var knownDetails: [Detail] {
        form.warnings.compactMap { warning in
            if case .changedElsewhere(let detail) = warning { detail } else { nil }
        }
    }
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

    // A wrong entry is shown at its field; a change elsewhere is asked about.
    func handleFailure(_ failure: any Error) async {
        switch failure {
        case is MeanwhileChange: await checkAndSave()
        // An entry may become invalid while it is open, as at midnight.
        case is EntryError: showErrors()
        default: attempt = Attempt(failure)
        }
    }

    private func checkAndSave() async {
        if await prepareToSave() { await save(isFinal: false) }
    }

    // Shows errors or asks about warnings; returns true if there are none.
    private func prepareToSave() async -> Bool {
        showErrors()
        guard form.errors.isEmpty else { return false }
        let (checked, units) = (draft, settings)
        guard let warnings = await answer(\.attempt, findingWarnings()) else { return false }
        guard settings == units else { return await prepareToSave() }
        // Drops text typed during a slow read: it was neither checked nor asked about.
        draft = checked
        form.errors = [:]
        form.presentedWarnings = warnings
        return warnings.isEmpty
    }

    private func showErrors() {
        for field in allFields { form.errors[field] = error(of: field, in: draft) }
        if !form.errors.isEmpty { form.focus = allFields.first { form.errors[$0] != nil } }
    }

    func forgetSavedDraft() async {
        await workerClient.run { [draftService] in draftService.forget() }
    }
}
