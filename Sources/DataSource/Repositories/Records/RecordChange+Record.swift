extension RecordChange {
    init?(_ location: String, _ text: JSONText) {
        guard let slash = location.lastIndex(of: "/"), let members = text.members else {
            return nil
        }
        let key = String(location[..<slash])
        // The file may have been edited by hand.
        guard key == .people || key.isHistoryKey else { return nil }
        self.init(
            key: key,
            id: String(location[location.index(after: slash)...]),
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
