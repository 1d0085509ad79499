import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct ImportServiceTests {
    private let files = AllocatedLock([String: String]())
    private let outside = AllocatedLock([String: Data]())
    private let number = AllocatedLock(UInt16(0))
    private let ann = Person(id: UUID(1), name: "Ann", height: 171)

    /// On 20 November 2026 at 7:30, in Greenwich.
    var dependencies: AppDependencies {
        .testDependencies(
            dateClient: testDependency(of: DateClient.self) {
                $0.now = { Date(timeIntervalSince1970: 1_795_159_800) }
            },
            fileClient: testDependency(of: FileClient.self) { [outside] in
                $0.stream = { path in
                    FileStream(outside.withLock { Array($0[path] ?? Data()) })
                }
            },
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { date in
                    let minutes = Int(date.timeIntervalSince1970) / 60
                    return LocalTime(
                        day: Day(number: minutes / 1440),
                        time: TimeOfDay(hour: minutes / 60 % 24, minute: minutes % 60) ?? .midnight
                    )
                }
            },
            dataFolderClient: .memory(files),
            uuidClient: testDependency(of: UUIDClient.self) { [number] in
                $0.create = {
                    let number = number.withLock {
                        $0 += 1
                        return $0
                    }
                    let (low, high) = (UInt8(number & 0xFF), UInt8(number >> 8))
                    return UUID(
                        uuid: (low, high, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9)
                    )
                }
            }
        )
    }

    var sut: ImportService { ImportService(dependencies) }
    var weighInService: WeighInService { WeighInService(dependencies) }

    func file(_ text: String, _ format: ImportFormat? = nil) throws -> ImportedFile {
        try sut.read(FileStream(Array(text.utf8)), named: "f", as: format)[0]
    }

    func preview(_ text: String, _ choices: ImportChoices = ImportChoices()) throws -> ImportPreview
    {
        try sut.preview(of: [try file(text)], choices)
    }

    @Test
    func save_twoOfTheSameFileAtOnce_theSecondIsOutdated_andThenHasNothingNew() throws {
        try addAnn()
        let text = "Date,Weight (kg)\n2024-03-05 07:00,70.5\n2024-03-06 07:00,70.1\n"
        let (first, second) = (try preview(text), try preview(text))
        #expect(try sut.save(first) == .done)
        #expect(try sut.save(second) == .outdated)
        let newest = try preview(text)
        #expect((newest.new, newest.duplicates) == (0, 2))
        #expect(try weighInService.load(of: ann).values.count == 2)
    }

    @Test(arguments: [
        ("70.4", 0), ("70.6", 2), ("70.45", 0), ("70.39999", 0), ("60", 2),
    ])
    func preview_daysWithAnotherWeight_areCounted(_ weight: String, _ days: Int) throws {
        try addAnn()
        let here = ["2024-03-05 07:00,70.4", "2024-03-06 07:00,70.4", "2024-03-07 07:00,70.4"]
        _ = try sut.save(try preview((["Date,Weight (kg)"] + here).joined(separator: "\n")))
        let lines = ["05 08:00", "06 08:00", "06 09:00", "09 08:00"].map {
            "2024-03-\($0),\(weight)"
        }
        let text = (["Date,Weight (kg)"] + lines).joined(separator: "\n")
        #expect(try preview(text).contradictedDays == days)
    }

    @Test(arguments: [("80.1", 80.1), ("71.5", nil), ("62.9", 62.9)])
    func preview_readingsOfTheSameTimeFarFromHers_areSaid(_ text: String, _ far: Double?) throws {
        try addAnn()
        _ = try sut.save(try preview("Date,Weight (kg)\n2024-03-01 07:00,70.5\n"))
        let preview = try preview("Date,Weight (kg)\n2024-03-05 07:00,\(text)\n")
        #expect(preview.distances.map(\.imported) == (far.map { [$0] } ?? []))
        #expect(preview.distances.allSatisfy { $0.person.name == "Ann" && $0.known == 70.5 })
    }

    @Test
    func preview_readingsOfAnotherYear_sayNothingOfHers() throws {
        try addAnn()
        _ = try sut.save(try preview("Date,Weight (kg)\n2024-03-01 07:00,70.5\n"))
        #expect(try preview("Date,Weight (kg)\n2021-03-05 07:00,90\n").distances.isEmpty)
    }

    @Test
    func preview_readingsBeforeTheBirth_areCounted() throws {
        var born = ann
        born.birthDate = Day("2024-03-06")
        try PersonService(dependencies).save(born)
        let text = "Date,Weight (kg)\n2024-03-05,20\n2024-03-06,20\n2020-01-01,20\n"
        #expect(try preview(text).beforeBirth == 2)
    }

    func addAnn() throws { try PersonService(dependencies).save(ann) }

    private func weights(_ preview: ImportPreview) -> [String] {
        preview.parts.flatMap(\.weighIns).map { "\($0.day) \($0.time) \($0.weight)" }
    }

    @Test
    func preview_save_isWhatHappens_andTheSecondTimeNothing() throws {
        try addAnn()
        outside.withLock {
            $0["/w"] = Data(
                "Date,Weight (kg)\n2024-03-06 07:00,70.5\n2024-03-05 07:00,70\nx,1\n".utf8
            )
        }
        let file = try sut.read(try sut.open("/w"), named: "/w")[0]
        let preview = try sut.preview(of: [file])
        #expect(preview.found == 2)
        #expect(preview.new == 2)
        #expect(
            preview.refusals == [ImportRefusal(file: "/w", line: 4, reason: .notADate, text: "x")]
        )
        #expect(preview.unit == DetectedUnit(.kilograms, .header))
        #expect(preview.days.map { "\($0.lowerBound) \($0.upperBound)" } == "2024-03-05 2024-03-06")
        #expect(try sut.save(preview) == .done)
        let loaded = try weighInService.load(of: ann).values
        #expect(loaded == preview.parts[0].weighIns)
        #expect(loaded.map(\.height) == [171, 171])
        let again = try sut.preview(of: [file])
        #expect(again.new == 0)
        #expect(again.duplicates == 2)
        let undone = try UndoService(dependencies).run(.undo)
        #expect(undone == .done(.imported(2, of: ann.id)))
        #expect(try weighInService.load(of: ann).values.isEmpty)
    }

    @Test
    func preview_unitIsNotSaid_isAskedOrToldByTheBMI() throws {
        try addAnn()
        let plain = "Date,Weight\n2024-03-05,150.7\n"
        #expect(try preview(plain).questions == [.unit])
        let pounds = try preview(plain, ImportChoices(unit: .pounds))
        #expect(pounds.questions.isEmpty)
        #expect(weights(pounds) == ["2024-03-05 12:00 68.356370159"])
        #expect(pounds.unit == DetectedUnit(.pounds, .person))
        let told = try preview("Date,Weight,BMI\n2024-03-05,150.7,23.4\n2024-03-06,151,\n")
        #expect(told.unit == DetectedUnit(.pounds, .bmi))
        let unfit = try preview("Date,Weight,BMI\n2024-03-05,150.7,40\n")
        #expect(unfit.questions == [.unit])
        #expect(try sut.save(unfit) == .cancelled)
    }

    @Test
    func preview_unitIsNotSaid_isToldByTheWeighIns() throws {
        try addAnn()
        let known = "Date,Weight (kg)\n2024-03-05,70.5\n2024-03-06,70.1\n"
        #expect(try sut.save(preview(known)) == .done)
        for (text, unit) in [
            ("2024-03-07,155.2\n2024-03-08,156\n", WeightUnit.pounds),
            ("2024-03-07,11.1\n", .stones), ("2024-03-07,71\n2014-03-07,80\n", .kilograms),
            // Years before
            ("2016-03-07,140\n", .pounds),
        ] {
            let told = try preview("Date,Weight\n" + text)
            #expect(told.unit == DetectedUnit(unit, .history), "\(text)")
            #expect(told.questions.isEmpty)
        }
        // Weights of two people fit two units.
        #expect(try preview("Date,Weight\n2024-03-07,155\n2024-03-08,70\n").questions == [.unit])
    }

    @Test
    func preview_unitContradictsTheWeighIns_isAsked_unlessConfirmed() throws {
        try addAnn()
        let known = "Date,Weight (kg)\n2024-03-05,70.5\n2024-03-06,70.1\n"
        #expect(try sut.save(preview(known)) == .done)
        let text = "Date,Weight (kg)\n2024-03-07,155.2\n"
        let doubtful = try preview(text)
        #expect(doubtful.questions == [.unitDoubt])
        #expect(doubtful.unitDoubt?.likely == .pounds && doubtful.unitDoubt?.unit == .kilograms)
        #expect(try sut.save(doubtful) == .cancelled)
        for unit in [WeightUnit.kilograms, .pounds] {
            let choices = ImportChoices(unit: unit, isUnitConfirmed: true)
            #expect(try preview(text, choices).questions.isEmpty)
            #expect(try preview(text, choices).unit == DetectedUnit(unit, .person))
        }
        // The mean fits neither as kilograms nor in another unit.
        #expect(try preview("Date,Weight (kg)\n2024-03-07,110\n").questions.isEmpty)
        #expect(try preview("Date,Weight\n2024-03-07,155.2 kg\n").questions.isEmpty)
    }

    @Test
    func preview_onlyWhatNamesItsUnitIsNew_theUnitIsNotAsked() throws {
        try addAnn()
        let known = "Date,Weight\n2024-03-05,70.5\n"
        #expect(try sut.save(preview(known, ImportChoices(unit: .kilograms))) == .done)
        let mixed = known + "2024-03-06,150 lb\n"
        #expect(try preview(mixed).new == 1)
        #expect(try preview(mixed).questions.isEmpty)
        #expect(try preview(mixed + "2024-03-07,151\n").questions == [.unit])
    }

    @Test(arguments: [
        ("Date,Weight (kg)\n2024-03-05,70\n", WeightUnit.pounds, WeightUnit.kilograms),
        ("Date,Weight\n2024-03-05,150 lb\n", .kilograms, .pounds),
        ("Date,Weight,Unit\n2024-03-05,150,lb\n", .stones, .pounds),
    ])
    func preview_unitContradictsTheFile_isRefused(
        text: String,
        choice: WeightUnit,
        said: WeightUnit
    )
        throws
    {
        try addAnn()
        #expect(throws: ImportFailure.otherUnit(file: "f", said)) {
            try preview(text, ImportChoices(unit: choice))
        }
        #expect(try preview(text, ImportChoices(unit: said)).new == 1)
    }

    @Test
    func preview_columnOfUnits_isOfEachLine() throws {
        try addAnn()
        let mixed = try preview("Date,Weight,Unit\n2024-03-05,70,kg\n2024-03-06,150,lbs\n")
        #expect(weights(mixed) == ["2024-03-05 12:00 70.0", "2024-03-06 12:00 68.0388555"])
        #expect(mixed.ignoredColumns.isEmpty)
    }

    @Test
    func preview_yearOfTwoDigits_mayGoFirst() throws {
        try addAnn()
        let head = "Date,Weight (kg)\n"
        #expect(try preview("\(head)13/12/11,70\n").refusals.map(\.reason) == [.eitherDay])
        let said = try preview("\(head)13/12/11,70\n", ImportChoices(dayOrder: .yearFirst))
        #expect(weights(said) == ["2013-12-11 12:00 70.0"])
    }

    @Test
    func preview_orderOfDates_isToldByADayAboveTwelveOrByThePerson() throws {
        try addAnn()
        let head = "Date,Weight (kg)\n"
        let unknown = try preview("\(head)1/2/2024,70\n3/3/2024,71\n")
        #expect(unknown.refusals.map(\.reason) == [.eitherDay])
        #expect(weights(unknown) == ["2024-03-03 12:00 71.0"])
        let days = try preview("\(head)1/2/2024,70\n13/2/2024,71\n")
        #expect(weights(days) == ["2024-02-01 12:00 70.0", "2024-02-13 12:00 71.0"])
        #expect(days.dayOrder == DetectedDayOrder(.dayFirst, .days))
        let months = try preview("\(head)1/2/24,70\n1/31/24,71\n")
        #expect(weights(months) == ["2024-01-02 12:00 70.0", "2024-01-31 12:00 71.0"])
        let both = try preview("\(head)1/2/2024,70\n1/31/2024,71\n30/1/2024,72\n")
        #expect(both.refusals.map(\.reason) == [.eitherDay])
        let said = try preview("\(head)1/2/2024,70\n", ImportChoices(dayOrder: .monthFirst))
        #expect(weights(said) == ["2024-01-02 12:00 70.0"])
        let wrong = try preview("\(head)1/20/2024,70\n", ImportChoices(dayOrder: .dayFirst))
        #expect(wrong.refusals.map(\.reason) == [.noSuchDay])
        let french = try preview("Date;Poids (kg);Masse (kg)\n01/10/2023 07:30;83,9;\n")
        #expect(weights(french) == ["2023-10-01 07:30 83.9"])
    }

    @Test
    func preview_impossibleValues_areRefused() throws {
        try addAnn()
        let preview = try preview(
            """
            Date,Weight (kg)
            2026-11-21,70
            1969-12-31,70
            2024-01-01,651
            2024-01-02,0.2
            2024-01-03,5
            2026-11-20 08:30,70
            2026-11-20,70
            2024-01-04,999999999999999999999999999999

            """
        )
        #expect(
            preview.refusals.map(\.reason) == [
                .inTheFuture, .tooEarly, .outOfBounds, .outOfBounds, .implausible, .inTheFuture,
                .outOfBounds,
            ]
        )
        #expect(preview.refusals.map(\.text).contains("651"))
        #expect(weights(preview) == ["2026-11-20 07:30 70.0"])
    }

    @Test
    func preview_sameReadingTwice_isOne() throws {
        try addAnn()
        let garmin = try preview(
            "Time,Weight,Change,BMI,\n\" Mar 6, 2024\",\n8:28 AM,68.1 kg,0,1,\n8:28 AM,68.1 kg,1,1,\n"
        )
        #expect(garmin.new == 1)
        #expect((garmin.duplicates, garmin.repeatedCount) == (0, 1))
        let libra = try preview(
            """
            #Version:5
            #Units:kg

            #date;weight;weight trend;body fat;body fat trend;comment
            2024-03-05 00:00:00;70;70;;;
            2024-03-05 07:00:00;70;70;;;
            2024-03-06 00:00:00;70.5;70;;;

            """
        )
        #expect(weights(libra) == ["2024-03-05 07:00 70.0", "2024-03-06 00:00 70.5"])
        #expect(libra.found == 3)
        #expect((libra.duplicates, libra.repeatedCount) == (0, 1))
        let record = "<Record type=\"HKQuantityTypeIdentifierBodyMass\" "
        let time = "startDate=\"2024-03-05 07:00:00 +0100\""
        let apple = try preview(
            """
            <HealthData>
            \(record) sourceName="a" unit="kg" \(time) value="68.35"/>
            \(record) sourceName="b" unit="lb" \(time) value="150.7"/>
            \(record) sourceName="a" unit="kg" \(time) value="68.36"/>
            </HealthData>
            """
        )
        #expect(apple.new == 2)
        // The second decimal makes another reading.
        let close = try preview("Date,Weight (kg)\n2024-03-07 07:00,81.04\n2024-03-07 07:00,81.0\n")
        #expect((close.new, close.repeatedCount) == (2, 0))
        _ = try sut.save(try preview("Date,Weight (kg)\n2024-03-05 07:00,70\n"))
        let dateOnly = try preview("Date,Weight (kg)\n2024-03-05,70\n2024-03-05,70.5\n")
        #expect(dateOnly.new == 1)
    }

    @Test
    func preview_sameReadingOfSeveralApps_isTheMoreExactOne() throws {
        try addAnn()
        let rows = [
            "05 07:00,81.1,Scale", "05 07:01,81.08,Watch", "06 07:00,81.0,Scale",
            "06 07:00,80.0,Watch", "07 07:00,81.0,Scale", "07 07:02,81.0,Watch",
            "08 07:00,81.0,Scale", "08 07:01,81.0,Scale", "08 07:00,81.1,Watch",
        ]
        let text = "Date,Weight (kg),Source\n" + rows.map { "2024-03-\($0)\n" }.joined()
        let first = try preview(text)
        #expect(
            weights(first) == [
                "2024-03-05 07:01 81.08", "2024-03-06 07:00 81.0", "2024-03-06 07:00 80.0",
                "2024-03-07 07:00 81.0", "2024-03-07 07:02 81.0", "2024-03-08 07:00 81.1",
                "2024-03-08 07:01 81.0",
            ]
        )
        #expect((first.found, first.repeatedCount) == (9, 2))
        #expect((first.apps, first.questions) == (["Scale", "Watch"], [.app]))
        let watch = try preview(text, ImportChoices(app: "Watch"))
        #expect((watch.new, watch.questions) == (4, []))
        // Without contradictions, nothing is asked.
        let copies = try preview(text.split(separator: "\n").prefix(3).joined(separator: "\n"))
        #expect((copies.new, copies.questions) == (1, []))
        // Chosen once.
        #expect(try sut.save(watch) == .done)
        let later = text.replacing("2024-03", with: "2024-04")
        let next = try preview(later)
        #expect((next.app, next.new, next.questions) == ("Watch", 4, []))
        #expect(try preview(later, ImportChoices(app: "")).new == 7)
        let third = try preview(later + "2024-04-09 07:00,81,Phone\n")
        #expect((third.app, third.questions) == (nil, [.app]))
    }

    @Test
    func preview_onlyOfOneApp_keepsTheMeasuresOfTheMoment() throws {
        let rows = "2024-03-05 07:00,81,A\n2024-03-05 07:00,80,B\n"
        var file = try file("Date,Weight (kg),Source\n\(rows)")
        file.readings[0].measures.bodyFat = 20
        let preview = try sut.preview(of: [file], ImportChoices(app: "B"))
        #expect(preview.parts.flatMap(\.weighIns).map(\.measures.bodyFat) == [20])
    }

    @Test
    func preview_ownTable_eachLineIsAWeighIn_andTheSecondTimeNothing() throws {
        try addAnn()
        let text = """
            date,time,weight_kg,height_cm,bmi,trend_kg,note
            2024-03-05,07:00,70,171,23.94,70,morning
            2024-03-05,07:00,70,171,23.94,70,second scale
            2024-03-05,07:00,70,171,23.94,70,

            """
        let first = try preview(text)
        #expect([first.new, first.duplicates] == [3, 0])
        #expect(try sut.save(first) == .done)
        let second = try preview(text)
        #expect([second.new, second.duplicates] == [0, 3])
        files.withLock { $0 = [:] }
        try addAnn()
        let twice = try sut.preview(of: [try file(text), try file(text)])
        #expect([twice.new, twice.duplicates, twice.repeatedCount] == [3, 0, 3])
    }

    @Test
    func save_ownJSON_allOfOneMinute_keepTheirOrder() throws {
        try addAnn()
        // The newest first, as it is written.
        let lines = [72, 71, 70].map { weight in
            """
            {"id":"3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c\(weight)","day":"2024-03-05","time":"00:01",\
            "weight":\(weight),"height":171}
            """
        }
        let json = "{\"version\":1,\"weighIns\":[\(lines.joined(separator: ",\n"))]}\n"
        #expect(try sut.save(try preview(json)) == .done)
        #expect(try weighInService.load(of: ann).values.map(\.weight) == [70, 71, 72])
    }

    @Test
    func preview_heightsThatAreNone_areTheOnesOfThePerson_andSaid() throws {
        try addAnn()
        let heights = ["180", "0", "500", "abc", "12 cm", "1.75 m", "", "-", "69 in", "5'9\""]
        let rows = heights.enumerated().map { "2024-03-\(10 + $0) 07:00,70,\($1)\n" }
        let table = try preview("Date,Weight (kg),Height (cm)\n\(rows.joined())")
        #expect(table.refusedCount == 0)
        #expect(
            table.parts[0].weighIns.map(\.height)
                == [180, 171, 171, 171, 171, 175, 171, 171, 175.26, 175.26]
        )
        #expect(table.replacedHeightCount == 4)
        #expect(table.replacedHeights.map(\.line) == [3, 4, 5, 6])
        #expect(table.remarks.allSatisfy { $0.reason == .notAHeight })
        let zepp = "time,weight,height,bmi,fatRate\n2024-03-05 07:00:00,70,0,20,\n"
        #expect(try preview(zepp).replacedHeightCount == 0)
        for (height, count) in [("171", 0), ("0", 1), ("\"x\"", 1), ("900", 1), ("null", 0)] {
            let json = """
                {"version":1,"weighIns":[{"day":"2024-03-05","time":"07:00","weight":70,\
                "height":\(height)}]}
                """
            #expect(try preview(json).replacedHeightCount == count, "\(height)")
        }
    }

    @Test
    func preview_personOfAFile_whoseHeightIsNone_isAskedForIt() throws {
        let json = """
            {"version":1,"person":{"id":"3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0d","name":"Bob",\
            "height":900},"weighIns":[{"day":"2024-03-05","time":"07:00","weight":70}]}
            """
        #expect(try preview(json).questions == [.height])
    }

    @Test
    func preview_strayQuote_rowsInItAreNotTakenForANote() throws {
        try addAnn()
        let head = "Date,Weight (kg),Note\n2024-03-05,70,\"5 foot\n"
        let closed = try preview("\(head)2024-03-06,71,\n2024-03-07,72,belt 34\"\n2024-03-08,73,\n")
        #expect(closed.refusals == [ImportRefusal(file: "f", line: 2, reason: .quotes)])
        #expect(weights(closed) == ["2024-03-08 12:00 73.0"])
        let open = try preview("\(head)2024-03-06,71,\n")
        #expect(open.refusals == [ImportRefusal(file: "f", line: 2, reason: .quotes)])
        #expect(open.isCut)
        let note = try preview("\(head)two, lines\"\n2024-03-06,71,\n")
        #expect(note.new == 2)
    }

    @Test
    func preview_whose_isAskedWhereItIsNotClear() throws {
        let text = "Date,Weight (kg)\n2024-03-05,70\n"
        #expect(try preview(text).questions == [.person])
        let nobody = ImportChoices(target: .newPerson(name: "Bob", height: nil))
        #expect(try preview(text, nobody).questions == [.height])
        let bob = ImportChoices(target: .newPerson(name: "Bob", height: 180))
        let new = try preview(text, bob)
        #expect(new.parts.map(\.isNew) == [true])
        #expect(try sut.save(new) == .done)
        let people = try PersonService(dependencies).loadNames().values
        #expect(people.map(\.person.name) == ["Bob"])
        #expect(try preview(text).new == 0)
        try addAnn()
        #expect(try preview(text).questions == [.person])
        #expect(try preview(text, ImportChoices(target: .person(ann))).new == 1)
        let tall = "time,weight,height,bmi,fatRate\n2024-03-05 07:00:00,70,185,20,\n"
        let told = try preview(tall, nobody)
        #expect(told.questions.isEmpty)
        #expect(told.parts[0].person.height == 185)
    }

    @Test
    func preview_weighInThatWasEditedSince_asksWhichToKeep() throws {
        try addAnn()
        let text = "Date,Weight (kg)\n2024-03-05,70\n2024-03-06,71\n"
        #expect(try sut.save(try preview(text)) == .done)
        let first = try #require(try weighInService.load(of: ann).values.first)
        var edited = first
        edited.weight = 70.9
        edited.note = "after a run"
        let repository = WeighInRepository(dependencies.dataFolderClient, dependencies.dateClient)
        _ = try repository.replace(first, with: edited, of: ann.id)
        #expect(try preview(text).questions == [.version])
        let kept = try preview(text, ImportChoices(version: .here))
        #expect((kept.new, kept.replaced) == (0, 0))
        #expect(try sut.save(try preview(text, ImportChoices(version: .file))) == .done)
        let back = try #require(try weighInService.load(of: ann).values.first)
        #expect((back.weight, back.note) == (70, "after a run"))
        #expect(try preview(text).hasChanges == false)
    }

    @Test
    func preview_heights_areOfTheirDay() throws {
        try addAnn()
        _ = try sut.save(
            try preview("date,time,weight_kg,height_cm,note\n2020-01-01,07:00,60,160,\n")
        )
        let later = try preview("Date,Weight (kg)\n2019-01-01,59\n2020-06-01,61\n")
        #expect(later.parts[0].weighIns.map(\.height) == [160, 171])
        let record = "<Record type=\"HKQuantityTypeIdentifier"
        let apple = try preview(
            """
            <HealthData>
            \(record)Height" unit="m" startDate="2020-01-01 07:00:00 +0100" value="1.65"/>
            \(record)BodyMass" unit="kg" startDate="2021-01-01 07:00:00 +0100" value="66"/>
            </HealthData>
            """
        )
        #expect(apple.parts[0].weighIns.map(\.height) == [165])
    }

    @Test
    func preview_severalPeopleInAFile_goToThemselvesOnly() throws {
        try addAnn()
        let archive = ArchiveService(dependencies)
        _ = try sut.save(try preview("Date,Weight (kg)\n2024-03-05 07:00,70\n"))
        let bob = ImportChoices(target: .newPerson(name: "Bob", height: 180))
        _ = try sut.save(try preview("Date,Weight (kg)\n2024-03-06 07:00,90\n", bob))
        let backup = String(decoding: archive.bytes(of: try archive.make()), as: UTF8.self)
        #expect(try preview(backup).new == 0)
        #expect(throws: ImportFailure.severalPeople(file: "f")) {
            try preview(backup, ImportChoices(target: .person(ann)))
        }
        files.withLock { $0 = [:] }
        let all = try preview(backup)
        #expect(all.parts.map(\.person.name).sorted() == ["Ann", "Bob"])
        #expect(try sut.save(all) == .done)
        #expect(try weighInService.load(of: ann).values.map(\.weight) == [70])
    }

    @Test
    func preview_damagedHistory_isNoComparison_theFirstDamageIsNamed() throws {
        try addAnn()
        let folder = "history/\(ann.id.uuidString.lowercased())"
        for year in [2023, 2024] { files.withLock { $0["\(folder)/\(year)"] = "{" } }
        let failure = #expect(throws: ImportFailure.self) {
            try preview("Date,Weight (kg)\n2024-03-05,70\n")
        }
        guard case .storage(let error) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(error.file == "\(folder)/2023")
        #expect(error.isDamage)
    }

    /// Whatever a damaged file becomes, the preview shows each value that is saved.
    @Test
    func save_damagedFile_savesWhatThePreviewShows() throws {
        let lines = (1...40).map { day in
            "2024-\(day % 12 + 1)-\(day % 27 + 1) 07:\(day + 10),7\(day % 10).\(day % 7),run \(day)"
        }
        let good = Array(
            "Date,Weight (kg),Note\n\(lines.joined(separator: "\n"))\n".utf8
        )
        let signs = Array("\",;\t\n\r'-.: 0\u{0}".utf8)
        var state: UInt64 = 5
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var savedCount = 0
        for _ in 0..<200 {
            var bytes = good
            for _ in 0...random(3) { bytes[random(bytes.count)] = signs[random(signs.count)] }
            if random(4) == 0 { bytes.removeSubrange(random(bytes.count)...) }
            files.withLock { $0 = [:] }
            try addAnn()
            guard let file = try? sut.read(FileStream(bytes), named: "f").first,
                let preview = try? sut.preview(of: [file]), preview.questions.isEmpty
            else { continue }
            #expect(try sut.save(preview) == .done)
            #expect(try weighInService.load(of: ann).values == preview.parts.flatMap(\.weighIns))
            #expect(try sut.preview(of: [file]).new == 0)
            #expect(preview.found <= 41)
            savedCount += preview.new
        }
        #expect(savedCount > 1000)
    }
}
