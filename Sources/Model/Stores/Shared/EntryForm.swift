public import DataSource

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

    public var presentedWarnings: [EntryWarning] {
        get { isPresentedWarnings ? warnings : [] }
        set {
            warnings = newValue
            isPresentedWarnings = !newValue.isEmpty
        }
    }
}
