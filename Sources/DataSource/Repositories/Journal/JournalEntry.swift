import Essentials

struct JournalEntry: Sendable {
    static let digits = 9

    let id: String
    let moment: Date
    let changes: [RecordChange]
    let numbers: [NumberChange]
    let additions: [RecordAddition]
    let isUndone: Bool

    init?(_ members: JSONMembers) {
        guard
            let id = members[.id]?.string, Self.number(of: id) != nil,
            let moment = members[.changedAt]?.moment,
            let changes = members[.changes]?.members
        else {
            return nil
        }
        self.id = id
        self.moment = moment
        self.changes = changes.entries.compactMap { RecordChange($0.key, $0.value) }
        numbers =
            members[.numbers]?.members?.entries
            .compactMap { NumberChange($0.key, $0.value) } ?? []
        let added = members[.records]?.members?.entries ?? []
        additions = added.compactMap { RecordAddition($0.key, $0.value) }
        guard self.changes.count == changes.entries.count,
            numbers.count == members[.numbers]?.members?.entries.count ?? 0,
            additions.count == added.count
        else {
            return nil
        }
        isUndone = members[.isUndone] == .true
    }

    init?(_ record: Record) {
        guard let members = record.text.members else { return nil }
        self.init(members)
    }

    // Of several files, which change together.
    var isSpread: Bool { !numbers.isEmpty || !additions.isEmpty }

    func isOld(at now: Date) -> Bool {
        now.timeIntervalSince(moment) >= 86_400
    }

    static func number(of id: String) -> Int? {
        id.utf8.count == digits ? Int(digits: id.utf8) : nil
    }

    static func members(
        of changes: [RecordChange],
        _ numbers: [NumberChange]
    ) -> [String: JSONText?] {
        let changes = members(changes.map { ($0.location, $0.text) })
        guard !numbers.isEmpty else { return [.changes: changes] }
        var counts = [String: Int]()
        let places = numbers.map { number in
            defer { counts[number.key, default: 0] += 1 }
            return (number.location(counts[number.key] ?? 0), number.text)
        }
        return [.changes: changes, .numbers: members(places)]
    }

    static func members(
        of changes: [RecordChange],
        _ additions: [RecordAddition]
    ) -> [String: JSONText?] {
        [
            .changes: members(changes.map { ($0.location, $0.text) }),
            .records: members(additions.map { ($0.location, $0.text) }),
        ]
    }

    private static func members(_ entries: [(String, JSONText)]) -> JSONText {
        var members = JSONMembers()
        for (location, text) in entries { members[location] = text }
        return JSONText(members)
    }
}
