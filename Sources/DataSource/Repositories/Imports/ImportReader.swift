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
