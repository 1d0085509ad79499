import Essentials

// The same change of one number in many records of a file; `nil` is an absent one. Groups with
// different values have numbered names in the journal.
struct NumberChange: Hashable, Sendable {
    var key: String
    var name: String
    var count: Int
    // `nil` if the second file was not read.
    var ids: Set<UUID>?
    var before: Double?
    var after: Double?

    init(key: String, name: String, ids: Set<UUID>, before: Double?, after: Double?) {
        self.init(key: key, name: name, count: ids.count, ids: ids, before: before, after: after)
    }

    private init(
        key: String,
        name: String,
        count: Int,
        ids: Set<UUID>?,
        before: Double?,
        after: Double?
    ) {
        self.key = key
        self.name = name
        self.count = count
        self.ids = ids
        self.before = before
        self.after = after
    }

    var reversed: NumberChange {
        var reversed = self
        (reversed.before, reversed.after) = (after, before)
        return reversed
    }

    init?(_ location: String, _ text: JSONText, details: JSONMembers?) {
        guard
            let slash = location.lastIndex(of: "/"),
            let members = text.members
        else {
            return nil
        }
        let (before, after) = (members[.before]?.measure, members[.after]?.measure)
        let key = String(location[..<slash])
        let name = String(location[location.index(after: slash)...].prefix { $0 != " " })
        let ids = (members[.ids] ?? details?[location])?.texts.map { Set($0.compactMap(\.uuid)) }
        // The file may have been edited by hand.
        let isKnown =
            name == .height
            ? before != nil && after != nil
            : Self.isMeasure(name) && (before != nil || after != nil)
        guard case .history = DataFile(key: key), isKnown,
            let count = members[.count]?.integer ?? ids?.count, ids == nil || ids?.count == count
        else {
            return nil
        }
        self.init(key: key, name: name, count: count, ids: ids, before: before, after: after)
    }

    private static func isMeasure(_ name: String) -> Bool {
        name.hasPrefix(OwnValues.numberPrefix)
            || Measure.builtIn.contains { $0.numberName == name }
    }

    func location(_ number: Int) -> String {
        number == 0 ? "\(key)/\(name)" : "\(key)/\(name) \(number + 1)"
    }

    var text: JSONText {
        var members = JSONMembers()
        members[.before] = before.map { JSONText($0) }
        members[.after] = after.map { JSONText($0) }
        members[.count] = JSONText(Double(count))
        return JSONText(members)
    }

    var details: JSONText {
        JSONText((ids ?? []).map(\.text).sorted().map { JSONText($0) })
    }
}
