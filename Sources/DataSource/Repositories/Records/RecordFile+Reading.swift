extension RecordFile {
    init(_ bytes: ArraySlice<UInt8>) throws(RecordError) {
        var members = JSONMembers()
        var records: [Record]?
        do throws(JSONError) {
            try JSONScanner.scan(bytes) { scanner throws(JSONError) in
                try scanner.object { scanner, key throws(JSONError) in
                    if JSONText.unescaped(scanner.bytes[key]) == .records {
                        guard records == nil else { throw JSONError(offset: key.lowerBound) }
                        records = try scanner.records()
                    } else {
                        try scanner.insert(key, scanner.value(depth: 1), into: &members)
                    }
                }
                try scanner.finish()
            }
        } catch {
            throw .malformed(line: error.line(in: bytes))
        }
        guard let version = members[.version]?.integer, version > 0 else {
            throw .malformed(line: 1)
        }
        guard let records, let count = members[.count]?.integer else {
            throw version > RecordFormat.current.version
                ? .newerVersion(version) : .malformed(line: 1)
        }
        guard records.count == count else {
            throw .incomplete(expected: count, found: records.count)
        }
        self.init(version: version, others: members, records: records)
    }
}

extension JSONScanner {
    mutating func records() throws(JSONError) -> [Record] {
        var records = [Record]()
        skipBlanks()
        try array { scanner throws(JSONError) in
            records.append(try scanner.record())
        }
        return records
    }

    mutating func record() throws(JSONError) -> Record {
        skipBlanks()
        let start = index
        var id = JSONText.null
        var isDeleted = false
        try object { scanner, key throws(JSONError) in
            let value = try scanner.value(depth: 2)
            if scanner.isWord(key, "id") {
                id = scanner.text(value)
            } else if scanner.isWord(key, "deleted") {
                isDeleted = scanner.isWord(value, "true")
            }
        }
        return Record(text: text(start..<index), id: id, isDeleted: isDeleted)
    }
}
