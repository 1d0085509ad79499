public import DataSource

// A Store whose fields are checked when they are left, and that asks before it saves or closes.
@MainActor
public protocol EditingStore: Composable where Action: EditingAction {
    associatedtype Field: CaseIterable, Hashable

    var settings: Settings { get }
    var errors: [Field: EntryError] { get set }
    var focus: Field? { get set }
    var warnings: [EntryWarning] { get }
    var presentedWarnings: [EntryWarning] { get set }
    var isPresentedDiscard: Bool { get set }
    var failure: StorageError? { get set }

    func validate(_ field: Field)
    func save() throws -> Action.Entry
}

extension EditingStore {
    func submit() async {
        Field.allCases.forEach(validate)
        guard errors.isEmpty else {
            focus = Field.allCases.first { errors[$0] != nil }
            return
        }
        presentedWarnings = warnings
        if presentedWarnings.isEmpty { await keep() }
    }

    func keep() async {
        presentedWarnings = []
        await send(.saveResponse(Result { try save() }))
    }

    func retry() async {
        failure = nil
        await alertCloses()
        await keep()
    }

    func moveFocus(to field: Field?) {
        if let left = focus, left != field { validate(left) }
        focus = field
    }
}
