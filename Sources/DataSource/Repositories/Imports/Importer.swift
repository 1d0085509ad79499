import Essentials

// A format: its recognition and its reader.
struct Importer: Sendable {
    let format: ImportFormat
    let recognises: @Sendable (FileHead) -> Bool
    let reader: @Sendable (FileHead) -> any ImportReader

    static let all = special + [table]

    // Any table with columns for a date and a weight.
    static let table = Importer(
        format: .table,
        recognises: { head in
            head.header != nil && !special.contains { $0.recognises(head) }
        },
        reader: { TableImport(delimiter: $0.delimiter, rows: TableReader()) }
    )

    static func table(_ columns: ImportedColumns) -> Importer {
        Importer(
            format: .table,
            recognises: { _ in true },
            reader: { head in
                TableImport(
                    delimiter: head.delimiter(for: columns.heads.count),
                    rows: TableReader(columns: columns)
                )
            }
        )
    }

    private static let special = [
        appleHealth, csv, fitbit, fitbitArchive, garmin, garminArchive, googleFit, googleHealth,
        hackersDiet, happyScale, healthAutoExport, json, libra, openScale, openScale2, renpho,
        samsung, trale, wger, withings,
        zepp,
    ]

    // A table recognized by its column heads.
    init(
        _ format: ImportFormat,
        _ options: TableOptions = TableOptions(),
        recognises: @escaping @Sendable (FileHead, TableHeader) -> Bool
    ) {
        self.format = format
        self.recognises = { head in head.header.map { recognises(head, $0) } ?? false }
        reader = { TableImport(delimiter: $0.delimiter, rows: TableReader(options)) }
    }

    init(
        format: ImportFormat,
        recognises: @escaping @Sendable (FileHead) -> Bool,
        reader: @escaping @Sendable (FileHead) -> any ImportReader
    ) {
        self.format = format
        self.recognises = recognises
        self.reader = reader
    }
}

// Turns the bytes of a file into readings, piece by piece.
protocol ImportReader {
    // Unlimited for readers that keep only the readings.
    static var mostBytes: Int { get }

    mutating func take(_ bytes: [UInt8], _ file: inout ImportedFile)
    mutating func finish(_ file: inout ImportedFile)
}

struct TableImport: ImportReader {
    static let mostBytes = 1 << 30

    private var csv: CSVReader
    private var rows: any RowReader

    init(delimiter: UInt8, rows: any RowReader) {
        csv = CSVReader(delimiter: delimiter)
        self.rows = rows
    }

    mutating func take(_ bytes: [UInt8], _ file: inout ImportedFile) {
        bytes.withUnsafeBufferPointer { bytes in
            csv.take(bytes) { rows.take($0, &file) }
        }
    }

    mutating func finish(_ file: inout ImportedFile) {
        csv.finish { rows.take($0, &file) }
    }
}

// Reads JSON in pieces that are cut between the elements of lists.
struct JSONImport: ImportReader {
    static let mostBytes = 128 << 20

    private var pieces: JSONPieces
    private var isBroken = false
    private let read: (ArraySlice<UInt8>, inout ImportedFile) throws(JSONError) -> Void
    private let end: (inout ImportedFile) -> Void

    init(
        cutting lists: [Int: [StaticString]],
        _ read: @escaping (ArraySlice<UInt8>, inout ImportedFile) throws(JSONError) -> Void,
        end: @escaping (inout ImportedFile) -> Void = { _ in }
    ) {
        pieces = JSONPieces(lists: lists)
        self.read = read
        self.end = end
    }

    mutating func take(_ bytes: [UInt8], _ file: inout ImportedFile) {
        guard !isBroken, let piece = pieces.take(bytes) else { return }
        read(piece, &file)
        file.passedLines = pieces.passedLines
    }

    mutating func finish(_ file: inout ImportedFile) {
        if !isBroken { read(pieces.bytes, &file) }
        end(&file)
    }

    // Readings before a syntax error are kept.
    private mutating func read(_ piece: [UInt8], _ file: inout ImportedFile) {
        do throws(JSONError) {
            try read(piece[...], &file)
        } catch {
            file.refuse(file.passedLines + error.line(in: piece[...]), .malformed)
            isBroken = true
        }
    }
}

// Finds the lines of ascending offsets.
struct LineCounter {
    let bytes: ArraySlice<UInt8>
    private let first: Int
    private var offset = 0
    private var line: Int

    init(_ bytes: ArraySlice<UInt8>, after lines: Int = 0) {
        self.bytes = bytes
        first = lines + 1
        line = first
    }

    mutating func line(at place: Int) -> Int {
        if place < offset { (offset, line) = (0, first) }
        let start = bytes.startIndex
        for byte in bytes[start + offset..<start + place] where byte == 0x0A { line += 1 }
        offset = place
        return line
    }
}

extension WeighIn {
    // True if a file says something else; invisible characters of notes are not imported. `height`
    // is `nil` if the file has none.
    public func differs(fromImported other: WeighIn, height: Double?) -> Bool {
        (day, time) != (other.day, other.time)
            || abs(weight - other.weight) > 1e-9
            || height.map { abs(self.height - $0) > 1e-9 } ?? false
            || differs(inNoteFrom: other)
            || measures.differ(from: other.measures)
    }

    public func differs(inNoteFrom imported: WeighIn) -> Bool {
        ImportedText.cleaned(note) != imported.note
    }
}

// The beginning of a file, which tells its format.
struct FileHead {
    static let size = 1 << 16

    let bytes: [UInt8]
    let delimiter: UInt8
    let rows: [[String]]
    let header: TableHeader?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var best: (delimiter: UInt8, rows: [[String]], header: TableHeader?)?
        for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
            let rows = Self.rows(bytes, delimiter)
            let header = rows.lazy.compactMap { TableHeader($0) }.first
            let isBetter = header?.heads.count ?? 0 > best?.header?.heads.count ?? 0
            if best == nil || isBetter { best = (delimiter, rows, header) }
        }
        delimiter = best?.delimiter ?? UInt8(ascii: ",")
        rows = best?.rows ?? []
        header = best?.header
    }

    // The one that divides most rows into columns enough.
    func delimiter(for count: Int) -> UInt8 {
        let delimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        let counts = delimiters.map { delimiter in
            (delimiter, Self.rows(bytes, delimiter).count { $0.count >= count })
        }
        return counts.max { $0.1 < $1.1 }?.0 ?? delimiter
    }

    var first: UInt8? { bytes.first { $0 > 0x20 } }

    var isBinary: Bool { bytes.has(0) }

    // Text in an encoding that is not read: characters of several bytes, escapes as in mail, or
    // UTF-16 without a mark.
    var isOfOtherEncoding: Bool {
        if isBinary {
            let zeros = bytes.indices.filter { bytes[$0] == 0 }
            let even = zeros.count { $0 % 2 == 0 }
            return zeros.count > 7 && zeros.count * 8 > bytes.count
                && (even == 0 || even == zeros.count)
        }
        if bytes.holds([0x1B, 0x24]) { return true }
        let whole = bytes.dropLast(bytes.reversed().prefix { $0 >= 0x80 }.count)
        guard String(validating: whole, as: UTF8.self) == nil else { return false }
        let runs = bytes.split { $0 < 0x80 }
        let longRuns = runs.count { $0.count > 1 }
        return longRuns > 2 && longRuns * 10 > runs.count * 7
    }

    func hasPrefix(_ text: StaticString) -> Bool {
        bytes.count >= text.utf8CodeUnitCount
            && bytes.prefix(text.utf8CodeUnitCount).elementsEqual(text.bytes)
    }

    func contains(_ text: StaticString) -> Bool {
        bytes.holds(text.bytes)
    }

    // Returns whether the first column of some line has this text.
    func hasRow(_ first: String) -> Bool {
        rows.contains { $0.first == first }
    }

    // False for JSON and XML.
    var isTable: Bool { first.map("{[<".utf8.contains) != true }

    private static let mostRows = 4

    // Empty where nothing looks like a table.
    var sample: TableSample {
        let rows = Self.rows(bytes, delimiter(for: 2)).filter { $0 != [""] }
        let heads = rows.first ?? []
        guard heads.count(where: { !$0.isEmpty }) > 1, heads.allSatisfy({ $0.utf8.count < 60 }),
            isTable
        else { return TableSample() }
        return TableSample(rows.prefix(Self.mostRows).map { $0.map(\.printable) })
    }

    // Identifies a header, under which the columns are kept; `nil` without one.
    var headerID: String? {
        let sample = sample
        guard sample.hasHeader else { return nil }
        return String(sample.rows[0].joined(separator: ",").utf8.digest(), radix: 16)
    }

    // Number of columns in the widest row, divided as for this many.
    func width(for count: Int) -> Int {
        [count, 2].flatMap { Self.rows(bytes, delimiter(for: $0)) }.map(\.count).max() ?? 0
    }

    private static func rows(_ bytes: [UInt8], _ delimiter: UInt8) -> [[String]] {
        var reader = CSVReader(delimiter: delimiter)
        var rows = [[String]]()
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count, rows.count < 60 {
                let end = min(start + 4096, bytes.count)
                reader.take(UnsafeBufferPointer(rebasing: bytes[start..<end])) { row in
                    if !row.isTooLong { rows.append(row.texts) }
                }
                start = end
            }
        }
        reader.finish { row in if !row.isTooLong { rows.append(row.texts) } }
        return rows
    }
}

extension StaticString {
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}

extension [UInt8] {
    fileprivate func has(_ byte: UInt8) -> Bool {
        self[...].has(byte)
    }
}
