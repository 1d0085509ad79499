import Essentials

// The same change of the same number in many records of a file. Those of a file that were different
// before are told apart in its journal by a number after the name.
struct NumberChange: Hashable, Sendable {
    var key: String
    var name: String
    var ids: Set<UUID>
    var before: Double
    var after: Double

    var reversed: NumberChange {
        NumberChange(key: key, name: name, ids: ids, before: after, after: before)
    }
}

extension NumberChange {
    init?(_ location: String, _ text: JSONText) {
        guard
            let slash = location.lastIndex(of: "/"),
            let members = text.members,
            let ids = members[.ids]?.texts?.compactMap(\.uuid),
            let before = members[.before]?.measure,
            let after = members[.after]?.measure
        else {
            return nil
        }
        let key = String(location[..<slash])
        let name = String(location[location.index(after: slash)...].prefix { $0 != " " })
        // What is read may have been written by anybody.
        guard case .history = DataFile(key: key), name == .height else { return nil }
        self.init(
            key: key,
            name: name,
            ids: Set(ids),
            before: before,
            after: after
        )
    }

    func location(_ number: Int) -> String {
        number == 0 ? "\(key)/\(name)" : "\(key)/\(name) \(number + 1)"
    }

    var text: JSONText {
        var members = JSONMembers()
        members[.before] = JSONText(before)
        members[.after] = JSONText(after)
        members[.ids] = JSONText(ids.map(\.text).sorted().map { JSONText($0) })
        return JSONText(members)
    }
}
