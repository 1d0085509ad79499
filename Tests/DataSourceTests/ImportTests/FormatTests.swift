import Testing

@testable import DataSource

/// What each program's files say.
@Suite(.timeLimit(.minutes(10)))
struct FormatTests {
    private static let first = Day(year: 2024, month: 3, day: 5)

    /// Line, day, time, weight, unit beside it and note of each reading.
    private func said(_ file: ImportedFile) -> [String] {
        file.readings.map { reading in
            let date =
                switch reading.date {
                case .day(let day): "\(day)"
                case .parts(let one, let two, let three): "\(one)/\(two)/\(three)"
                case .instant(let seconds): "\(seconds)"
                }
            let time = reading.time.map { " \($0)" } ?? ""
            let unit = reading.unit.map { " \($0.rawValue)" } ?? ""
            let note = reading.note.isEmpty ? "" : " \(reading.note)"
            return "\(reading.line): \(date)\(time) \(reading.weight)\(unit)\(note)"
        }
    }

    private static let plain = ["2024-03-05 07:00 68.35", "2024-03-06 07:10 68.1"]

    @Test(
        arguments: [
            .csv: [
                "2: 2024-03-05 07:00 68.35", "3: 2024-03-06 07:10 68.1 after \"that\", run",
                "4: 2024-03-07 07:20 68.0 =1+1",
            ],
            .fitbit: ["3: 2024-03-05 68.35", "4: 2024-03-06 68.1"],
            .fitbitArchive: ["1: 3/5/24 07:00 150.7", "9: 3/6/24 150.1"],
            .garmin: [
                "3: 2024-03-06 08:28 68.1 kilograms", "4: 2024-03-06 19:05 68.4 kilograms",
                "6: 2024-03-05 17:08 68.35 kilograms",
            ],
            .googleFit: ["2: 2024-03-05 68.35", "3: 2024-03-06 68.1"],
            .googleHealth: [
                "2: 1709622041 68.35", "3: 1709622041 68.35", "4: 1709708400 68.1",
            ],
            .hackersDiet: [
                "6: 2024-03-05 68.35 kilograms Zürich", "7: 2024-03-06 68.1 kilograms 東京 \\ x",
                "10: 2024-04-05 150.1 pounds",
            ],
            .happyScale: ["2: 2024-03-05 150.7", "3: 2024-03-06 150.1"],
            .json: ["1: 2024-03-06 07:10 68.1 run", "2: 2024-03-05 07:00 68.35"],
            .libra: ["5: 1709622000 68.35", "6: 1709709000 68.1 after a run"],
            .openScale: ["2: 2024-03-05 07:00 68.35", "3: 2024-03-06 68.1 a, b"],
            .openScale2: ["2: 2024-03-05 07:00 68.35", "3: 2024-03-06 07:10 68.1 a \"b\""],
            .renpho: ["2: 2024-03-05 07:00 68.35", "3: 2024-03-06 07:10 68.1 a"],
            .samsung: ["3: 2024-03-05 07:00 68.35", "4: 2024-03-06 00:30 68.1 note"],
            .table: ["2: 2024-03-05 07:00 68.35", "3: 2024-03-06 07:10 68.1"],
            .trale: ["3: 2024-03-05 07:00 68.35", "4: 2024-03-06 07:10 68.1"],
            .wger: ["2: 2024-03-05 68.35", "3: 2024-03-06 68.1"],
            .withings: ["2: 2024-03-06 07:10 68.1 run", "3: 2024-03-05 07:00 68.35"],
            .zepp: ["2: 1709622041 68.35", "3: 1709709000 68.1"],
            .appleHealth: [
                "13: 2024-03-05 07:00 68.35 kilograms", "14: 2024-03-05 07:00 150.7 pounds",
                "14: 2024-03-06 23:50 10.7 stones",
            ],
        ] as [ImportFormat: [String]]
    )
    func read_eachFormat_saysWhatItHas(format: ImportFormat, expected: [String]) throws {
        let file = try OtherFiles.read(OtherFiles.bytes(format))
        #expect(file.format == format)
        #expect(said(file) == expected)
        let refused = format == .appleHealth ? [ImportRefusal.Reason.notAWeight] : []
        #expect(file.refusals.map(\.reason) == refused)
        #expect(!file.isCut)
    }

    @Test
    func read_whatIsNotTaken_isListed() throws {
        let formats: [ImportFormat] = [
            .openScale, .withings, .table, .zepp, .libra, .appleHealth, .garmin,
        ]
        let ignored = try formats.map { try OtherFiles.read(OtherFiles.bytes($0)).ignoredColumns }
        #expect(ignored[0] == [])
        #expect(ignored[1] == [])
        #expect(ignored[2] == ["Bauch"])
        #expect(ignored[3] == ["visceralFat"])
        #expect(ignored[4] == [])
        // On a day without a weight.
        #expect(ignored[5] == ["BodyFatPercentage"])
        #expect(ignored[6] == ["Skeletal Muscle Mass", "Bone Mass", "Body Water"])
    }

    @Test(
        arguments: [
            .fitbit: ["21", nil], .fitbitArchive: ["21.5", nil],
            .garmin: ["21.5", nil, "21.4"], .libra: [nil, "21"], .openScale: ["21.3", nil],
            .openScale2: ["18.5", nil], .renpho: [nil, "21"], .withings: ["16.4 kilograms", nil],
            .zepp: ["21.1", nil], .csv: [nil, nil, nil], .table: [nil, nil],
        ] as [ImportFormat: [String?]]
    )
    func read_eachFormat_keepsTheBodyFat(format: ImportFormat, expected: [String?]) throws {
        let file = try OtherFiles.read(OtherFiles.bytes(format))
        let said = file.readings.map { reading in
            reading.fatMass.map { "\($0.number) \($0.unit?.rawValue ?? "")" }
                ?? reading.measures[.bodyFat].map { "\($0)".replacing(".0", with: "") }
        }
        #expect(said == expected)
    }

    @Test(arguments: [
        ("Waist (cm)", "88", 88.0), ("waist_cm", "88,5", 88.5), ("Waist (in)", "34.5", 87.63),
        ("Taillenumfang", "88 cm", 88), ("腹囲(cm)", "88", 88), ("Waist", "0", nil),
        ("Waist", "--", nil), ("Waist", "thin", nil), ("Waist (kg)", "88", nil),
    ])
    func read_aColumnOfWaists_isKept(head: String, cell: String, waist: Double?) throws {
        let text = "Date;Weight (kg);\(head)\n2024-03-05;68,35;\(cell)\n"
        let file = try OtherFiles.read(Array(text.utf8))
        #expect(file.readings.map(\.measures[.waist]) == [waist])
        #expect(file.ignoredColumns == (head == "Waist (kg)" ? [head] : []))
    }

    @Test(arguments: [
        ("Fat (kg)", "16.4", ImportedMass(number: 16.4, unit: .kilograms)),
        ("Fat mass (lb)", "30", ImportedMass(number: 30, unit: .pounds)),
        ("Fat mass", "16.4", ImportedMass(number: 16.4, unit: nil)),
        ("Fat mass (g)", "16400", ImportedMass(number: 16.4, unit: .kilograms)),
    ])
    func read_aColumnOfFatMass_isAMass(head: String, cell: String, mass: ImportedMass) throws {
        let text = "Date,Weight (kg),\(head)\n2024-03-05,68.35,\(cell)\n"
        let file = try OtherFiles.read(Array(text.utf8))
        #expect(file.readings.map(\.fatMass) == [mass])
        #expect(file.readings.map(\.measures) == [Measures()])
    }

    // A scale writes both within a minute, and a waist is entered later that day.
    @Test
    func read_healthRecordsOfTheSameDay_goToTheNextWeight() throws {
        func record(_ type: String, _ unit: String, _ time: String, _ value: String) -> String {
            """
            <Record type="HKQuantityTypeIdentifier\(type)" unit="\(unit)" \
            startDate="2024-03-05 \(time):00 +0100" value="\(value)"/>

            """
        }
        let text =
            "<HealthData>\n" + record("BodyFatPercentage", "%", "07:00", "0.184")
            + record("BodyMass", "kg", "07:00", "68.35") + record("BodyMass", "kg", "21:00", "69")
            + record("WaistCircumference", "in", "20:00", "34.5") + "</HealthData>\n"
        let file = try OtherFiles.read(Array(text.utf8))
        #expect(
            file.readings.map(\.measures) == [
                Measures([.bodyFat: 18.4]), Measures([.waist: 87.63]),
            ]
        )
        #expect(file.ignoredColumns == [])
    }

    @Test
    func read_units_areToldByTheFile() throws {
        let units: [ImportFormat: DetectedUnit?] = [
            .withings: DetectedUnit(.kilograms, .header),
            .happyScale: DetectedUnit(.pounds, .header),
            .libra: DetectedUnit(.kilograms, .header),
            .fitbitArchive: DetectedUnit(.pounds, .format),
            .googleHealth: DetectedUnit(.kilograms, .header),
            .zepp: DetectedUnit(.kilograms, .format),
            .wger: nil, .openScale: nil, .fitbit: nil,
        ]
        for (format, unit) in units {
            #expect(try OtherFiles.read(OtherFiles.bytes(format)).unit == unit, "\(format)")
        }
    }

    @Test
    func read_addressOfTheUser_isKeptNowhere() throws {
        let file = try OtherFiles.read(OtherFiles.bytes(.hackersDiet))
        #expect(!"\(file)".contains("example.org"))
    }

    @Test(arguments: [
        (
            "Date;Poids (kg);Taux de graisse (%);Os (kg);Eau (kg)\n01/10/2023 07:30;83,9;19,4;;\n",
            ImportFormat.withings
        ),
        ("Date,Weight (kg),Fat (%)\n2024-03-05,68.35,20\n", .table),
        ("Date;Weight\n2024-03-05;68.35\n", .table),
        ("Date,Weight\n3/5/2024,68.35\n", .table), ("Date,Weight\n2024-03-05,68.35\n", .wger),
        ("日付,体重(kg),メモ\n2024年3月5日,68.35,朝\n", .table),
        ("날짜\t몸무게\n2024. 3. 5.\t68.35\n", .table),
        ("Дата;Вес, кг\n05.03.2024;68,35\n", .table),
        ("Fecha,Peso (kg)\n5 mar 2024,68.35\n", .table),
        ("Dato,Vægt kg\n2024-03-05 kl,68.35\n2024-03-05,68.35\n", .table),
        ("Päivä;Paino\n5.3.2024;68,35\n", .table),
        ("Data;Waga [kg];Uwagi\n5 marca 2024;68,35;x\n", .table),
        ("Tarih;Kilo\n2024/03/05;68.35 kg\n", .table),
        ("Datum,Uhrzeit,Gewicht (kg)\n5. M\u{E4}rz 2024,07:00,68.35\n", .table),
        ("weight_kg,when,date\n68.35,x,20240305\n", .table),
        ("Weight,Date\n\"11st 6.5lb\",\"Mar 5, 2024\"\n", .table),
        // Half of the head of openScale.
        ("Date,WEIGHT,Note\n2024-03-05,68.35,'-note\n", .table),
        ("DATE,TIME,Weight (kg),COMMENT\n2024-03-05,08:00,68.35,'-note\n", .table),
    ])
    func read_languagesAndOrdersOfColumns_areKnown(text: String, format: ImportFormat) throws {
        let file = try OtherFiles.read(Array(text.utf8))
        #expect(file.format == format)
        #expect(file.readings.count == 1, "\(file)")
    }
}
