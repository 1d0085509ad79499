extension DatabaseImporter {
    // One weight may be written by several apps; each row says by which.
    static let healthConnect = DatabaseImporter(
        format: .healthConnect,
        tables: [weights],
        read: { database, file throws(ArchiveFault) in
            var number = 0
            let columns = ["time", "zone_offset", "weight", "app_info_id"]
            try database.read(weights, columns) { row throws(ArchiveFault) in
                number += 1
                file.add(
                    DatabaseRow(
                        number: number,
                        moment: row[0],
                        offset: row[1],
                        weight: row[2],
                        isInGrams: true,
                        source: row[3].integer ?? 0
                    )
                )
            }
            try readApps(database, &file)
            try readOthers(database, &file)
        }
    )

    private static let weights = "weight_record_table"

    private static func readApps(
        _ database: SQLiteFile,
        _ file: inout ImportedFile
    ) throws(ArchiveFault) {
        let writers = Set(file.readings.map(\.source))
        let columns = ["row_id", "app_name", "package_name"]
        try database.read("application_info_table", columns) { row throws(ArchiveFault) in
            guard let id = row[0].integer, writers.contains(id),
                let name = row[1].text ?? row[2].text
            else { return }
            file.note(name, of: id)
        }
    }

    private static let others: [(table: String, column: String, name: String)] = [
        ("lean_body_mass_record_table", "mass", "lean body mass"),
        ("bone_mass_record_table", "mass", "bone mass"),
        ("body_water_mass_record_table", "body_water_mass", "body water"),
    ]

    private static func readOthers(
        _ database: SQLiteFile,
        _ file: inout ImportedFile
    ) throws(ArchiveFault) {
        var records = HealthRecords()
        let ofFat = ["time", "zone_offset", "percentage"]
        try database.read("body_fat_record_table", ofFat) { row throws(ArchiveFault) in
            guard let moment = ParsedMoment(row[0], offset: row[1]), let fat = row[2].decimal
            else { return }
            records.add(.bodyFat, moment, fat)
        }
        records.giveMeasures(to: &file)
        let ofHeight = ["time", "zone_offset", "height"]
        try database.read("height_record_table", ofHeight) { row throws(ArchiveFault) in
            guard case .day(let day)? = ParsedMoment(row[0], offset: row[1])?.date,
                let metres = row[2].decimal, file.heights.count < ImportedFile.mostReadings
            else { return }
            file.heights.append(ImportedHeight(day: day, height: metres * 100))
        }
        for other in others {
            var isThere = false
            try database.read(other.table, [other.column]) { _ in isThere = true }
            if isThere { file.ignoredColumns.append(other.name) }
        }
    }
}
