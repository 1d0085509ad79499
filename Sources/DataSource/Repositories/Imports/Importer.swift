// A format of another program: how it is told, and what reads it.
struct Importer: Sendable {
    let format: ImportFormat
    let recognises: @Sendable (FileHead) -> Bool
    let reader: @Sendable (FileHead) -> any ImportReader

    static let all = special + [table]

    // Whatever has columns for a date and a weight, and is none of the others.
    static let table = Importer(
        format: .table,
        recognises: { head in
            head.header != nil && !special.contains { $0.recognises(head) }
        },
        reader: { TableImport(delimiter: $0.delimiter, rows: TableReader()) }
    )

    private static let special = [
        appleHealth, csv, fitbit, fitbitArchive, garmin, googleFit, googleHealth, hackersDiet,
        happyScale, json, libra, openScale, openScale2, renpho, samsung, trale, wger, withings,
        zepp,
    ]

    // A table that is read by what its columns are called.
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
