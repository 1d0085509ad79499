extension Importer {
    static let healthAutoExport = Importer(
        format: .healthAutoExport,
        recognises: { head in
            head.first == UInt8(ascii: "{") && head.contains("\"metrics\"")
                && head.contains("\"units\"") && head.contains("\"qty\"")
        },
        reader: { _ in
            var records = HealthRecords()
            let lists: [Int: [StaticString]] = [2: [], 4: ["\"name\"", "\"units\""]]
            return JSONImport(cutting: lists) { bytes, file throws(JSONError) in
                try readHealthAutoExport(bytes, &file, &records)
            } end: {
                records.giveMeasures(to: &$0)
            }
        }
    )

    private static func readHealthAutoExport(
        _ bytes: ArraySlice<UInt8>,
        _ file: inout ImportedFile,
        _ records: inout HealthRecords
    ) throws(JSONError) {
        var lines = LineCounter(bytes, after: file.passedLines)
        try JSONScanner.scan(bytes) { scanner throws(JSONError) in
            try scanner.object { scanner, key throws(JSONError) in
                guard JSONText.unescaped(scanner.bytes[key]) == "data" else {
                    _ = try scanner.value(depth: 1)
                    return
                }
                try scanner.object(depth: 1) { scanner, key throws(JSONError) in
                    guard JSONText.unescaped(scanner.bytes[key]) == "metrics" else {
                        _ = try scanner.value(depth: 2)
                        return
                    }
                    let metric = JSONFields(scanner)
                    try scanner.array { scanner throws(JSONError) in
                        try metric.read(&scanner, depth: 3)
                        try records.read(metric, &lines, &file)
                    }
                }
            }
            try scanner.finish()
        }
    }
}

extension HealthRecords {
    fileprivate mutating func read(
        _ metric: JSONFields,
        _ lines: inout LineCounter,
        _ file: inout ImportedFile
    ) throws(JSONError) {
        guard let name = metric["name"]?.string, let values = metric.text("data"),
            ["weight_body_mass", "body_fat_percentage", "waist_circumference"].contains(name)
        else { return }
        let unit = metric["units"]?.string ?? ""
        let start = values.bytes.startIndex - lines.bytes.startIndex
        try JSONScanner.scan(values.bytes) { scanner throws(JSONError) in
            let fields = JSONFields(scanner)
            try scanner.array { scanner throws(JSONError) in
                try fields.read(&scanner, depth: 1)
                let line = lines.line(at: start + fields.offset)
                let moment = (fields["date"]?.characters).flatMap {
                    try? ParsedMoment($0).onItsClock
                }
                guard let moment, let date = moment.date else {
                    return file.refuse(line, .notADate, fields["date"]?.string ?? "")
                }
                guard let value = fields["qty"]?.number, value > 0 else {
                    return file.refuse(line, .notAWeight, "\(fields["qty"]?.number ?? 0)")
                }
                switch name {
                case "body_fat_percentage": add(.bodyFat, moment, value)
                case "waist_circumference":
                    add(.waist, moment, unit == "in" ? value * 2.54 : value)
                default:
                    var reading = ImportedReading(
                        line: line,
                        date: date,
                        time: moment.time,
                        weight: value
                    )
                    reading.unit = WeightUnit.named(unit.lowercased())
                    if let source = fields["source"] {
                        reading.source = source.bytes.digest().positive
                        file.note(source.string ?? "", of: reading.source)
                    }
                    file.readings.append(reading)
                }
            }
            try scanner.finish()
        }
    }
}

extension UInt64 {
    // Only its difference counts.
    fileprivate var positive: Int { Int(truncatingIfNeeded: self >> 1) }
}
