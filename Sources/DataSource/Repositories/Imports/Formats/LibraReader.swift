// Lines that begin with # have the unit; the last of them is the header.
struct LibraReader: RowReader {
    private var unit: WeightUnit?
    private var table = TableReader(.ofOurs)

    mutating func take(_ row: CSVRow, _ file: inout ImportedFile) {
        let text = row.with(0) { $0.first == UInt8(ascii: "#") } ? row.text(0) : ""
        guard text.hasPrefix("#Units:") else { return table.take(row, &file) }
        switch text.dropFirst(7).drop(while: { $0 == " " }).lowercased() {
        case "kg": unit = .kilograms
        case "lb", "lbs": unit = .pounds
        case "st", "stone": unit = .stones
        default: break
        }
        file.unit = unit.map { ToldUnit($0, .header) }
    }
}
