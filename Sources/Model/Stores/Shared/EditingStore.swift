public import DataSource

// A Store whose fields are checked while they are filled in, and that asks before it saves or closes.
@MainActor
public protocol EditingStore: AttemptingStore where Action: HasEditingAction {
    var draft: Action.Field.Draft { get set }
    // Those that are shown, in their order.
    var fields: [Action.Field] { get }
    var settings: Settings { get }
    var errors: [Action.Field: EntryError] { get set }
    var focus: Action.Field? { get set }
    var isEdited: Bool { get }
    // Whether quitting asks first.
    var isGuarded: Bool { get }
    var draftService: DraftService { get }
    var formDraft: FormDraft { get }
    var presentedWarnings: [EntryWarning] { get set }
    // What was said last, and is done all the same.
    var knownWarnings: [EntryWarning] { get set }
    var isPresentedDiscard: Bool { get set }

    func check(_ field: Action.Field, in draft: Action.Field.Draft) throws(EntryError)
    // Writes out what was meant by a text that was left.
    func writeOut(_ field: Action.Field)
    // What is unusual about what was entered, or was changed elsewhere meanwhile.
    func findingWarnings() -> @Sendable () -> [EntryWarning]
}

extension EditingStore {
    public var fields: [Action.Field] { Array(Action.Field.allCases) }

    public var isGuarded: Bool { isEdited }

    public func writeOut(_ field: Action.Field) {}

    public var knownDetails: [Detail] {
        knownWarnings.compactMap { warning in
            if case .changedElsewhere(let detail) = warning { detail } else { nil }
        }
    }
}

extension EditingStore {
    func reduceEditing(_ action: EditingAction<Action.Outcome, Action.Field>) async {
        switch action {
        case .onChangeFocus(let field):
            if let left = focus, left != field {
                let wasMissing = errors[left] == .missing
                leave(left)
                // In a form without an entry, nothing is wrong before it is saved.
                if errors[left] == .missing, !wasMissing, !isEdited { errors[left] = nil }
            }
            focus = field

        case .onChangeDraft(let old):
            checkTyped(since: old)
            draftService.note(isEdited ? formDraft : nil)

        case .onSubmit:
            await focusNextField()

        case .saveButtonTapped:
            await submit()

        // Whoever has changed it was not seen yet: it is told before it is asked again.
        case .attempt(.response(.failure(is MeanwhileChange))):
            await submit()

        case .attempt(.response(.failure(is EntryError))):
            showErrors()

        case .attempt(let action):
            if case .response(.success) = action { await forgetDraft() }
            await reduceAttempt(action)

        case .warningConfirmButtonTapped:
            presentedWarnings = []
            await attempt()

        case .warningCancelButtonTapped:
            presentedWarnings = []

        case .cancelButtonTapped:
            isPresentedDiscard = isEdited

        case .discardButtonTapped:
            isPresentedDiscard = false
            await forgetDraft()

        case .discardCancelButtonTapped:
            isPresentedDiscard = false

        case .deleteButtonTapped:
            await forgetDraft()
        }
    }

    // On to the next field, or to the end where nothing else is wanting.
    private func focusNextField() async {
        if let focus, let proposal = errors[focus]?.proposal {
            draft[keyPath: focus.text] = proposal
            errors[focus] = error(of: focus, in: draft)
        }
        guard let focus, let index = fields.firstIndex(of: focus), focus != fields.last,
            fields.contains(where: { $0 != focus && error(of: $0, in: draft) != nil })
        else {
            return await send(.editing(.saveButtonTapped))
        }
        leave(focus)
        if errors[focus] == nil { self.focus = fields[index + 1] }
    }

    private func leave(_ field: Action.Field) {
        writeOut(field)
        errors[field] = error(of: field, in: draft)
    }

    private func submit() async {
        showErrors()
        guard errors.isEmpty else { return }
        let (checked, units) = (draft, settings)
        guard let warnings = await answer(findingWarnings()) else { return }
        guard settings == units else { return await submit() }
        // Text typed while a slow disk answers is neither checked nor asked about.
        draft = checked
        errors = [:]
        presentedWarnings = warnings
        knownWarnings = warnings
        if warnings.isEmpty { await attempt() }
    }

    private func showErrors() {
        for field in Action.Field.allCases { errors[field] = error(of: field, in: draft) }
        if !errors.isEmpty { focus = Action.Field.allCases.first { errors[$0] != nil } }
    }

    func forgetDraft() async {
        await workerClient.run { [draftService] in draftService.forget() }
    }
}
