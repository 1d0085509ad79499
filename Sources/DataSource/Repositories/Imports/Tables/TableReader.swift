struct TableReader: RowReader {
    let options: TableOptions
    private var header: TableHeader?
    private var weights: WeightColumns?
    private var measures: RowMeasures?
    private var own: OwnColumns?
    private var others = [Int]()
    private var hasEnded = false
    private var sources = [String: Int]()

    // Heads that the user has named, in place of those in the file.
    private let columns: ImportedColumns?
    private var ownHeads = [String]()

    init(_ options: TableOptions = TableOptions(), columns: ImportedColumns? = nil) {
        self.options = options
        self.columns = columns
    }

    mutating func take(_ row: CSVRow, _ file: inout ImportedFile) {
        guard !hasEnded else { return }
        if header == nil, let columns { begin(columns, row, &file) }
        guard let header else {
            // Named columns hold in place of the heads of the file.
            if columns == nil { begin(row, &file) }
            return
        }
        if row.isBlank {
            hasEnded = options.endsAtBlankLine
            return
        }
        if row.isTooLong { return file.refuse(row.line, .tooLong) }
        if row.isOpen { file.isCut = true }
        if row.isDamaged || row.isOpen || row.holdsRows(ofColumns: header.heads.count) {
            return file.refuse(row.line, .quotes)
        }
        noteOthers(in: row, &file)
        do throws(ImportRefusal.Reason) {
            guard let reading = try reading(row, header, &file) else { return }
            file.readings.append(reading)
            if let own { file.ownMeasures = own.measures }
        } catch {
            if !isHeader(row, header) {
                file.refuse(row.line, error, header.text(of: row, refusedAs: error))
            }
        }
    }

    private mutating func begin(_ row: CSVRow, _ file: inout ImportedFile) {
        guard !row.isTooLong, let header = TableHeader(row.texts) else { return }
        begin(header, &file)
    }

    // The first row with a date is not of heads. Later columns are left out.
    private mutating func begin(
        _ columns: ImportedColumns,
        _ row: CSVRow,
        _ file: inout ImportedFile
    ) {
        let rest = Array(repeating: "", count: max(0, row.count - columns.heads.count))
        guard !row.isTooLong, let header = TableHeader(columns.heads + rest),
            let place = header.places[.date], (try? row.moment(place))?.date != nil
        else {
            ownHeads = row.texts
            return
        }
        begin(header, &file)
        guard let named = file.unit?.unit else { return }
        file.unit?.source = .columns
        guard let place = header.places[.weight], ownHeads.indices.contains(place),
            let own = ColumnHead(ownHeads[place]).weightUnit, own != named
        else { return }
        file.otherUnit = own
    }

    private mutating func begin(_ header: TableHeader, _ file: inout ImportedFile) {
        self.header = header
        others = header.others
        weights = header.weights.count > 1 ? WeightColumns(header) : nil
        measures = RowMeasures(header)
        let own = OwnColumns(header, isOurs: options.hasOwnMeasures)
        self.own = own.isEmpty ? nil : own
        file.dayOrder = options.dayOrder.map { DetectedDayOrder($0, .format) } ?? header.dayOrder
        if let unit = header.weight?.weightUnit {
            file.unit = DetectedUnit(unit, .header)
        } else if let unit = options.unit {
            file.unit = DetectedUnit(unit, .format)
        }
    }

    private mutating func reading(
        _ row: CSVRow,
        _ header: TableHeader,
        _ file: inout ImportedFile
    ) throws(ImportRefusal.Reason) -> ImportedReading? {
        guard let weightPlace = header.places[.weight], let datePlace = header.places[.date] else {
            return nil
        }
        let isShort = row.count < header.heads.count
        if row.isCut, isShort { throw .cut }
        guard row.count <= header.heads.count || row.filledCount <= header.heads.count else {
            throw .columns
        }
        let weight = weights?.weight(row) ?? weight(row, weightPlace, header.places[.unit])
        if weight == .absent {
            file.emptyCount += 1
            return nil
        }
        let moment = try moment(row, header, datePlace)
        guard let date = moment.date else { throw .notADate }
        var reading = ImportedReading(line: row.line, date: date, time: moment.time, weight: 0)
        try reading.fill(weight, isInGrams: header.weight?.unit == .grams)
        reading.height = height(row, header)
        reading.bmi = number(row, header.places[.bmi])
        measures?.read(row, into: &reading)
        own?.read(row, into: &reading)
        if let place = header.places[.source] {
            let app = row.text(place)
            reading.source = source(app)
            file.note(app, of: reading.source)
        }
        if let place = header.places[.note] { reading.note = note(row, place, &file) }
        return reading
    }

    // Includes the unit column, if there is one.
    private func weight(_ row: CSVRow, _ place: Int, _ unitPlace: Int?) -> ParsedWeight {
        let weight = row.with(place) { ParsedWeight($0) }
        guard case .number(_, nil) = weight, let unitPlace, unitPlace < row.count else {
            return weight
        }
        let unit = row.text(unitPlace)
        guard !unit.isEmpty else { return weight }
        var text = "\(row.text(place)) \(unit)"
        return text.withUTF8 { ParsedWeight($0) }
    }

    private func moment(
        _ row: CSVRow,
        _ header: TableHeader,
        _ datePlace: Int
    ) throws(ImportRefusal.Reason) -> ParsedMoment {
        var moment = try row.moment(datePlace)
        if moment.time == nil, let place = header.places[.time],
            !row.with(place, { $0.trimmed.isEmpty })
        {
            let time = try row.time(place)
            (moment.time, moment.second) = (time.time, time.second)
            moment.offset = time.offset
        }
        if options.hasOffsetColumn, let place = header.places[.offset] {
            return moment.shifted(byMinutes: row.with(place) { OffsetText.minutes($0) } ?? 0)
        }
        return moment.asInstant
    }

    private func height(_ row: CSVRow, _ header: TableHeader) -> Double? {
        guard let place = header.places[.height], let factor = header.heads[place].centimetres
        else { return nil }
        let height = row.with(place) { ParsedHeight($0, centimetres: factor) }
        return height.centimetres == 0 && options.hasZeros ? nil : height.centimetres
    }

    private func number(_ row: CSVRow, _ place: Int?) -> Double? {
        guard let place, case .number(let number, nil) = row.with(place, { ParsedWeight($0) })
        else { return nil }
        return number
    }

    private func note(_ row: CSVRow, _ place: Int, _ file: inout ImportedFile) -> String {
        guard row.with(place, { !$0.isEmpty && !$0.elementsEqual("--".utf8) }) else { return "" }
        let text =
            options.hasApostrophes
            ? SpreadsheetText.read(row.with(place, ImportedText.string)) : row.text(place)
        return file.cleaned(text)
    }

    private mutating func source(_ name: String) -> Int {
        if let number = sources[name] { return number }
        sources[name] = sources.count + 1
        return sources.count
    }

    private mutating func noteOthers(in row: CSVRow, _ file: inout ImportedFile) {
        guard let header, !others.isEmpty else { return }
        others.removeAll { place in
            guard place < row.count, row.with(place, { !OffsetText.isAbsent($0) }) else {
                return false
            }
            file.ignoredColumns.append(header.heads[place].text)
            return true
        }
    }

    // Concatenated tables repeat their header.
    private func isHeader(_ row: CSVRow, _ header: TableHeader) -> Bool {
        row.texts == header.heads.map(\.text)
    }
}
