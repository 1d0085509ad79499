extension JSONText {
    init(_ members: [String: JSONText]) {
        let list = members.sorted { $0.key < $1.key }
            .map { JSONText($0.key).bytes + ":".utf8 + $0.value.bytes }
            .joined(separator: ",".utf8)
        self.init(bytes: Array("{".utf8) + Array(list) + "}".utf8)
    }

    var members: [String: JSONText]? {
        var scanner = JSONScanner(bytes)
        return try? scanner.members()
    }
}

extension JSONScanner {
    fileprivate mutating func members() throws(JSONError) -> [String: JSONText] {
        var members = [String: JSONText]()
        try object { scanner, key throws(JSONError) in
            let name = JSONText.unescaped(scanner.bytes[key])
            let value = try scanner.value(depth: 1)
            guard members.updateValue(JSONText(bytes: scanner.bytes[value]), forKey: name) == nil
            else {
                throw JSONError(offset: key.lowerBound)
            }
        }
        return members
    }
}
