extension JSONText {
    init(_ members: JSONMembers) {
        var bytes: ArraySlice<UInt8> = []
        for (key, value) in members.entries.sorted(by: { $0.key < $1.key }) {
            bytes += (bytes.isEmpty ? "{" : ",").utf8
            bytes += JSONText(key).bytes + ":".utf8 + value.bytes
        }
        self.init(bytes: bytes + "}".utf8)
    }

    var members: JSONMembers? {
        var scanner = JSONScanner(bytes)
        return try? scanner.members()
    }
}

extension JSONScanner {
    fileprivate mutating func members() throws(JSONError) -> JSONMembers {
        var members = JSONMembers()
        try object { scanner, key throws(JSONError) in
            let name = JSONText.unescaped(scanner.bytes[key])
            let value = try scanner.value(depth: 1)
            guard members[name] == nil else { throw JSONError(offset: key.lowerBound) }
            members[name] = JSONText(bytes: scanner.bytes[value])
        }
        return members
    }
}
