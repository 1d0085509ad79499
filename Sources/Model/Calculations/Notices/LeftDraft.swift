public import DataSource

// A draft of an ended process, with the present values of its record.
public struct LeftDraft: Hashable, Sendable, Identifiable {
    public var draft: FormDraft
    public var person: Person?
    public var weighIn: WeighIn?
    // Typed values, if readable.
    public var weight: Double?
    public var day: Day?
    // Says if the weigh-in was changed or deleted since.
    public var warning: EntryWarning?

    public var id: FormDraft.ID { draft.id }
}
