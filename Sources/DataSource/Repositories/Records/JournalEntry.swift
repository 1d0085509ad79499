#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct JournalEntry: Sendable {
    let id: String
    let moment: Date
    let changes: [RecordChange]
    let isUndone: Bool

    init?(_ members: JSONMembers) {
        guard
            let id = members[.id]?.string,
            let moment = members[.changedAt]?.moment,
            let changes = members[.changes]?.members
        else {
            return nil
        }
        self.id = id
        self.moment = moment
        self.changes = changes.entries.compactMap { RecordChange($0.key, $0.value) }
        isUndone = members[.isUndone] == .true
    }

    init?(_ record: Record) {
        guard let members = record.text.members else { return nil }
        self.init(members)
    }

    func isOld(at now: Date) -> Bool {
        now.timeIntervalSince(moment) >= 86_400
    }

    static func members(of changes: [RecordChange]) -> [String: JSONText?] {
        var members = JSONMembers()
        for change in changes {
            members[change.location] = change.text
        }
        return [.changes: JSONText(members)]
    }
}
