// Writes tables of our own and of other programs.
struct ExportTable {
    private(set) var bytes: [UInt8] = []

    // The measures of the person, in the order of the columns.
    private let table: [Measure]

    init(_ rows: [ExportRow], as format: ExportFormat, unit: WeightUnit, _ table: [Measure]) {
        self.table = table.filter(format.keeps)
        switch format {
        case .csv, .json: csv(rows, unit)
        case .openScale: openScale(rows)
        case .libra: libra(rows, unit)
        case .withings: withings(rows, unit)
        }
    }

    private mutating func csv(_ rows: [ExportRow], _ unit: WeightUnit) {
        let symbol = unit.symbol
        let measures = used(in: rows)
        let hasLeftOut = rows.contains(where: \.isLeftOut)
        line(
            ["date", "time", "weight_\(symbol)", "height_cm", "bmi", "trend_\(symbol)", "note"]
                + measures.map(\.description.column) + (hasLeftOut ? ["left_out"] : [])
        )
        for row in rows {
            line(
                [
                    row.day.description, row.time.description, row.weight, row.height, row.bmi,
                    row.trend, row.note,
                ] + measures.map { row.measures[$0] ?? "" }
                    + (hasLeftOut ? [row.isLeftOut ? "1" : ""] : [])
            )
        }
    }

    private func used(in rows: [ExportRow]) -> [Measure] {
        table.filter { measure in rows.contains { $0.measures[measure] != nil } }
    }

    private mutating func openScale(_ rows: [ExportRow]) {
        let (measures, weight) = (used(in: rows), "WEIGHT")
        // Columns after the time are in alphabetical order.
        let keys = (measures.map(\.description.openScaleKey) + ["COMMENT", weight]).sorted()
        line(["DATE", "TIME"] + keys)
        for row in rows {
            var values = ["COMMENT": row.note, weight: row.weight]
            for measure in measures {
                values[measure.description.openScaleKey] = row.measures[measure]
            }
            line([row.day.description, "\(row.time):00"] + keys.map { values[$0] ?? "" })
        }
    }

    // Libra's format has no quotes: delimiters are replaced.
    static func libraNote(_ note: String) -> String {
        let note = note.map { ";\"".contains($0) ? "," : $0.isNewline ? " " : $0 }
        return ImportedText.cleaned(String(note))
    }

    private mutating func libra(_ rows: [ExportRow], _ unit: WeightUnit) {
        bytes += "#Version:5\n#Units:\(ExportFormat.libra.name(of: unit))\n\n".utf8
        bytes += "#date;weight;weight trend;body fat;body fat trend;comment\n".utf8
        for row in rows {
            let note = SpreadsheetText.written(Self.libraNote(row.note))
            let fat = row.measures[.bodyFat] ?? ""
            bytes += "\(row.day) \(row.time):00;\(row.weight);\(row.trend);\(fat);;\(note)\n".utf8
        }
    }

    private mutating func withings(_ rows: [ExportRow], _ unit: WeightUnit) {
        let symbol = unit.symbol
        let names = ["Weight", "Fat mass", "Bone mass", "Muscle mass", "Hydration"]
        line(["Date"] + names.map { "\($0) (\(symbol))" } + ["Comments"])
        for row in rows.reversed() {
            line(["\(row.day) \(row.time):00", row.weight, row.fatMass, "", "", "", row.note])
        }
    }

    private mutating func line(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(field)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func append(_ field: String) {
        var text = field
        let isPlain = text.withUTF8 { bytes in
            bytes.allSatisfy { $0 > 0x2D && $0 < 0x7F && $0 != UInt8(ascii: "=") && $0 != 0x40 }
        }
        if isPlain {
            bytes += text.utf8
            return
        }
        text = SpreadsheetText.written(ImportedText.cleaned(text))
        let needsQuotes = text.utf8.contains { byte in
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte < 0x20
                || byte == UInt8(ascii: ";")
        }
        let hasEdge = text.utf8.first == 0x20 || text.utf8.last == 0x20
        guard needsQuotes || hasEdge else {
            bytes += text.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
