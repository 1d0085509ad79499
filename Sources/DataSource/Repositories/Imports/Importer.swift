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

    private static let special = [
        appleHealth, csv, fitbit, fitbitArchive, garmin, googleFit, googleHealth, hackersDiet,
        happyScale, json, libra, openScale, openScale2, renpho, samsung, trale, wger, withings,
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
