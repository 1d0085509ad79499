extension RecordFile {
    init(_ bytes: ArraySlice<UInt8>) throws(RecordError) {
        var members = JSONMembers()
        var records: [Record]?
        var scanner = JSONScanner(bytes)
        do throws(JSONError) {
            try scanner.object { scanner, key throws(JSONError) in
                let name = JSONText.unescaped(scanner.bytes[key])
                guard members[name] == nil, name != .records || records == nil else {
                    throw JSONError(offset: key.lowerBound)
                }
                if name == .records {
                    records = try scanner.records()
                } else {
                    members[name] = JSONText(bytes: scanner.bytes[try scanner.value(depth: 1)])
                }
            }
            try scanner.finish()
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
        var id = ""
        var isDeleted = false
        try object { scanner, key throws(JSONError) in
            let value = try scanner.value(depth: 2)
            if scanner.bytes[key].elementsEqual(String.id.utf8) {
                id = JSONText(bytes: scanner.bytes[value]).string ?? ""
            } else if scanner.bytes[key].elementsEqual(String.deleted.utf8) {
                isDeleted = JSONText(bytes: scanner.bytes[value]) == .true
            }
        }
        return Record(
            offset: start,
            text: JSONText(bytes: bytes[start..<index]),
            id: id,
            isDeleted: isDeleted
        )
    }
}
