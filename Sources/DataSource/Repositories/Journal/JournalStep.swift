import Essentials

// A journal entry, with its list of records for the second file.
struct JournalStep {
    let members: [String: JSONText?]
    let details: [String: JSONText?]

    init(
        _ changes: [RecordChange],
        _ numbers: [NumberChange] = [],
        _ additions: [RecordAddition] = []
    ) {
        var members: [String: JSONText?] = [
            .changes: Self.members(changes.map { ($0.location, $0.text) })
        ]
        var details = [String: JSONText?]()
        if !numbers.isEmpty {
            var counts = [String: Int]()
            let places = numbers.map { number in
                defer { counts["\(number.key)/\(number.name)", default: 0] += 1 }
                return number.location(counts["\(number.key)/\(number.name)"] ?? 0)
            }
            members[.numbers] = Self.members(zip(places, numbers.map(\.text)))
            details[.numbers] = Self.members(zip(places, numbers.map(\.details)))
            // A weigh-in may get several measures, and identifiers are in the second file.
            let ids = numbers.reduce(into: Set<UUID>()) { $0.formUnion($1.ids ?? []) }
            members[.count] = JSONText(Double(ids.count))
        }
        if !additions.isEmpty {
            members[.records] = Self.members(additions.map { ($0.location, $0.text) })
            details[.records] = Self.members(additions.map { ($0.location, $0.ids ?? .null) })
        }
        (self.members, self.details) = (members, details)
    }

    private static func members(_ entries: some Sequence<(String, JSONText)>) -> JSONText {
        var members = JSONMembers()
        for (location, text) in entries { members[location] = text }
        return JSONText(members)
    }
}
