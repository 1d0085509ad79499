import Essentials

extension RecordFile {
    var deletions: [UUID] {
        records.filter { $0.isDeleted && $0.movesTo == nil }.compactMap { $0.id.uuid }
    }

    init(_ bytes: ArraySlice<UInt8>) throws(RecordError) {
        var records = [Record]()
        self = try Self.envelope(bytes) { records.append(Record($0)) }
        self.records = records
    }

    // Reads the file without its records, which are passed to `take` one by one. They are invalid
    // if this returns `nil`.
    static func envelope(
        _ bytes: ArraySlice<UInt8>,
        taking isTaken: (inout JSONScanner) -> Bool = { _ in false },
        _ record: (JSONFields) -> Void
    ) throws(RecordError) -> RecordFile {
        var members = JSONMembers()
        var records: Int?
        do throws(JSONError) {
            try JSONScanner.scan(bytes) { scanner throws(JSONError) in
                try scanner.object { scanner, key throws(JSONError) in
                    if JSONText.unescaped(scanner.bytes[key]) == .records {
                        guard records == nil else { throw JSONError(offset: key.lowerBound) }
                        records = try scanner.records(taking: isTaken, record)
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
        guard records == count else {
            throw .incomplete(expected: count, found: records)
        }
        return RecordFile(version: version, others: members)
    }
}

extension JSONScanner {
    mutating func records(
        taking isTaken: (inout JSONScanner) -> Bool,
        _ record: (JSONFields) -> Void
    ) throws(JSONError) -> Int {
        let fields = JSONFields(self)
        var count = 0
        skipBlanks()
        try array { scanner throws(JSONError) in
            count += 1
            scanner.skipBlanks()
            let start = scanner.index
            if isTaken(&scanner) { return }
            scanner.index = start
            try fields.read(&scanner, depth: 1)
            record(fields)
        }
        return count
    }
}
