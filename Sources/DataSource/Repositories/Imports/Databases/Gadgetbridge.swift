extension DatabaseImporter {
    // Older scales have their own table; newer ones share another.
    static let gadgetbridge = DatabaseImporter(
        format: .gadgetbridge,
        tables: weightTables,
        read: { database, file throws(ArchiveFault) in
            var number = 0
            for (source, table) in weightTables.enumerated() {
                let columns = ["timestamp", "weight_kg"]
                try database.read(table, columns) { row throws(ArchiveFault) in
                    number += 1
                    file.add(
                        DatabaseRow(
                            number: number,
                            moment: row[0],
                            weight: row[1],
                            source: source + 1
                        )
                    )
                }
            }
        }
    )

    private static let weightTables = ["mi_scale_weight_sample", "generic_weight_sample"]
}
