import Essentials

extension DatabaseImporter {
    // Version 3: each value is a row that names its measurement and its type.
    static let openScale = DatabaseImporter(
        format: .openScale,
        tables: ["measurementvalue"],
        read: { database, file throws(ArchiveFault) in
            let owners = try owners(in: database, "user", ["id", "name", "heightCm"], &file)
            var types = [Int: (key: String, unit: String)]()
            let ofTypes = ["id", "key", "unit"]
            try database.read("measurementtype", ofTypes) { row throws(ArchiveFault) in
                guard let id = row[0].integer, let key = row[1].text else { return }
                types[id] = (key, row[2].text ?? "")
            }
            var values = [Int: [String: (value: SQLiteValue, unit: String)]]()
            let ofValues = ["measurementId", "typeId", "floatValue", "textValue"]
            try database.read("measurementvalue", ofValues) { row throws(ArchiveFault) in
                guard let id = row[0].integer, let type = row[1].integer.flatMap({ types[$0] })
                else { return }
                if ["WEIGHT", "BODY_FAT", "WAIST", "COMMENT"].contains(type.key) {
                    let value = row[2] == .null ? row[3] : row[2]
                    values[id, default: [:]][type.key] = (value, type.unit)
                } else if !file.ignoredColumns.contains(type.key.lowercased()), row[2] != .null {
                    file.ignoredColumns.append(type.key.lowercased())
                }
            }
            var number = 0
            let ofMeasurements = ["id", "timestamp", "userId"]
            try database.read("measurement", ofMeasurements) { row throws(ArchiveFault) in
                number += 1
                let values = row[0].integer.flatMap { values[$0] } ?? [:]
                guard let weight = values["WEIGHT"] else {
                    file.emptyCount += 1
                    return
                }
                var entry = DatabaseRow(number: number, moment: row[1], weight: weight.value)
                entry.unit = WeightUnit.named(weight.unit.lowercased())
                if let fat = values["BODY_FAT"], fat.unit == "PERCENT" {
                    entry.measures.bodyFat = fat.value.decimal
                }
                entry.measures.waist = values["WAIST"].flatMap { waist in
                    waist.value.decimal.map { waist.unit == "INCH" ? $0 * 2.54 : $0 }
                }
                entry.note = file.cleaned(values["COMMENT"]?.value.text ?? "")
                entry.owner = row[2].integer.flatMap { owners[$0] } ?? 0
                file.add(entry)
            }
        }
    )

    // Version 2, always in kilograms.
    static let openScale2 = DatabaseImporter(
        format: .openScale2,
        tables: ["scalemeasurements"],
        read: { database, file throws(ArchiveFault) in
            let users = ["id", "username", "bodyHeight"]
            let owners = try owners(in: database, "scaleusers", users, &file)
            var number = 0
            let columns = ["datetime", "weight", "fat", "waist", "comment", "userId", "enabled"]
            try database.read("scalemeasurements", columns) { row throws(ArchiveFault) in
                number += 1
                guard row[6] != .integer(0) else { return }
                var entry = DatabaseRow(number: number, moment: row[0], weight: row[1])
                entry.measures.bodyFat = row[2].decimal
                entry.measures.waist = row[3].decimal
                entry.note = file.cleaned(row[4].text ?? "")
                entry.owner = row[5].integer.flatMap { owners[$0] } ?? 0
                file.add(entry)
            }
        }
    )

    // A single user is the person who imports; several are people of the file.
    private static func owners(
        in database: SQLiteFile,
        _ table: String,
        _ columns: [String],
        _ file: inout ImportedFile
    ) throws(ArchiveFault) -> [Int: Int] {
        var users = [(id: Int, person: Person)]()
        try database.read(table, columns) { row throws(ArchiveFault) in
            guard let id = row[0].integer, users.count < 100 else { return }
            let name = file.cleaned(row[1].text ?? "")
            let height = row[2].decimal ?? 0
            users.append(
                (
                    id,
                    Person(id: UUID(naming: "openscale \(id) \(name)"), name: name, height: height)
                )
            )
        }
        guard users.count > 1 else { return [:] }
        file.people = users.map(\.person)
        return Dictionary(users.enumerated().map { ($0.element.id, $0.offset) }) { $1 }
    }
}
