extension Importer {
    static let hackersDiet = Importer(
        format: .hackersDiet,
        recognises: { head in
            head.hasRow("Epoch") && head.rows.contains { $0.starts(with: ["Date", "Weight"]) }
        },
        reader: { _ in TableImport(delimiter: UInt8(ascii: ","), rows: HackersDietReader()) }
    )
}

// Each month has its unit. Lines that do not begin with a day are skipped, such as the one with the
// user's address.
struct HackersDietReader: RowReader {
    private var unit: WeightUnit?

    mutating func take(_ row: CSVRow, _ file: inout ImportedFile) {
        if row.with(0, { $0.elementsEqual("StartTrend".utf8) }) {
            // Stones are logged as pounds.
            unit = ["0": .kilograms, "1": .pounds, "2": .pounds][row.text(2)]
            return
        }
        guard row.with(0, { $0.first?.isDigit ?? false }) else { return }
        if row.isTooLong { return file.refuse(row.line, .tooLong) }
        if row.isDamaged || row.isOpen { return file.refuse(row.line, .quotes) }
        do throws(ImportRefusal.Reason) {
            guard let day = row.with(0, { Day(text: $0) }) else { throw .notADate }
            let weight = row.with(1) { ParsedWeight($0) }
            if row.isCut, row.count < 5 { throw .cut }
            guard row.filledCount <= 5 else { throw .columns }
            if weight == .absent {
                file.emptyCount += 1
                return
            }
            var reading = ImportedReading(line: row.line, date: .day(day), weight: 0)
            try reading.fill(weight)
            reading.unit = unit
            reading.note = file.cleaned(Self.unescaped(row.text(4)))
            for (place, name) in [(2, "Rung"), (3, "Flag")]
            where !file.ignoredColumns.contains(name) {
                if row.with(place, { !OffsetText.isAbsent($0) }) {
                    file.ignoredColumns.append(name)
                }
            }
            file.readings.append(reading)
        } catch {
            file.refuse(row.line, error)
        }
    }

    // Decodes \x{6771} and \\.
    static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            if rest.hasPrefix("x{"), let end = rest.firstIndex(of: "}"),
                let value = UInt32(rest[..<end].dropFirst(2), radix: 16),
                let scalar = Unicode.Scalar(value)
            {
                result.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: end)...]
            } else {
                if rest.first == "\\" { rest = rest.dropFirst() }
                result.append("\\")
            }
        }
        return result
    }
}
