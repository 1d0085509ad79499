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

    // A change that was stopped halfway can be finished, since what it has done is no obstacle.
    func applies(to current: JSONText?) -> Bool {
        [before?.content, after?.content].contains(current?.content)
    }
}

extension JSONText {
    // What a record says, however it is laid out and whenever it was said.
    fileprivate var content: JSONText {
        guard var members = onOneLine.members else { return self }
        members[.changedAt] = nil
        return JSONText(members)
    }
}
