import DataSource
import Essentials
import Testing

@testable import Model

/// What goes out comes back the same.
@Suite(.timeLimit(.minutes(10)))
struct ExportServiceTests {
    private let outside = AllocatedLock([String: Data]())
    private let there = ImportServiceTests()

    private var dependencies: AppDependencies {
        var dependencies = there.dependencies
        dependencies.fileClient = testDependency(of: FileClient.self) { [outside] in
            $0.replace = { path, data throws(StorageError) in
                outside.withLock { $0[path] = data }
            }
            $0.exists = { path in outside.withLock { $0[path] != nil } }
        }
        return dependencies
    }

    private var sut: ExportService { ExportService(dependencies) }
    private let ann = Person(
        id: UUID(1),
        name: "Ann \"Q\" =1",
        height: 171.5,
        heightSince: Day(number: 15_010),
        birthDate: Day(number: 6000),
        sex: .female
    ).aiming(
        at: Goal(
            weight: 65.25,
            range: 64.5...66,
            by: Day(number: 21_000),
            setOn: Day(number: 20_000),
            trend: 70.123456,
            reachedOn: Day(number: 20_100)
        )
    )

    private static let notes = [
        "", "", "run", "=1+1", "'=x", "-5", "+a", "@b", "a, \"b\"", "two\nlines", " blanks ", "'",
        "体重", "a;b\tc", "😀 ok",
    ]

    private func history(_ seed: Int, _ count: Int) -> [WeighIn] {
        (0..<count).map { index in
            let mixed = (index &+ 1) &* (seed &+ 7919) % 1009
            return WeighIn(
                id: UUID(
                    uuid: (
                        UInt8(seed), UInt8(index >> 8), UInt8(index & 0xFF), 4, 5, 6, 7, 8, 9, 10,
                        11, 12, 13, 14, 15, 16
                    )
                ),
                day: Day(number: 15_000 + index * 3 / 2),
                time: TimeOfDay(hour: mixed % 24, minute: mixed % 60) ?? .midnight,
                weight: Double(6000 + mixed * 3) / 100,
                height: 150 + Double(mixed % 50) / 2,
                measures: measures(mixed),
                note: Self.notes[mixed % Self.notes.count]
            )
        }.sorted()
    }

    private func measures(_ mixed: Int) -> Measures {
        var measures = Measures()
        if mixed % 3 == 0 { measures[.waist] = 60 + Double(mixed % 400) / 10 }
        if mixed % 4 == 0 { measures[.bodyFat] = 10 + Double(mixed % 300) / 10 }
        return measures
    }

    /// A weigh-in as all that is said of it, but its name.
    private func said(_ weighIns: [WeighIn]) -> [String] {
        weighIns.map { "\($0.day) \($0.time) \($0.weight) \($0.height) \($0.measures) \($0.note)" }
    }

    private func imported(_ bytes: [UInt8], _ target: ImportChoices.Target) throws -> ImportPreview
    {
        let file = try there.sut.read(FileStream(bytes), named: "f")[0]
        return try there.sut.preview(of: [file], ImportChoices(target: target))
    }

    @Test(arguments: 0..<8)
    func bytes_json_comeBackAsTheyWere(seed: Int) throws {
        let weighIns = history(seed, 400)
        let bytes = sut.bytes(of: weighIns, of: ann, as: .json)
        let preview = try imported(bytes, .automatic)
        #expect(preview.refusedCount == 0)
        #expect(preview.parts.map(\.person) == [ann])
        let back = preview.parts[0].weighIns
        #expect(said(back) == said(weighIns))
        #expect(back.map(\.id) == weighIns.map(\.id))
        #expect(sut.bytes(of: back, of: preview.parts[0].person, as: .json) == bytes)
    }

    @Test(arguments: 0..<8, [WeightUnit.kilograms, .pounds, .stones])
    func bytes_csv_comeBackAsTheyWere(seed: Int, unit: WeightUnit) throws {
        let weighIns = history(seed, 400)
        let bytes = sut.bytes(of: weighIns, of: ann, as: .csv, unit: unit)
        let preview = try imported(bytes, .newPerson(name: "Ann", height: 171.5))
        #expect(preview.formats == [.csv])
        #expect(preview.refusedCount == 0)
        #expect(preview.unit == DetectedUnit(unit, .header))
        #expect(said(preview.parts[0].weighIns) == said(weighIns))
    }

    /// Ten decimals looked broken in a spreadsheet.
    @Test(arguments: [(WeightUnit.pounds, ",171.961,"), (.stones, ",12.2829,")])
    func bytes_csvOfKilograms_hasTheDecimalsThatComeBack(unit: WeightUnit, text: String) throws {
        let weighIns = [WeighIn.on(Day(number: 20_000), 78)]
        let bytes = sut.bytes(of: weighIns, of: ann, as: .csv, unit: unit)
        #expect(String(decoding: bytes, as: UTF8.self).contains(text))
        let preview = try imported(bytes, .newPerson(name: "Ann", height: 171.5))
        #expect(preview.parts[0].weighIns.map(\.weight) == [78])
    }

    @Test(arguments: [ExportFormat.openScale, .libra, .withings])
    func bytes_otherPrograms_areReadAsTheirs(format: ExportFormat) throws {
        let weighIns = history(3, 100)
        let bytes = sut.bytes(of: weighIns, of: ann, as: format)
        let file = try there.sut.read(FileStream(bytes), named: "f")[0]
        #expect(file.format.rawValue == format.rawValue)
        let choices = ImportChoices(
            target: .newPerson(name: "Ann", height: 171.5),
            unit: .kilograms
        )
        let preview = try there.sut.preview(of: [file], choices)
        #expect(preview.refusedCount == 0)
        #expect(preview.parts[0].weighIns.map(\.weight) == weighIns.map(\.weight))
        #expect(preview.parts[0].weighIns.map(\.time) == weighIns.map(\.time))
        let fats = preview.parts[0].weighIns.map(\.measures[.bodyFat])
        #expect(fats == weighIns.map(\.measures[.bodyFat]) && fats.contains { $0 != nil })
        let waists = preview.parts[0].weighIns.map(\.measures[.waist])
        #expect(format != .openScale || waists == weighIns.map(\.measures[.waist]))
    }

    @Test(arguments: [WeightUnit.kilograms, .pounds, .stones])
    func bytes_withingsInEachUnit_bodyFatComesBack(unit: WeightUnit) throws {
        let weighIns = history(5, 400)
        let bytes = sut.bytes(of: weighIns, of: ann, as: .withings, unit: unit)
        let preview = try imported(bytes, .newPerson(name: "Ann", height: 171.5))
        let back = preview.parts[0].weighIns
        #expect(back.map(\.measures[.bodyFat]) == weighIns.map(\.measures[.bodyFat]))
    }

    @Test
    func changedNoteCount_isOfWhatLibraCannotSay() {
        let notes = ["plain", "a;b", "\"c\"", "two\nlines", "a\u{1B}[31mb"]
        let weighIns = notes.enumerated().map { index, note in
            var weighIn = WeighIn.on(Day(number: 20_000 + index), 70)
            weighIn.note = note
            return weighIn
        }
        #expect(sut.changedNoteCount(of: weighIns, as: .libra) == 4)
        #expect(sut.changedNoteCount(of: weighIns, as: .libra, in: weighIns[3].day ... .last) == 2)
        #expect(sut.changedNoteCount(of: weighIns, as: .csv) == 1)
        #expect(sut.changedNoteCount(of: weighIns, as: .json) == 0)
    }

    @Test(arguments: [
        (ExportFormat.csv, [Measure]()), (.libra, [.waist]), (.withings, [.waist]),
    ])
    func lostMeasures_areThoseWithoutAColumn(format: ExportFormat, lost: [Measure]) {
        var weighIn = WeighIn.on(Day(number: 20_000), 70)
        weighIn.measures = Measures([.waist: 88, .bodyFat: 21.5])
        #expect(sut.lostMeasures(of: [weighIn], of: .empty, as: format) == lost)
        let later = weighIn.day.advanced(by: 1)
        #expect(
            sut.lostMeasures(of: [weighIn], of: .empty, as: format, in: later ... .last).isEmpty
        )
    }

    @Test(arguments: [ExportFormat.csv, .json, .openScale, .libra, .withings])
    func bytes_noControlCharacterIsWritten(format: ExportFormat) throws {
        var weighIn = WeighIn.on(Day(number: 20_000), 70)
        weighIn.note = "a\u{1B}]0;b\u{7}\u{7F}\u{9B}31m\u{80}é"
        let bytes = sut.bytes(of: [weighIn], of: ann, as: format)
        let controls = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter {
            $0.properties.generalCategory == .control && $0 != "\n"
        }
        #expect(controls.isEmpty)
        if format == .json {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("a\\u001b]0;b\\u0007\\u007f\\u009b31m\\u0080é"))
        }
    }

    @Test
    func bytes_noCellRunsInASpreadsheet() {
        let text = String(
            decoding: sut.bytes(of: history(1, 200), of: ann, as: .csv),
            as: UTF8.self
        )
        let cells = text.split(whereSeparator: { ",\n".contains($0) })
            .map { $0.drop { $0 == "\"" } }
        #expect(cells.count { $0.first == "'" } > 10)
        for cell in cells where cell.first.map("=+-@".contains) == true {
            #expect(Double(cell) != nil, "\(cell)")
        }
    }

    @Test
    func bytes_sinceADay_keepTheTrendOfAll() {
        let weighIns = history(2, 50)
        let day = weighIns[40].day
        let some = sut.bytes(of: weighIns, of: ann, as: .csv, in: day ... .last)
        let all = sut.bytes(of: weighIns, of: ann, as: .csv)
        #expect(all.suffix(some.count - 90).elementsEqual(some.suffix(some.count - 90)))
    }

    @Test
    func save_writesTheFile() throws {
        #expect(!sut.exists("/e"))
        try sut.save([65], to: "/e")
        #expect(sut.exists("/e"))
        #expect(outside.withLock { $0["/e"] } == Data([65]))
    }
}

extension Person {
    fileprivate func aiming(at goal: Goal) -> Person {
        var person = self
        person.goal = goal
        return person
    }
}
