extension Importer {
    static let fitbitArchive = Importer(
        format: .fitbitArchive,
        recognises: { head in
            head.first == UInt8(ascii: "[") && head.contains("\"weight\"")
                && head.contains("\"date\"") && head.contains("\"logId\"")
        },
        reader: { _ in JSONImport(cutting: [0: []], readFitbitArchive) }
    )

    // Always in pounds, month first.
    private static func readFitbitArchive(
        _ bytes: ArraySlice<UInt8>,
        _ file: inout ImportedFile
    ) throws(JSONError) {
        file.unit = DetectedUnit(.pounds, .format)
        file.dayOrder = DetectedDayOrder(.monthFirst, .format)
        var lines = LineCounter(bytes, after: file.passedLines)
        try JSONScanner.scan(bytes) { scanner throws(JSONError) in
            let fields = JSONFields(scanner)
            try scanner.array { scanner throws(JSONError) in
                try fields.read(&scanner, depth: 1)
                let line = lines.line(at: fields.offset)
                do throws(ImportRefusal.Reason) {
                    file.readings.append(try reading(fields, line))
                } catch {
                    file.refuse(line, error)
                }
            }
            try scanner.finish()
        }
    }

    private static func reading(
        _ fields: JSONFields,
        _ line: Int
    ) throws(ImportRefusal.Reason) -> ImportedReading {
        guard fields.isUnique, let weight = fields["weight"]?.measure else { throw .notAWeight }
        guard let text = fields["date"]?.characters else { throw .notADate }
        guard let date = try ParsedMoment(text).date else { throw .notADate }
        var time: TimeOfDay?
        // 23:59:59 means that no time was given.
        if let text = fields["time"]?.characters, !text.isAnyCase("23:59:59") {
            time = try ParsedMoment(time: text).time
        }
        var reading = ImportedReading(
            line: line,
            date: date,
            time: time,
            weight: weight,
            bmi: fields["bmi"]?.measure
        )
        reading.take(fields.text("fat"), of: .bodyFat)
        return reading
    }
}
