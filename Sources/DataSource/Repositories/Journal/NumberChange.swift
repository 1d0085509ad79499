#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The same change of the same number in many records of a file.
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
        let name = String(location[location.index(after: slash)...])
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

    var location: String {
        "\(key)/\(name)"
    }

    var text: JSONText {
        var members = JSONMembers()
        members[.before] = JSONText(before)
        members[.after] = JSONText(after)
        members[.ids] = JSONText(ids.map(\.text).sorted().map { JSONText($0) })
        return JSONText(members)
    }
}
