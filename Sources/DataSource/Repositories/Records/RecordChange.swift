// A changed record; `nil` before or after if it does not exist.
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

    // Times of change differ if another copy has made the same change.
    func isSame(as other: RecordChange) -> Bool {
        (key, id) == (other.key, other.id) && before?.content == other.before?.content
            && after?.content == other.after?.content
    }

    // Accepts both states, since an interrupted change may be partly applied.
    func applies(to current: JSONText?) -> Bool {
        [before?.content, after?.content].contains(current?.content)
    }

    func isApplied(to current: JSONText?) -> Bool {
        after?.content == current?.content
    }
}

extension JSONText {
    // The user's part of a record, without layout and derived members.
    fileprivate var content: JSONText {
        guard var members = onOneLine.members else { return self }
        members[.changedAt] = nil
        members[.enteredAt] = nil
        members[.movesTo] = nil
        members[.goalReachedOn] = nil
        members[.goalToldOn] = nil
        return JSONText(members)
    }
}

extension [String: JSONText?] {
    func changes(since old: Self) -> Self {
        filter { old[$0.key] != .some($0.value) }
    }
}

extension RecordChange {
    init?(_ location: String, _ text: JSONText) {
        guard let slash = location.lastIndex(of: "/"), let members = text.members else {
            return nil
        }
        let key = String(location[..<slash])
        let id = String(location[location.index(after: slash)...])
        // The file may have been edited by hand.
        guard
            key == .people || key.isHistoryKey || key.isOfSettings && Settings.names.contains(id)
        else { return nil }
        self.init(
            key: key,
            id: id,
            before: members[.before],
            after: members[.after]
        )
    }

    var location: String {
        "\(key)/\(id)"
    }

    var text: JSONText {
        var members = JSONMembers()
        members[.before] = before
        members[.after] = after
        return JSONText(members)
    }
}
