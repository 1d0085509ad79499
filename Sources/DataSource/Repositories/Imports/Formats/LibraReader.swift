// Lines that begin with # have the unit; the last of them is the header.
struct LibraReader: RowReader {
    private var unit: WeightUnit?
    private var table = TableReader(.ofOurs)

    mutating func take(_ row: CSVRow, _ file: inout ImportedFile) {
        let text = row.with(0) { $0.first == UInt8(ascii: "#") } ? row.text(0) : ""
        guard text.hasPrefix("#Units:") else { return table.take(row, &file) }
        unit = WeightUnit.named(text.dropFirst(7).drop { $0 == " " }.lowercased()) ?? unit
        file.unit = unit.map { ToldUnit($0, .header) }
    }
}
