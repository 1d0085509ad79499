import Essentials

struct JournalEntry: Sendable {
    static let digits = 9

    let id: String
    let moment: Date
    let changes: [RecordChange]
    let numbers: [NumberChange]
    let additions: [RecordAddition]
    let isUndone: Bool
    // True if the user may not have seen that its last undo or redo is done.
    let isUnanswered: Bool
    private let members: JSONMembers

    init?(_ members: JSONMembers, details: JSONMembers? = nil) {
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
        let changed = members[.numbers]?.members?.entries ?? []
        let ids = details?[.numbers]?.members
        numbers = changed.compactMap { NumberChange($0.key, $0.value, details: ids) }
        let added = members[.records]?.members?.entries ?? []
        let names = details?[.records]?.members
        additions = added.compactMap { RecordAddition($0.key, $0.value, details: names) }
        guard self.changes.count == changes.entries.count,
            numbers.count == changed.count,
            additions.count == added.count
        else {
            return nil
        }
        isUndone = members[.isUndone] == .true
        isUnanswered = members[.isUnanswered] == .true
        self.members = members
    }

    init?(_ record: Record) {
        guard let members = record.text.members else { return nil }
        self.init(members)
    }

    // True if it concerns many records, listed in a second file.
    var isSpread: Bool { !numbers.isEmpty || !additions.isEmpty }

    // Records whose numbers changed; entries of older versions change one number of each.
    var numberedCount: Int {
        members[.count]?.integer ?? numbers.reduce(0) { $0 + $1.count }
    }

    var addsPerson: Bool { changes.contains { $0.key == .people && $0.before == nil } }

    var recordCount: Int {
        changes.count + numbers.reduce(0) { $0 + $1.count }
            + additions.reduce(0) { $0 + $1.count }
    }

    var isWhole: Bool {
        numbers.allSatisfy { $0.ids != nil } && additions.allSatisfy { $0.ids != nil }
    }

    func detailed(by details: Record) -> JournalEntry? {
        details.text.members.flatMap { JournalEntry(members, details: $0) }
    }

    func isOld(at now: Date) -> Bool {
        now.timeIntervalSince(moment) >= 86_400
    }

    static func number(of id: String) -> Int? {
        id.utf8.count == digits ? Int(digits: id.utf8) : nil
    }
}
