public struct HistoryMove: Identifiable, Hashable, Sendable {
    public var entry: HistoryEntry
    public var people: [Person]

    public var id: WeighIn.ID { entry.id }

    public init(entry: HistoryEntry, people: [Person]) {
        self.entry = entry
        self.people = people
    }
}
