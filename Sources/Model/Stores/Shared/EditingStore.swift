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
    var today: Day { get }
    var isEdited: Bool { get }
    var formDraft: FormDraft { get }

    func save(isIrreversible: Bool) async

    func check(_ field: Field, in draft: Field.Draft) throws(EntryError)
    // `nil` if the field has no valid day.
    func day(of field: Field) -> Day?
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

    var settingsService: SettingsService { SettingsService(appDependencies) }

    public var language: Language { settingsService.language(of: settings) }

    public var scheme: Scheme { settingsService.scheme(of: settings) }

    public var allFields: [Field] { Array(Field.allCases) }

    public var fields: [Field] { allFields }

    public func spellOut(_ field: Field) {
        if let day = day(of: field) { draft[keyPath: field.text] = day.description }
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

        case .onShow(let fields):
            form.focus = fields.first

        case .onCheck(let fields):
            showErrors(of: fields)

        case .onSubmit:
            if !focusNextField() { await reduceForm(.saveButtonTapped) }

        case .saveButtonTapped:
            await checkAndSave()

        case .warningConfirmButtonTapped:
            form.isPresentedWarnings = false
            await save(isIrreversible: false)

        case .warningCancelButtonTapped:
            form.isPresentedWarnings = false

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { await save(isIrreversible: $0) }

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

// From the button to the response.
extension EditingStore {
    func checkAndSave() async {
        if await prepareToSave() { await save(isIrreversible: false) }
    }

    // Shows errors or asks about warnings; returns true if there are none.
    private func prepareToSave() async -> Bool {
        showErrors(of: allFields)
        guard form.errors.isEmpty else { return false }
        let (checked, units) = (draft, settings)
        guard let warnings = await answer(\.attempt, findingWarnings()) else { return false }
        // Otherwise the warnings are about other units than those shown now.
        guard settings == units else { return await prepareToSave() }
        // Drops text typed during a slow read: it was neither checked nor asked about.
        draft = checked
        form.errors = [:]
        form.present(warnings)
        return warnings.isEmpty
    }

    // A wrong entry is shown at its field; a change elsewhere is asked about.
    func handleFailure(_ failure: any Error) async {
        switch failure {
        case is ConcurrentChange: await checkAndSave()
        // An entry may become invalid while it is open, as at midnight.
        case is EntryError: showErrors(of: allFields)
        default: attempt = Attempt(failure)
        }
    }

    // The first wrong field gets the focus.
    func showErrors(of fields: [Field]) {
        for field in fields { form.errors[field] = error(of: field, in: draft) }
        form.focus = fields.first { form.errors[$0] != nil } ?? form.focus
    }

    private var draftService: DraftService { DraftService(appDependencies) }

    func forgetSavedDraft() async {
        await workerClient.run { [draftService] in draftService.forget() }
    }

    // Changes elsewhere that the user has seen and accepts.
    var knownDetails: [Detail] {
        form.warnings.compactMap { warning in
            if case .changedElsewhere(let detail) = warning { detail } else { nil }
        }
    }
}

// Errors and the focus, while the user types and moves from field to field.
extension EditingStore {
    func changeFocus(to field: Field?) {
        if let left = form.focus, left != field {
            let wasMissing = form.errors[left] == .missing
            leave(left)
            // An empty form shows no missing fields before it is saved.
            if form.errors[left] == .missing, !wasMissing, !isEdited { form.errors[left] = nil }
        }
        form.focus = field
    }

    // Text that may still become valid is no error until the field is left.
    func checkTyped(since old: Draft) {
        for field in allFields {
            let isTyped = draft[keyPath: field.text] != old[keyPath: field.text]
            guard isTyped || form.errors[field] != nil else { continue }
            let error = error(of: field, in: draft)
            form.errors[field] = isTyped && error != nil && isUnfinished(field) ? nil : error
        }
        draftService.note(isEdited ? formDraft : nil)
    }

    // Returns false if the entry is complete, or the last field has the focus.
    func focusNextField() -> Bool {
        if let focus = form.focus, let proposal = form.errors[focus]?.proposal {
            draft[keyPath: focus.text] = proposal
            form.errors[focus] = error(of: focus, in: draft)
        }
        guard let focus = form.focus, let index = fields.firstIndex(of: focus),
            focus != fields.last,
            fields.contains(where: { $0 != focus && error(of: $0, in: draft) != nil })
        else {
            return false
        }
        leave(focus)
        if form.errors[focus] == nil { form.focus = fields[index + 1] }
        return true
    }

    func error(of field: Field, in draft: Draft) -> EntryError? {
        EntryError { () throws(EntryError) in try check(field, in: draft) }
    }

    private func leave(_ field: Field) {
        spellOut(field)
        form.errors[field] = error(of: field, in: draft)
    }

    private func isUnfinished(_ field: Field) -> Bool {
        let text = draft[keyPath: field.text]
        guard !text.isBlank else { return true }
        guard text.utf8.count <= DayService.longestText else { return false }
        return field.endings.contains { ending in
            var longer = draft
            longer[keyPath: field.text] = text + ending
            return error(of: field, in: longer)?.isDoubt ?? true
        }
    }
}

// Events of every form; a Store wraps them in its case `form`.
public enum FormAction<Field: EntryField>: Sendable {
    case onChangeFocus(Field?)
    // Views bind the texts and send what they were; commands and plain mode send the text.
    case onChangeDraft(since: Field.Draft)
    case onType(String, into: Field)
    // A parent shows and checks a part of the fields.
    case onShow([Field])
    case onCheck([Field])
    case onSubmit
    case saveButtonTapped
    case attempt(AttemptAction)
    case warningConfirmButtonTapped
    case warningCancelButtonTapped
    case cancelButtonTapped
    case discardButtonTapped
    case discardCancelButtonTapped
}

extension EntryError {
    // `nil` if nothing is wrong.
    init?(_ body: () throws(EntryError) -> Void) {
        do throws(EntryError) {
            try body()
            return nil
        } catch {
            self = error
        }
    }
}

// Texts of a form, with errors and questions.
public struct EntryForm<Field: EntryField>: Sendable {
    public var draft: Field.Draft
    public var errors: [Field: EntryError]
    public var focus: Field?
    // Warnings of the last check. "Save anyway" saves without another check.
    public var warnings: [EntryWarning]
    public var isPresentedWarnings: Bool
    public var isPresentedDiscard: Bool

    public init(
        _ draft: Field.Draft,
        errors: [Field: EntryError] = [:],
        focus: Field? = nil,
        warnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false
    ) {
        self.draft = draft
        self.errors = errors
        self.focus = focus
        self.warnings = warnings
        isPresentedWarnings = !warnings.isEmpty
        self.isPresentedDiscard = isPresentedDiscard
    }

    package mutating func present(_ warnings: [EntryWarning]) {
        self.warnings = warnings
        isPresentedWarnings = !warnings.isEmpty
    }
}
