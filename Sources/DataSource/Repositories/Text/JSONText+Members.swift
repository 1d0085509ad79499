extension JSONText {
    init(_ members: JSONMembers) {
        var bytes: ArraySlice<UInt8> = []
        for (key, value) in members.entries.sorted(by: { $0.key < $1.key }) {
            bytes += (bytes.isEmpty ? "{" : ",").utf8
            bytes += JSONText(key).bytes + ":".utf8 + value.bytes
        }
        self.init(bytes: (bytes.isEmpty ? ArraySlice("{".utf8) : bytes) + "}".utf8)
    }

    var members: JSONMembers? {
        try? JSONScanner.scan(bytes) { scanner throws(JSONError) in
            var members = JSONMembers()
            try scanner.object { scanner, key throws(JSONError) in
                let value = try scanner.value(depth: 1)
                try scanner.insert(key, value, into: &members)
            }
            return members
        }
    }
}

extension JSONText {
    init(_ texts: [JSONText]) {
        let list = texts.map(\.bytes).joined(separator: ",".utf8)
        self.init(bytes: "[".utf8 + ArraySlice(list) + "]".utf8)
    }

    var texts: [JSONText]? {
        try? JSONScanner.scan(bytes) { scanner throws(JSONError) in
            var texts = [JSONText]()
            try scanner.array { scanner throws(JSONError) in
                texts.append(scanner.text(try scanner.value(depth: 1)))
            }
            return texts
        }
    }
}

extension JSONScanner {
    func insert(
        _ key: Range<Int>,
        _ value: Range<Int>,
        into members: inout JSONMembers
    ) throws(JSONError) {
        guard members.insert(JSONText.unescaped(bytes[key]), text(value)) else {
            throw JSONError(offset: key.lowerBound)
        }
    }
}

extension JSONText {
    func decode<Value>(_ value: (JSONFields) -> Value?) -> Value? {
        let decoded: Value?? = try? JSONScanner.scan(bytes) { scanner throws(JSONError) in
            let fields = JSONFields(scanner)
            try fields.read(&scanner, depth: 0)
            return fields.decode(value)
        }
        return decoded ?? nil
    }
}

extension JSONFields {
    func decode<Value>(_ value: (JSONFields) -> Value?) -> Value? {
        isUnique ? value(self) : nil
    }
}
