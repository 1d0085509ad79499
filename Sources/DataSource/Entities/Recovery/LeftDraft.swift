// A draft of a copy that runs no more, with what it is of as that is now.
public struct LeftDraft: Hashable, Sendable, Identifiable {
    public var draft: FormDraft
    public var person: Person?
    public var weighIn: WeighIn?
    // What was typed, where it can be read.
    public var weight: Double?
    public var day: Day?
    // What has become of the weigh-in meanwhile.
    public var warning: EntryWarning?

    public var id: FormDraft.ID { draft.id }

    public init(
        draft: FormDraft,
        person: Person? = nil,
        weighIn: WeighIn? = nil,
        weight: Double? = nil,
        day: Day? = nil,
        warning: EntryWarning? = nil
    ) {
        self.draft = draft
        self.person = person
        self.weighIn = weighIn
        self.weight = weight
        self.day = day
        self.warning = warning
    }
}
