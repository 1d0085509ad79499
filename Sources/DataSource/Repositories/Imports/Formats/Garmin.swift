extension Importer {
    static let garmin = Importer(
        format: .garmin,
        recognises: { head in
            guard let header = head.header, header.heads.count >= 4 else { return false }
            return header.heads.prefix(4).map(\.name) == ["time", "weight", "change", "bmi"]
        },
        reader: { TableImport(delimiter: $0.delimiter, rows: GarminReader()) }
    )
}

// A line with only a date is the day of the lines below it.
struct GarminReader: RowReader {
    private var header: TableHeader?
    private var day: ImportedDate?
    private var others = [Int]()
    private var measures: RowMeasures?
    private var own: OwnColumns?

    mutating func take(_ row: CSVRow, _ file: inout ImportedFile) {
        guard let header else {
            self.header = TableHeader(row.texts)
            others = self.header?.others ?? []
            measures = self.header.flatMap { RowMeasures($0) }
            own = self.header.map { OwnColumns($0, isOurs: false) }
            return
        }
        guard !row.isBlank else { return }
        if row.isTooLong { return file.refuse(row.line, .tooLong) }
        if row.isDamaged || row.isOpen { return file.refuse(row.line, .quotes) }
        if row.filledCount == 1 { return begin(row, &file) }
        for place in others where place < row.count {
            guard row.with(place, { !OffsetText.isAbsent($0) }) else { continue }
            others.removeAll { $0 == place }
            file.ignoredColumns.append(header.heads[place].text)
        }
        do throws(ImportRefusal.Reason) {
            guard row.filledCount <= header.heads.count else { throw .columns }
            let weight = row.with(1) { ParsedWeight($0) }
            if weight == .absent {
                file.emptyCount += 1
                return
            }
            guard let day else { throw .notADate }
            if row.isCut, row.count < 2 { throw .cut }
            let time = try row.time(0).time
            var reading = ImportedReading(line: row.line, date: day, time: time, weight: 0)
            try reading.fill(weight)
            if case .number(let bmi, nil) = row.with(3, { ParsedWeight($0) }) { reading.bmi = bmi }
            measures?.read(row, into: &reading)
            own?.read(row, into: &reading)
            file.readings.append(reading)
            file.ownMeasures = own?.measures ?? []
        } catch {
            file.refuse(row.line, error)
        }
    }

    // Lines below an unreadable date have no day.
    private mutating func begin(_ row: CSVRow, _ file: inout ImportedFile) {
        day = nil
        do throws(ImportRefusal.Reason) {
            day = try row.moment(0).date
            if day == nil { throw .notADate }
        } catch {
            file.refuse(row.line, error)
        }
    }
}
