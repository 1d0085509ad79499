extension OwnMeasure {
    init?(_ text: JSONText) {
        guard let members = text.members, let id = members[.id]?.string,
            let name = members["name"]?.string, !name.isEmpty, Self.isIdentifier(id)
        else { return nil }
        let (low, high) = (members["low"]?.measure, members["high"]?.measure)
        let lower = low ?? Self.usual.lowerBound
        let upper = high ?? Self.usual.upperBound
        self.init(
            id: id,
            name: name,
            unit: members["unit"]?.string ?? "",
            bounds: lower < upper ? lower...upper : Self.usual,
            decimals: min(2, max(0, members["decimals"]?.integer ?? 1))
        )
    }

    var text: JSONText {
        var members = JSONMembers()
        members["decimals"] = JSONText(Double(decimals))
        members["high"] = JSONText(bounds.upperBound)
        members[.id] = JSONText(id)
        members["low"] = JSONText(bounds.lowerBound)
        members["name"] = JSONText(name)
        members["unit"] = unit.isEmpty ? nil : JSONText(unit)
        return JSONText(members)
    }

    // An identifier is part of a name in the journal.
    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}

extension [OwnMeasure]: FieldValue {
    // Measures that cannot be read are absent; an unchanged list is written back as it was.
    init?(_ field: JSONField) {
        guard let texts = JSONText(bytes: ArraySlice(field.bytes)).texts else { return nil }
        self = texts.compactMap { OwnMeasure($0) }
    }

    // A person's record with measures is read as general JSON.
    init?(plain scanner: inout JSONScanner) { nil }

    var json: JSONText? { isEmpty ? nil : JSONText(map(\.text)) }
}

extension OwnValues: FieldValue {
    init?(_ field: JSONField) {
        guard let members = JSONText(bytes: ArraySlice(field.bytes)).members else { return nil }
        self.init()
        for (id, text) in members.entries { self[id] = text.measure }
    }

    init?(plain scanner: inout JSONScanner) {
        self.init()
        guard scanner.skip("{") else { return nil }
        repeat {
            guard let id = scanner.plainText(), scanner.skip(":"),
                let value = scanner.plainMeasure()
            else { return nil }
            self[String(decoding: id, as: UTF8.self)] = value
        } while scanner.skip(",")
        guard scanner.skip("}") else { return nil }
    }

    var json: JSONText? {
        var members = JSONMembers()
        for entry in entries { members[entry.id] = JSONText(entry.value) }
        return entries.isEmpty ? nil : JSONText(members)
    }
}

extension JSONMembers {
    // A number by its name in the journal, also one of a person's own measures.
    subscript(number name: String) -> Double? {
        get {
            guard name.hasPrefix(OwnValues.numberPrefix) else { return self[name]?.measure }
            let id = String(name.dropFirst(OwnValues.numberPrefix.count))
            return self["own"]?.members?[id]?.measure
        }
        set {
            let text = newValue.map { JSONText($0) }
            guard name.hasPrefix(OwnValues.numberPrefix) else {
                self[name] = text
                return
            }
            var own = self["own"]?.members ?? JSONMembers()
            own[String(name.dropFirst(OwnValues.numberPrefix.count))] = text
            self["own"] = own.entries.isEmpty ? nil : JSONText(own)
        }
    }
}
