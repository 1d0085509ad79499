import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct TableReadingTests {
    private func read(_ rows: String...) throws -> ImportedFile {
        let text = "Date,Weight (kg),Note\n" + rows.map { "\($0)\n" }.joined()
        return try OtherFiles.read(Array(text.utf8))
    }

    @Test
    func read_listOfObjects_isATable() throws {
        let text = """
            [
              {"date": "2024-01-01", "weight": 70.5, "note": "a \\"b\\", c", "tags": [1]},
              {"weight": null, "date": "2024-01-02"},
              {"date": "x", "weight": 71, "unit": "kg"},
              {"date": "2024-01-04", "weight": "72", "unit": "lb"}
            ]
            """
        let file = try OtherFiles.read(Array(text.utf8))
        #expect(file.format == .table)
        #expect(file.readings.map(\.weight) == [70.5, 72])
        #expect(file.readings.map(\.line) == [2, 5])
        #expect(file.readings.map(\.unit) == [nil, .pounds])
        #expect(file.readings[0].note == "a \"b\", c")
        #expect(file.emptyCount == 1)
        #expect(file.refusals.map(\.line) == [4])
        let cut = try OtherFiles.read(Array(text.dropLast(20).utf8))
        #expect(cut.readings.count == 1)
        #expect(cut.refusals.map(\.reason) == [.notADate, .malformed])
    }

    @Test
    func read_listOfObjectsWithOtherKeys_namesThem_andTakesColumns() throws {
        let text = #"[{"when":"2024-01-01","kilos":70.5},{"when":"2024-01-02","kilos":71}]"#
        let bytes = Array(text.utf8)
        let sample = TableSample([
            ["when", "kilos"], ["2024-01-01", "70.5"], ["2024-01-02", "71"],
        ])
        #expect(throws: ImportFailure.unknown(file: "file", sample: sample)) {
            try OtherFiles.read(bytes)
        }
        let sut = ImportRepository(.testValue)
        let columns = try ImportedColumns("date,weight (kg)")
        let files = try sut.files(of: FileStream(bytes), named: "f", as: nil, columns: columns) {
            _ in true
        }
        #expect(files.flatMap(\.readings).map(\.weight) == [70.5, 71])
        #expect(throws: ImportFailure.unknown(file: "f")) {
            try sut.files(
                of: FileStream(Array(#"{"a":[1,2],"b":3}"#.utf8)),
                named: "f",
                as: nil,
                columns: columns
            ) { _ in true }
        }
    }

    @Test
    func read_timeInDigits_isATimeInAColumnOfTimes() throws {
        let text = "Date,Time,Weight (kg)\n2024-01-01,0730,70\n"
        let file = try OtherFiles.read(Array(text.utf8))
        #expect(file.readings.map(\.time) == [TimeOfDay(hour: 7, minute: 30)])
    }

    @Test(arguments: [
        ("19h31", "19:31"), ("7:5", "07:05"), ("7pm", "19:00"), ("7:30 p.m.", "19:30"),
        ("午後7時半", "19:30"), ("７：３０", "07:30"), ("noon", "12:00"), ("07:30:15.250", "07:30"),
    ])
    func time_asAFieldReadsIt_isRead(text: String, time: String) throws {
        let table = "Date,Time,Weight (kg)\n2025-12-24,\(text),81.4\n"
        let file = try OtherFiles.read(Array(table.utf8))
        #expect(file.readings.map(\.time?.description) == [time], "\(file.refusals)")
    }

    // A number alone may be an hour or the fraction of a day.
    @Test(arguments: ["2460", "7", "7.30", "0.31", "730", "13pm", "2025-12-24", "soon"])
    func time_thatIsNone_isNotCalledADate(text: String) throws {
        let table = "Date,Time,Weight (kg)\n2025-12-24,\(text),81.4\n"
        let file = try OtherFiles.read(Array(table.utf8))
        #expect(file.refusals.map(\.reason) == [.notATime])
        #expect(file.refusals.map(\.text) == [text])
    }

    @Test(
        arguments: [
            "-2024-01-06,70,": .notADate, "/1/2/2024,70,": .notADate,
            "2024-01--06,70,": .notADate, "x,70,": .notADate, "2024-13-01,70,": .noSuchDay,
            "2024/02/30,70,": .noSuchDay,
            "1704067200 Mon,70,": .notADate, "1704067200 07:30,70,": .notADate,
            "2024-01-01 25:00,70,": .notATime, "2024-01-01,seventy,": .notAWeight,
            "2024-01-01,-70,": .notAWeight, "2024-01-01,1e308,": .notAWeight,
            "2024-01-01,NaN,": .notAWeight, "2024-01-01,inf,": .notAWeight,
            "2024-01-01,70.5.1,": .notAWeight, "2024-01-01,\"1.070,5\",": .bothDecimalMarks,
            "2024-01-01,70,5,note": .columns, "2024-01-01,\"70\"5,": .quotes,
            "2024-01-01,70 cm,": .notAWeight, "2024-01-01,70,a,b": .columns,
            "2024-01-01,\(String(repeating: "9", count: 400)),": .notAWeight,
            "2024-01-01,70,\(String(repeating: "x", count: 200_000))": .tooLong,
            "2024-01-01,70\(String(repeating: ",", count: 1_000_000))": .tooLong,
        ] as [String: ImportRefusal.Reason]
    )
    func read_badLine_isRefusedAndTheOthersAreRead(
        row: String,
        reason: ImportRefusal.Reason
    ) throws {
        let file = try read("2024-01-01,70,", row, "2024-01-03,71,")
        #expect(file.readings.map(\.weight) == [70, 71])
        #expect(file.refusals.map(\.line) == [3])
        #expect(file.refusals.map(\.reason) == [reason])
    }

    @Test(
        arguments: [
            ("x,70,", "x"), ("2024-01-01,seventy,", "seventy"),
            ("2024-01-01,\"1.070,5\",", "1.070,5"), ("2024-01-01,70\t\u{1B}[1m,", "70␉␛[1m"),
            (
                "2024-01-01,\(String(repeating: "9", count: 400)),",
                String(repeating: "9", count: 24) + "…"
            ),
            ("2024-01-01,70,a,b", ""),
        ]
    )
    func read_badLine_isQuoted_shortAndWithoutControls(row: String, text: String) throws {
        #expect(try read(row).refusals.map(\.text) == [text])
    }

    @Test(arguments: ["", "--", "0", "0.0", "null", "NULL", " ", "0 kg"])
    func read_absentWeight_isNoReadingAndNoFlaw(text: String) throws {
        let file = try read("2024-01-01,\(text),a", "2024-01-02,70,")
        #expect(file.readings.count == 1)
        #expect(file.refusedCount == 0)
        #expect(file.emptyCount == 1)
    }

    @Test(arguments: [
        ("weight (st),weight (lb)", "12,8.4", "176.4 pounds"),
        ("weight (lb),weight (st)", "8.4,12", "176.4 pounds"),
        ("weight (st),weight (lb)", "12,", "12.0 stones"),
        ("weight (st),weight (lb)", "12,0", "12.0 stones"),
        ("weight (st),weight (lb)", ",176.4", "176.4 pounds"),
        ("weight (st),weight (lb)", "12.6,176.4", "12.6 stones"),
        ("weight (st),weight (lb)", "12,176.4", "contradiction"),
        ("weight (st),weight (lb),weight (kg)", "12,8.4,80.01", "80.01 kilograms"),
        ("weight (st),weight (lb),weight (kg)", "12,8.4,76.2", "contradiction"),
        ("weight (kg),weight (lb)", "80.2,176.8", "80.2 kilograms"),
        ("weight (kg),weight (lb)", "80,177", "80.0 kilograms"),
        ("weight (kg),weight (lb)", "80.2,150", "contradiction"),
        ("weight (kg),weight (lb)", ",150", "150.0 pounds"),
        ("weight (kg),weight (lb)", "80.2,x", "weight"),
        ("weight grams,weight (kg)", "80200,80.2", "80.2 kilograms"),
    ])
    func read_severalColumnsOfWeights_sayOne(head: String, row: String, said: String) throws {
        let file = try OtherFiles.read(Array("date,\(head)\n2024-01-06,\(row)\n".utf8))
        let weights = file.readings.map { reading in
            "\((reading.weight * 1e6).rounded() / 1e6) \(reading.unit?.rawValue ?? "")"
        }
        #expect(weights + file.refusals.map(\.reason.rawValue) == [said])
        #expect(file.format == .table)
        #expect(file.ignoredColumns.isEmpty)
    }

    @Test
    func read_quotesAndLineBreaksInFields_areUnderstood() throws {
        let file = try read(
            "2024-01-01,70,\"a \"\"b\"\"\nc, d\"",
            "",
            "\"2024-01-02\",\"70,5\",e\"f",
            "2024-01-03 , 71 kg ,\u{1}a\u{7F}\u{9B}31mb"
        )
        #expect(file.readings.map(\.note) == ["a \"b\"\nc, d", "e\"f", "a31mb"])
        #expect(file.readings.map(\.weight) == [70, 70.5, 71])
        #expect(file.readings.map(\.line) == [2, 5, 6])
        #expect(file.cleanedCount == 1)
    }

    @Test
    func read_endOfFileWithinALine_isRefused() throws {
        let text = "Date,Weight (kg),Note\n2024-01-01,70,\n2024-01-02,7"
        let file = try OtherFiles.read(Array(text.utf8))
        #expect(file.readings.count == 1)
        #expect(file.refusals.map(\.reason) == [.cut])
        let open = try OtherFiles.read(Array("\(text)1,\"never closed\n2024-01-03,72,\n".utf8))
        #expect(open.readings.count == 1)
        #expect(open.refusals.map(\.reason) == [.quotes])
    }

    @Test
    func read_manyRefusals_areCountedAndBounded() throws {
        let rows = String(repeating: "x,70,\n", count: 5000)
        let file = try OtherFiles.read(Array("Date,Weight (kg),Note\n\(rows)".utf8))
        #expect(file.refusedCount == 5000)
        #expect(file.refusals.count == ImportedFile.mostRefusals)
    }

    @Test
    func read_moreThanALife_throws() {
        let rows = String(repeating: "2024-01-01,70,\n", count: ImportedFile.mostReadings + 1)
        #expect(
            throws: ImportFailure.tooMany(file: "file", limit: ImportedFile.mostReadings)
        ) {
            try OtherFiles.read(Array("Date,Weight (kg),Note\n\(rows)".utf8))
        }
    }

    @Test(arguments: [
        ("1/2/2024", ImportedDate.parts(1, 2, 2024)), ("02/03/17", .parts(2, 3, 17)),
        ("1704067200", .instant(1_704_067_200)), ("1704067200000", .instant(1_704_067_200)),
        ("2024-01-01T10:00:00Z", .instant(1_704_103_200)),
        ("2024-01-01 10:00 +01:30", .instant(1_704_097_800)),
        ("Mon, 1 Jan 2024 07:30 pm", .day(Day(number: 19_723))),
        ("1-Jan-24", .day(Day(number: 19_723))), ("Jan 1st, 24", .day(Day(number: 19_723))),
        ("1. Januar 2024", .day(Day(number: 19_723))), ("1 janv. 2024", .day(Day(number: 19_723))),
        ("2024年1月1日(月)", .day(Day(number: 19_723))), ("2024년 1월 1일", .day(Day(number: 19_723))),
        ("令和6年1月1日", .day(Day(number: 19_723))), ("R6.1.1", .day(Day(number: 19_723))),
        ("２０２４−０１−０１", .day(Day(number: 19_723))), ("24年1月2日", .day(Day(number: 19_724))),
        ("1.1.24", .day(Day(number: 19_723))), ("2/1/2024年", .parts(2, 1, 2024)),
        ("2/1/2024 7pm", .parts(2, 1, 2024)), ("2/1/2024.", .parts(2, 1, 2024)),
        ("20240101 07:30", .day(Day(number: 19_723))),
    ])
    func read_dates(text: String, date: ImportedDate) throws {
        let file = try read("\"\(text)\",70,")
        #expect(file.readings.map(\.date) == [date], "\(file.refusals)")
    }

    @Test(arguments: [
        ("72400 g", 72.4, WeightUnit.kilograms), ("７２，４ｋｇ", 72.4, .kilograms),
        ("72.4 キロ", 72.4, .kilograms), ("160 pounds", 160, .pounds), ("72.", 72, nil),
        ("11st 6.5lb", 160.5, .pounds), ("11.0 st 6.5", 160.5, .pounds),
    ])
    func read_weights(text: String, weight: Double, unit: WeightUnit?) throws {
        let file = try read("2024-01-01,\"\(text)\",")
        #expect(file.readings.map(\.weight) == [weight], "\(file.refusals)")
        #expect(file.readings.map(\.unit) == [unit])
    }

    @Test(arguments: [
        ("5'10\"", 177.8), ("5 ft 10 in", 177.8), ("5’10”", 177.8), ("1m78", 178), ("1.78", 178),
        ("178センチ", 178), ("70 in", 177.8), ("1m8", 0), ("5'13", 0), ("tall", 0),
    ])
    func read_heights(text: String, height: Double) throws {
        let cell = text.replacing("\"", with: "\"\"")
        let table = "Date,Weight (kg),Height (cm)\n2024-01-01,70,\"\(cell)\"\n"
        let file = try OtherFiles.read(Array(table.utf8))
        let read = try #require(file.readings.first?.height)
        #expect(abs(read - height) < 1e-9)
    }

    @Test
    func spreadsheetText_comesBackAsItWas() {
        for text in ["=1+1", "+a", "-a", "@a", "\ta", "'=1", "''=1", "'a", "-5", "'-5", "", "a"] {
            let written = SpreadsheetText.written(text)
            #expect(SpreadsheetText.read(written) == text)
            let first = written.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) }
            #expect(first != true || Double(written) != nil)
        }
    }
}

@Suite(.timeLimit(.minutes(10)))
struct ImportedColumnsTests {
    @Test
    func roles_areThoseOfTheirHeads() {
        for role in ImportedColumns.roles { #expect(ImportedColumns.role(of: role) == role) }
        #expect(ImportedColumns.role(of: "体重") == "weight")
        #expect(ImportedColumns.role(of: "Weight (lbs)") == "weight (lb)")
        #expect(ImportedColumns.role(of: "Steps") == "-")
    }

    private func read(_ text: String, _ columns: String) throws -> ImportedFile {
        try ImportRepository(.testValue).read(
            FileStream(Array(text.utf8)),
            named: "file",
            as: nil,
            columns: ImportedColumns(columns)
        ) { _ in true }
    }

    @Test(arguments: [
        ("2025-12-24,81.4\n2025-12-25,81.2\n", "date,weight"),
        ("when;x;kg\n2025-12-24;9;81.4\n2025-12-25;9;81.2\n", "date,-,weight"),
        ("a\tb\tc\n1\t2025-12-24\t81.4\n1\t2025-12-25\t81.2\n", "weight=3, date=2"),
    ])
    func read_namedColumns_readsEachRow(text: String, columns: String) throws {
        let file = try read(text, columns)
        #expect(file.readings.map(\.weight) == [81.4, 81.2])
        #expect(file.refusedCount == 0)
        #expect(file.format == .table)
    }

    @Test
    func read_unitAndTime_areThoseOfTheNames() throws {
        let file = try read("81.4,2025-12-24,7:30 AM,note\n", "weight (lb),Datum,time,Notiz")
        let reading = try #require(file.readings.first)
        #expect(file.unit?.unit == .pounds)
        #expect(reading.time == TimeOfDay("07:30"))
        #expect(reading.note == "note")
    }

    @Test
    func init_whatIsNoColumn_isNamed() {
        #expect(throws: ImportedColumns.Fault.unknown("wait")) { try ImportedColumns("date,wait") }
        #expect(throws: ImportedColumns.Fault.unknown("weight=x")) {
            try ImportedColumns("date,weight=x")
        }
        #expect(throws: ImportedColumns.Fault.incomplete) { try ImportedColumns("date,note") }
        for text in ["date,day,weight", "date,weight,Weight", "date,weight=1"] {
            #expect(throws: ImportedColumns.Fault.self) { try ImportedColumns(text) }
        }
        #expect(throws: Never.self) { try ImportedColumns("date,weight (st),weight (lb)") }
    }

    @Test(arguments: [
        "Date,Mass,Unit\n2024-03-05 07:30,70,kg",
        "Date de mesure;Heure;Poids (kg)\n05/03/2024;7h30;70", "計測日時,体重（ｋｇ）\n2024-03-05 07:30,70",
        "Datum,Zeit,Gewicht in kg\n05.03.2024,07:30,70",
        "Date,Clock,Weight (kg)\n2024-03-05,0730,70",
        "Date,Weight/Body Mass (kg)\n2024-03-05 07:30,70",
        "Date,Weight (kg)\n\"Mar 5, 2024 at 7:30 AM\",70",
    ])
    func read_headsAndTimesOfOtherTables_areUnderstood(text: String) throws {
        let file = try OtherFiles.read(Array(text.utf8))
        let reading = try #require(file.readings.first, "\(file.refusals)")
        #expect(reading.weight == 70)
        #expect(reading.time == TimeOfDay(hour: 7, minute: 30))
        #expect(file.unit?.unit ?? reading.unit == .kilograms)
        #expect(file.refusedCount == 0)
    }
}
