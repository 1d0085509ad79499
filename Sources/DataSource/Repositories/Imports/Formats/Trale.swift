extension Importer {
    static let trale = Importer(
        format: .trale,
        recognises: { head in
            head.first == UInt8(ascii: "#") && head.contains("#Date weight[kg]")
        },
        reader: { _ in TableImport(delimiter: UInt8(ascii: " "), rows: TraleReader()) }
    )
}

// A time and a weight in kilograms a line, separated by a blank.
struct TraleReader: RowReader {
    mutating func take(_ row: CSVRow, _ file: inout ImportedFile) {
        file.unit = DetectedUnit(.kilograms, .header)
        guard !row.isBlank, !row.with(0, { $0.first == UInt8(ascii: "#") }) else { return }
        do throws(ImportRefusal.Reason) {
            if row.isTooLong { throw .tooLong }
            if row.isDamaged || row.isOpen { throw .quotes }
            if row.isCut, row.count < 2 { throw .cut }
            guard row.filledCount <= 2 else { throw .columns }
            let moment = try row.moment(0).asInstant
            guard let date = moment.date else { throw .notADate }
            var reading = ImportedReading(
                line: row.line,
                date: date,
                time: moment.time,
                weight: 0
            )
            try reading.fill(row.with(1) { ParsedWeight($0) })
            file.readings.append(reading)
        } catch {
            file.refuse(row.line, error)
        }
    }
}
