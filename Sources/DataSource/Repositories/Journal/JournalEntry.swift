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

    var addedPeople: [Person] {
        changes.filter { $0.key == .people && $0.before == nil }
            .compactMap { $0.after.flatMap(person) }
    }

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

extension JournalEntry {
    var dataChange: DataChange? {
        if let id = additions.first.flatMap({ DataFile(key: $0.key).personID }) {
            let count = additions.reduce(0) { $0 + $1.count }
            let replaced = Set(changes.filter { $0.key != .people }.map(\.id)).count
            return .imported(count, completed: numberedCount, replaced: replaced, of: id)
        }
        // An import may also define measures of the person.
        let isOfHeights = numbers.first?.name == .height
        if !isOfHeights, let id = numbers.first.flatMap({ DataFile(key: $0.key).personID }) {
            return .completed(numberedCount, of: id)
        }
        if let change = changes.first(where: { $0.key == .people }) {
            let before = change.before.flatMap(person)
            guard let after = change.after.flatMap(person) else {
                return before.map { .deletedPerson($0) }
            }
            let hasHeights =
                !numbers.isEmpty || before?.height != after.height
                || before?.heightSince != after.heightSince
            let isHeightAlone =
                before.map { hasHeights && $0.isTheSame(besideHeightAs: after) } ?? false
            let count = numbers.reduce(0) { $0 + $1.count }
            if isHeightAlone { return .changedHeight(after, replacing: before, weighIns: count) }
            let first = changes.first { $0.key != .people && $0.before == nil }
            guard before == nil, let weighIn = first?.after.flatMap(weighIn) else {
                return .savedPerson(after, replacing: before)
            }
            return .addedPerson(after, with: weighIn)
        }
        if changes.first?.key.isOfSettings == true {
            return .changedSettings(settings(\.after), replacing: settings(\.before))
        }
        // A form changes one weigh-in at a time.
        let count = Set(changes.map(\.id)).count
        if count > 1, let id = changes.first?.personID { return .replaced(count, of: id) }
        let from = changes.first { $0.before != nil }
        let to = changes.first { $0.after != nil }
        if let to, let id = to.personID, let weighIn = to.after.flatMap(weighIn) {
            let isMoved = from?.personID.map { $0 != id } ?? false
            if isMoved { return .movedWeighIn(weighIn, to: id) }
            let before = from?.before.flatMap(self.weighIn)
            return .savedWeighIn(weighIn, replacing: before, of: id)
        }
        guard let id = from?.personID, let weighIn = from?.before.flatMap(weighIn) else {
            return nil
        }
        return .deletedWeighIn(weighIn, of: id)
    }

    private func settings(_ text: (RecordChange) -> JSONText?) -> Settings {
        var values = [String: JSONText]()
        for change in changes {
            values[change.id] = text(change)?.members?[.value]
        }
        return Settings(values)
    }

    private func person(_ text: JSONText) -> Person? {
        text.decode { Person($0) }
    }

    private func weighIn(_ text: JSONText) -> WeighIn? {
        text.decode { WeighIn($0) }
    }
}

extension RecordChange {
    fileprivate var personID: Person.ID? {
        let parts = key.split(separator: "/")
        return parts.count == 3 ? UUID(text: parts[1]) : nil
    }
}

extension Person {
    // Equal apart from the height.
    fileprivate func isTheSame(besideHeightAs other: Person) -> Bool {
        var other = other
        other.changedAt = changedAt
        (other.height, other.heightSince) = (height, heightSince)
        return self == other
    }
}
