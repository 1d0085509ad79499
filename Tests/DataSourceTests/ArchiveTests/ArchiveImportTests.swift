import Essentials
import Testing

@testable import DataSource

/// Exports of phones as they come: archives, and databases in them.
@Suite(.timeLimit(.minutes(10)))
struct ArchiveImportTests {
    private let folder = TemporaryFolder()
    private let sut = ImportRepository(.liveValue)

    private func read(_ name: String, as format: ImportFormat? = nil) throws -> [ImportedFile] {
        try sut.files(of: sut.open("\(folder.path)/\(name)"), named: name, as: format) { _ in true }
    }

    private func run(_ command: String) throws {
        let outcome = try Program.run(["sh", "-c", "cd '\(folder.path)' && \(command)"])
        try #require(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
    }

    private func database(_ name: String, _ statements: String) throws {
        try folder.write(statements, "script.sql")
        try run("sqlite3 '\(name)' <script.sql")
    }

    @Test
    func files_healthConnect_weightsInGramsOnTheirClock_withBodyFatAndHeight() throws {
        try database(
            "health_connect_export.db",
            """
            CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY, package_name TEXT, app_name TEXT);
            INSERT INTO application_info_table VALUES (1, 'com.scale', 'Scale'), (2, 'com.copy', NULL),
                (3, 'com.other', 'Other');
            CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB NOT NULL UNIQUE,
                app_info_id INTEGER, time INTEGER, zone_offset INTEGER, local_date_time INTEGER, weight REAL,
                FOREIGN KEY (app_info_id) REFERENCES application_info_table(row_id));
            INSERT INTO weight_record_table VALUES (1, x'01', 1, 1795327200000, 32400, 0, 72400.0),
                (2, x'02', 2, 1795327200000, 32400, 0, 72400.0), (3, x'03', 1, 1795413600000, 32400, 0, 0.0),
                (4, x'04', 1, 'x', 32400, 0, 71000.0);
            CREATE TABLE body_fat_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, percentage REAL);
            INSERT INTO body_fat_record_table VALUES (1, 1795327260000, 32400, 21.5);
            CREATE TABLE height_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, height REAL);
            INSERT INTO height_record_table VALUES (1, 1795327200000, 32400, 1.78);
            CREATE TABLE bone_mass_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, mass REAL);
            INSERT INTO bone_mass_record_table VALUES (1, 1795327200000, 3100.0);
            """
        )
        try run("zip -q 'Health Connect.zip' health_connect_export.db")
        for name in ["health_connect_export.db", "Health Connect.zip"] {
            let file = try #require(try read(name).first)
            #expect(file.format == .healthConnect)
            #expect(file.readings.map(\.weight) == [72.4, 72.4])
            #expect(file.readings.map(\.source) == [1, 2])
            #expect(file.readings[0].date == Day("2026-11-22").map { .day($0) })
            #expect(file.readings[0].time == TimeOfDay("15:00"))
            #expect(file.readings[0].measures.bodyFat == 21.5)
            #expect(file.heights.map(\.height) == [178])
            #expect(file.refusals.map(\.reason) == [.notAWeight, .notADate])
            #expect(file.apps == [1: "Scale", 2: "com.copy"])
            #expect(file.ignoredColumns == ["bone mass"])
        }
    }

    @Test
    func files_openScale3_withItsLog_readsWhatIsOnlyThere() throws {
        try database(
            "openScale.db",
            """
            .output /dev/null
            PRAGMA journal_mode=wal;
            PRAGMA wal_autocheckpoint=0;
            CREATE TABLE User (id INTEGER PRIMARY KEY NOT NULL, name TEXT, heightCm REAL, birthDate INTEGER);
            INSERT INTO User VALUES (1, 'Ann', 168.0, 0);
            CREATE TABLE MeasurementType (id INTEGER PRIMARY KEY NOT NULL, key TEXT, unit TEXT);
            INSERT INTO MeasurementType VALUES (1, 'WEIGHT', 'LB'), (3, 'BODY_FAT', 'PERCENT'), (8, 'WAIST', 'INCH'), (5, 'MUSCLE', 'PERCENT'), (23, 'COMMENT', 'NONE');
            CREATE TABLE Measurement (id INTEGER PRIMARY KEY NOT NULL, userId INTEGER, timestamp INTEGER);
            CREATE TABLE MeasurementValue (id INTEGER PRIMARY KEY NOT NULL, measurementId INTEGER, typeId INTEGER, floatValue REAL, intValue INTEGER, textValue TEXT);
            INSERT INTO Measurement VALUES (7, 1, 1795327200000), (8, 1, 1795413600000);
            INSERT INTO MeasurementValue VALUES (1, 7, 1, 159.60000610351562, NULL, NULL), (2, 7, 3, 21.0, NULL, NULL), (3, 7, 8, 35.0, NULL, NULL), (4, 7, 5, 40.0, NULL, NULL), (5, 7, 23, NULL, NULL, 'after a run');
            .system mkdir out; cp openScale.db openScale.db-wal out
            """
        )
        try run("cd out && zip -q ../openscale.zip openScale.db openScale.db-wal")
        for name in ["openscale.zip", "out/openScale.db"] {
            let file = try #require(try read(name).first)
            #expect(file.format == .openScale)
            let reading = try #require(file.readings.first)
            #expect(reading.weight == 159.6)
            #expect(reading.unit == .pounds)
            #expect(reading.date == .instant(1_795_327_200))
            #expect(reading.measures.bodyFat == 21)
            #expect(reading.measures.waist.map { abs($0 - 88.9) < 1e-9 } == true)
            #expect(reading.note == "after a run")
            #expect(file.emptyCount == 1)
            #expect(file.ignoredColumns == ["muscle"])
        }
        // Marked as with a log, and without one: read as it is.
        try run("cp out/openScale.db alone.db")
        #expect(throws: ImportFailure.database(file: "alone.db")) { try read("alone.db") }
    }

    @Test
    func files_openScale2_ofTwoPeople_namesThem() throws {
        try database(
            "openScale.db",
            """
            CREATE TABLE scaleUsers (id INTEGER PRIMARY KEY, username TEXT, birthday INTEGER, bodyHeight REAL);
            INSERT INTO scaleUsers VALUES (1, 'Ann', 0, 168.0), (2, 'Bob', 0, 181.0);
            CREATE TABLE scaleMeasurements (id INTEGER PRIMARY KEY, userId INTEGER, enabled INTEGER, datetime INTEGER, weight REAL, fat REAL, waist REAL, comment TEXT);
            INSERT INTO scaleMeasurements VALUES (1, 2, 1, 1795327200000, 81.0999984741211, 0.0, 0.0, NULL),
                (2, 1, 1, 1795327200000, 64.0, 25.0, 70.0, ''), (3, 1, 0, 1795327200000, 60.0, 0.0, 0.0, NULL);
            """
        )
        let file = try #require(try read("openScale.db").first)
        #expect(file.format == .openScale2)
        #expect(file.people.map(\.name) == ["Ann", "Bob"])
        #expect(file.readings.map(\.weight) == [81.1, 64])
        #expect(file.readings.map(\.owner) == [1, 0])
        #expect(try read("openScale.db").first?.people == file.people)
    }

    @Test
    func files_gadgetbridge_readsBothTables() throws {
        try database(
            "Gadgetbridge",
            """
            CREATE TABLE MI_SCALE_WEIGHT_SAMPLE (TIMESTAMP INTEGER NOT NULL, DEVICE_ID INTEGER NOT NULL, USER_ID INTEGER NOT NULL, WEIGHT_KG REAL NOT NULL, PRIMARY KEY (TIMESTAMP, DEVICE_ID) ON CONFLICT REPLACE) WITHOUT ROWID;
            CREATE TABLE GENERIC_WEIGHT_SAMPLE (TIMESTAMP INTEGER NOT NULL, DEVICE_ID INTEGER NOT NULL, USER_ID INTEGER NOT NULL, WEIGHT_KG REAL NOT NULL, PRIMARY KEY (TIMESTAMP, DEVICE_ID) ON CONFLICT REPLACE) WITHOUT ROWID;
            INSERT INTO MI_SCALE_WEIGHT_SAMPLE VALUES (1795327200000, 1, 1, 72.0);
            INSERT INTO GENERIC_WEIGHT_SAMPLE VALUES (1795413600000, 2, 1, 71.5);
            """
        )
        try run("mkdir database && cp Gadgetbridge database && zip -q -r export.zip database")
        let file = try #require(try read("export.zip").first)
        #expect(file.format == .gadgetbridge)
        #expect(file.name == "export.zip/database/Gadgetbridge")
        #expect(file.readings.map(\.weight) == [72, 71.5])
    }

    @Test
    func files_appleHealthArchive_readsTheExportAndNotTheTables() throws {
        let export = OtherFiles.texts[.appleHealth] ?? ""
        try folder.write(export, "apple_health_export/export.xml")
        try folder.write("Date,Weight (kg)\n2026-11-20,50\n", "apple_health_export/other.csv")
        try folder.write("<ClinicalDocument/>", "apple_health_export/export_cda.xml")
        try run("zip -q -r export.zip apple_health_export")
        let files = try read("export.zip")
        #expect(files.map(\.format) == [.appleHealth])
        let alone = try OtherFiles.read(Array(export.utf8))
        #expect(files[0].readings == alone.readings)
    }

    @Test
    func files_severalFilesOfOneProgram_areAllRead() throws {
        let month = OtherFiles.texts[.fitbitArchive] ?? ""
        try folder.write(month, "Fitbit/Global Export Data/weight-2024-03-05.json")
        try folder.write(month, "Fitbit/Global Export Data/weight-2024-04-04.json")
        try run("zip -q -r takeout.zip Fitbit")
        #expect(try read("takeout.zip").map(\.readings.count) == [2, 2])
    }

    @Test
    func files_tableInJapanese_orWithNamedColumns_isReadInAnArchiveToo() throws {
        try folder.write("日付,体重(kg)\n2026-11-20,72.4\n", "utf8.csv")
        try folder.write("wann;wie viel\n2026-11-20;72.4\n", "odd/odd.csv")
        try run("iconv -f UTF-8 -t CP932 utf8.csv >sjis.csv && zip -q sjis.zip sjis.csv")
        try run("zip -q -r odd.zip odd")
        #expect(try read("sjis.zip").flatMap(\.readings).map(\.weight) == [72.4])
        let sample = TableSample([["wann", "wie viel"], ["2026-11-20", "72.4"]])
        #expect(throws: ImportFailure.unknown(file: "odd.zip/odd/odd.csv", sample: sample)) {
            try read("odd.zip")
        }
        let columns = try ImportedColumns("date,weight (kg)")
        let stream = try sut.open("\(folder.path)/odd.zip")
        let files = try sut.files(of: stream, named: "f", as: nil, columns: columns) { _ in true }
        #expect(files.flatMap(\.readings).map(\.weight) == [72.4])
    }

    @Test
    func files_whatIsNoExport_isNamed() throws {
        try folder.write("nothing", "a.txt")
        try folder.write("x", "xl/workbook.xml")
        try run("zip -q a.zip a.txt && zip -q -r sheet.xlsx xl && zip -q b.zip a.zip")
        try run("zip -q -P word secret.zip a.txt && head -c 100 a.zip >cut.zip")
        try database("other.db", "CREATE TABLE song (id INTEGER);")
        #expect(throws: ImportFailure.nothingInside(file: "a.zip")) { try read("a.zip") }
        #expect(throws: ImportFailure.spreadsheet(file: "sheet.xlsx")) { try read("sheet.xlsx") }
        #expect(throws: ImportFailure.archive(file: "b.zip")) { try read("b.zip") }
        #expect(throws: ImportFailure.encrypted(file: "secret.zip/a.txt")) {
            try read("secret.zip")
        }
        #expect(throws: ImportFailure.damaged(file: "cut.zip")) { try read("cut.zip") }
        #expect(throws: ImportFailure.database(file: "other.db")) { try read("other.db") }
        #expect(throws: ImportFailure.notThat(file: "a.zip", .libra)) {
            try read("a.zip", as: .libra)
        }
    }

    @Test
    func files_besideThoseThatCannotBeRead_comeInAndNameThem() throws {
        try folder.write("Date,Weight (kg)\n2026-11-20,72.4\n", "w.csv")
        try folder.write("Date,Weight (kg)\n2026-11-21,72.4\n", "other.csv")
        try folder.write(String(repeating: "wann;wie viel\n1;2\n", count: 9), "odd.csv")
        try folder.write("print('a')", "mk.py")
        try folder.write(String(repeating: "a picture ", count: 99), "photo.jpg")
        try run("zip -q a.zip w.csv && zip -q -Z bzip2 a.zip photo.jpg && zip -q -P x a.zip mk.py")
        let alone = try read("a.zip")
        #expect(alone.map(\.readings.count) == [1] && alone[0].omitted == [])
        try run("zip -q -P x a.zip other.csv && zip -q -Z bzip2 a.zip odd.csv")
        #expect(
            try read("a.zip").first?.omitted == [
                .encrypted(file: "a.zip/other.csv"), .unknownMethod(file: "a.zip/odd.csv"),
            ]
        )
        try run("zip -q b.zip w.csv odd.csv && zip -q -0 b.zip other.csv")
        let rows = [["wann", "wie viel"], ["1", "2"]]
        let sample = TableSample(rows + rows)
        let odd = ImportFailure.unknown(file: "b.zip/odd.csv", sample: sample)
        #expect(try read("b.zip").map(\.omitted) == [[odd], []])
        try run("LC_ALL=C sed 's/2026-11-21/2026-11-22/' b.zip >c.zip")
        let files = try read("c.zip")
        #expect(files.map(\.name) == ["c.zip/w.csv"])
        #expect(files[0].omitted.first == .damaged(file: "c.zip/other.csv"))
    }

    @Test
    func files_stopped_isCancelled() throws {
        try folder.write(OtherFiles.texts[.appleHealth] ?? "", "export.xml")
        try run("zip -q export.zip export.xml")
        let stream = try sut.open("\(folder.path)/export.zip")
        #expect(throws: ImportFailure.cancelled) {
            try sut.files(of: stream, named: "f", as: nil) { _ in false }
        }
    }
}
