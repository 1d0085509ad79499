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

// A process by its number and start time, since numbers are reused.
struct ProcessMark: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}

extension ProcessMark {
    init(_ processInfoClient: ProcessInfoClient) {
        let number = processInfoClient.processIdentifier()
        self.init("\(number)-\(processInfoClient.startOfProcess(number) ?? "")")
    }

    func isRunning(_ processInfoClient: ProcessInfoClient) -> Bool {
        guard let number = text.split(separator: "-").first.flatMap({ Int32($0) }), number > 0,
            let start = processInfoClient.startOfProcess(number)
        else {
            return false
        }
        return text == "\(number)-\(start)"
    }
}
