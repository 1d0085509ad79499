public import DataSource

// A Store whose fields are checked when they are left, and that asks before it saves or closes.
@MainActor
public protocol EditingStore: Composable
where Action: HasEditingAction, Action.Field: CaseIterable {
    var settings: Settings { get }
    var errors: [Action.Field: EntryError] { get set }
    var focus: Action.Field? { get set }
    var isEdited: Bool { get }
    var warnings: [EntryWarning] { get }
    var presentedWarnings: [EntryWarning] { get set }
    var isPresentedDiscard: Bool { get set }
    var failure: StorageError? { get set }

    func validate(_ field: Action.Field)
    func save(isFinal: Bool) throws -> Action.Entry
}

extension EditingStore {
    func reduceEditing(_ action: EditingAction<Action.Entry, Action.Field>) async {
        switch action {
        case .onChangeFocus(let field):
            if let left = focus, left != field { validate(left) }
            focus = field

        case .saveButtonTapped:
            await submit()

        case .saveResponse(.success):
            break

        case .saveResponse(.failure(let change as FinalChange)):
            presentedWarnings = [.wouldBeFinal(change.reason)]

        case .saveResponse(.failure(let error)):
            failure = StorageError(error)

        case .retryButtonTapped:
            failure = nil
            await alertCloses()
            await keep()

        case .warningConfirmButtonTapped(let warnings):
            presentedWarnings = []
            await alertCloses()
            await keep(isFinal: warnings.contains(where: \.isFinal))

        case .warningCancelButtonTapped:
            presentedWarnings = []

        case .cancelButtonTapped:
            isPresentedDiscard = isEdited

        case .discardButtonTapped, .discardCancelButtonTapped:
            isPresentedDiscard = false

        case .failureConfirmButtonTapped:
            failure = nil
        }
    }

    private func submit() async {
        Action.Field.allCases.forEach(validate)
        guard errors.isEmpty else {
            focus = Action.Field.allCases.first { errors[$0] != nil }
            return
        }
        presentedWarnings = warnings
        if presentedWarnings.isEmpty { await keep() }
    }

    private func keep(isFinal: Bool = false) async {
        await send(.editing(.saveResponse(Result { try save(isFinal: isFinal) })))
    }
}

extension EntryWarning {
    fileprivate var isFinal: Bool {
        if case .wouldBeFinal = self { true } else { false }
    }
}
