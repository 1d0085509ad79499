import Essentials

extension Importer {
    static let garminArchive = Importer(
        format: .garminArchive,
        recognises: { head in
            head.first == UInt8(ascii: "[") && head.contains("\"metaData\"")
                && head.contains("\"calendarDate\"")
        },
        reader: { _ in
            // The highest version of each day.
            var versions = [String: (version: Int, place: Int)]()
            return JSONImport(cutting: [0: []]) { bytes, file throws(JSONError) in
                try readGarminArchive(bytes, &file, &versions)
            }
        }
    )

    // Each object is a version of the profile; most have no weight. Weights are in grams.
    private static func readGarminArchive(
        _ bytes: ArraySlice<UInt8>,
        _ file: inout ImportedFile,
        _ versions: inout [String: (version: Int, place: Int)]
    ) throws(JSONError) {
        var lines = LineCounter(bytes, after: file.passedLines)
        try JSONScanner.scan(bytes) { scanner throws(JSONError) in
            let fields = JSONFields(scanner)
            try scanner.array { scanner throws(JSONError) in
                try fields.read(&scanner, depth: 1)
                guard let weight = fields.text("weight")?.members else { return }
                let line = lines.line(at: fields.offset)
                do throws(ImportRefusal.Reason) {
                    let meta = fields.text("metaData")?.members ?? JSONMembers()
                    let reading = try reading(weight, meta, line)
                    let version = fields["version"]?.number.map { Int(exactly: $0) ?? 0 } ?? 0
                    let day = meta["calendarDate"]?.string ?? "\(line)"
                    if let known = versions[day] {
                        guard version >= known.version else { return }
                        file.readings[known.place] = reading
                        versions[day] = (version, known.place)
                    } else {
                        versions[day] = (version, file.readings.count)
                        file.readings.append(reading)
                    }
                } catch {
                    file.refuse(line, error)
                }
            }
            try scanner.finish()
        }
    }

    private static func reading(
        _ weight: JSONMembers,
        _ meta: JSONMembers,
        _ line: Int
    ) throws(ImportRefusal.Reason) -> ImportedReading {
        guard let grams = weight[number: "weight"], grams > 0 else { throw .notAWeight }
        var date = try date(weight["timestampGMT"])
        if date == nil { date = try day(meta["calendarDate"]) }
        guard let date else { throw .notADate }
        var reading = ImportedReading(line: line, date: date, weight: grams / 1000)
        reading.unit = .kilograms
        reading.measures.bodyFat = weight[number: "bodyFat"]
        return reading
    }

    // Milliseconds since 1970, or a text in UTC.
    private static func date(
        _ moment: JSONText?
    ) throws(ImportRefusal.Reason) -> ImportedDate? {
        if let number = moment?.integer { return ParsedMoment(.integer(number))?.date }
        guard let text = moment?.string else { return nil }
        var written = try ParsedMoment(text: text)
        written.offset = written.offset ?? 0
        return written.asInstant.date
    }

    private static func day(_ text: JSONText?) throws(ImportRefusal.Reason) -> ImportedDate? {
        guard let text = text?.string else { return nil }
        return try ParsedMoment(text: text).date
    }
}

extension ParsedMoment {
    fileprivate init(text: String) throws(ImportRefusal.Reason) {
        let bytes = Array(text.utf8)
        let result = bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(ImportRefusal.Reason) in try ParsedMoment(bytes) }
        }
        self = try result.get()
    }
}
