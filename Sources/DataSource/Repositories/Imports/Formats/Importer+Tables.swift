extension Importer {
    static let csv = Importer(
        .csv,
        TableOptions(hasApostrophes: true, hasOwnMeasures: true)
    ) { _, header in
        header.name(0) == "date" && header.name(1) == "time" && header.name(2) == "weight"
            && header.heads[2].text.hasPrefix("weight_")
            && header.heads.contains { $0.text == "height_cm" }
    }

    static let fitbit = Importer(.fitbit, TableOptions(endsAtBlankLine: true)) { head, _ in
        head.rows.first { $0 != [""] } == ["Body"]
    }

    static let googleFit = Importer(.googleFit) { _, header in
        header.name(0) == "date" && header.weight?.name == "average weight"
    }

    static let googleHealth = Importer(.googleHealth) { _, header in
        header.name(0) == "timestamp" && header.weight?.unit == .grams
    }

    static let happyScale = Importer(.happyScale) { _, header in
        header.heads.count == 2 && header.name(0) == "date" && header.weight?.unit != nil
            && ["pounds", "kilograms", "stone", "stones"].contains(header.name(1))
    }

    static let libra = Importer(.libra) { head, _ in
        head.rows.first { $0 != [""] }?.first?.hasPrefix("#Version:") ?? false
    } rows: {
        LibraReader()
    }

    static let openScale = Importer(.openScale, .ofOurs) { _, header in
        header.heads.prefix(2).map(\.text) == ["DATE", "TIME"]
            && header.weight?.text == "WEIGHT"
    }

    static let openScale2 = Importer(.openScale2, TableOptions(unit: .kilograms)) { _, header in
        header.places[.date].map { header.heads[$0].text == "dateTime" } ?? false
            && header.weight?.text == "weight"
    }

    static let renpho = Importer(.renpho) { _, header in
        header.name(0) == "time of measurement"
            || header.name(0) == "no." && header.name(1) == "date" && header.name(2) == "time"
    }

    static let samsung = Importer(
        .samsung,
        TableOptions(unit: .kilograms, hasOffsetColumn: true, hasZeros: true)
    ) { head, _ in
        let first = head.rows.first?.first ?? ""
        return first.hasPrefix("com.samsung.health.weight")
            || first.hasPrefix("com.samsung.shealth.weight")
    }

    // Other tables may have this head, so the form of the days must match as well.
    static let wger = Importer(.wger) { head, _ in
        head.rows.first == ["Date", "Weight"] && head.delimiter == UInt8(ascii: ",")
            && head.rows.dropFirst().allSatisfy { row in
                row == [""] || row.first.flatMap { Day($0) } != nil
            }
    }

    static let withings = Importer(.withings, .ofOurs) { _, header in
        let rest = header.heads.dropFirst(2)
        return header.places[.date] == 0 && header.places[.weight] == 1
            && header.weight?.weightUnit != nil && header.places[.bmi] == nil
            // Columns of fat, bones, muscles and water, in any language.
            && header.weights.count == 1 && rest.count { $0.unit != nil } > 2
            && rest.allSatisfy { head in
                head.hasUnit || head.name.isEmpty
                    || ColumnNames.meaning(head.name)?.role == .note
            }
    }

    static let zepp = Importer(.zepp, TableOptions(unit: .kilograms, hasZeros: true)) { _, header in
        header.name(0) == "time" && header.name(1) == "weight"
            && header.heads.contains { $0.name == "fatrate" }
    }

    private init(
        _ format: ImportFormat,
        recognises: @escaping @Sendable (FileHead, TableHeader) -> Bool,
        rows: @escaping @Sendable () -> any RowReader
    ) {
        self.init(
            format: format,
            recognises: { head in head.header.map { recognises(head, $0) } ?? false },
            reader: { TableImport(delimiter: $0.delimiter, rows: rows()) }
        )
    }
}

// Lines that begin with # have the unit; the last of them is the header.
struct LibraReader: RowReader {
    private var unit: WeightUnit?
    private var table = TableReader(.ofOurs)

    mutating func take(_ row: CSVRow, _ file: inout ImportedFile) {
        let text = row.with(0) { $0.first == UInt8(ascii: "#") } ? row.text(0) : ""
        guard text.hasPrefix("#Units:") else { return table.take(row, &file) }
        unit = WeightUnit.named(text.dropFirst(7).drop { $0 == " " }.lowercased()) ?? unit
        file.unit = unit.map { DetectedUnit($0, .header) }
    }
}
