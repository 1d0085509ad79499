// What a change has made of a record; nothing stands for a record that is not there.
struct RecordChange: Hashable, Sendable {
    var key: String
    var id: String
    var before: JSONText?
    var after: JSONText?

    var isChange: Bool {
        before?.content != after?.content
    }

    var reversed: RecordChange {
        RecordChange(key: key, id: id, before: after, after: before)
    }

    // The times of change differ when another copy has done the same.
    func isSame(as other: RecordChange) -> Bool {
        (key, id) == (other.key, other.id) && before?.content == other.before?.content
            && after?.content == other.after?.content
    }

    // A change that was stopped halfway can be finished, since what it has done is no obstacle.
    func applies(to current: JSONText?) -> Bool {
        [before?.content, after?.content].contains(current?.content)
    }

    func isApplied(to current: JSONText?) -> Bool {
        after?.content == current?.content
    }
}

extension JSONText {
    // What the user has entered in a record: without its layout and without what follows from other
    // records.
    fileprivate var content: JSONText {
        guard var members = onOneLine.members else { return self }
        members[.changedAt] = nil
        members[.enteredAt] = nil
        members[.movesTo] = nil
        members["goalReachedOn"] = nil
        return JSONText(members)
    }
}
