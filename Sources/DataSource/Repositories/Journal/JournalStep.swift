// A journal entry, with its list of records for the second file.
struct JournalStep {
    let members: [String: JSONText?]
    let details: [String: JSONText?]

    init(_ changes: [RecordChange], _ numbers: [NumberChange] = []) {
        var counts = [String: Int]()
        let places = numbers.map { number in
            defer { counts[number.key, default: 0] += 1 }
            return (number.location(counts[number.key] ?? 0), number)
        }
        self.init(changes, .numbers, places.map { ($0, $1.text, $1.details) })
    }

    init(_ changes: [RecordChange], _ additions: [RecordAddition]) {
        self.init(changes, .records, additions.map { ($0.location, $0.text, $0.ids ?? .null) })
    }

    private init(
        _ changes: [RecordChange],
        _ name: String,
        _ places: [(location: String, text: JSONText, details: JSONText)]
    ) {
        let changes = Self.members(changes.map { ($0.location, $0.text) })
        guard !places.isEmpty else {
            members = [.changes: changes]
            details = [:]
            return
        }
        members = [.changes: changes, name: Self.members(places.map { ($0.location, $0.text) })]
        details = [name: Self.members(places.map { ($0.location, $0.details) })]
    }

    private static func members(_ entries: [(String, JSONText)]) -> JSONText {
        var members = JSONMembers()
        for (location, text) in entries { members[location] = text }
        return JSONText(members)
    }
}
