import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct RecordFormatTests {
    /// As version 1 wrote it. This text must be readable for ever, so it may not be changed.
    static let golden = """
        {"count":3,"records":[
        {"changedAt":"2026-11-20T06:30:12.345Z","day":"2026-11-20","height":178,\
        "id":"3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0d","note":"走った後 \\"😀\\"","time":"07:30",\
        "weight":72.4},
        {"changedAt":"2026-11-19T06:12:00.000Z","day":"2026-11-19","height":178,\
        "id":"7d9e0f1a-2b3c-4d5e-8f60-718293a4b5c6","mood":{"is":["good"]},"time":"07:12",\
        "weight":72.65},
        {"changedAt":"2026-11-18T06:12:00.000Z","day":"2026-11-18","deleted":true,\
        "id":"7d9e0f1a-2b3c-4d5e-8f60-718293a4b5c7","time":"07:12"}
        ],"version":1}

        """

    let folder = TemporaryFolder()
    let key = String.history(of: UUID(9), in: 2026)

    @Test
    func load_goldenFile_isWhatWasSaved() throws {
        try folder.write(Self.golden, "\(key).json")
        let loaded = try WeighInRepository(folder.client, .testValue).load(of: UUID(9))
        #expect(loaded.problems == [])
        #expect(loaded.values.map(\.weight) == [72.65, 72.4])
        #expect(loaded.values.map(\.note) == ["", "走った後 \"😀\""])
        #expect(loaded.values.map(\.time.description) == ["07:12", "07:30"])
        #expect(loaded.values.last?.changedAt.milliseconds == 1_795_156_212_345)
    }

    @Test
    func save_goldenFileOfAnOldVersion_isMigratedAndKept() throws {
        try folder.write(Self.golden, "\(key).json")
        var next = RecordFormat(version: 2)
        next.migrations[1] = { $0.others["unit"] = JSONText("kg") }
        let sut = RecordRepository(folder.client, .testValue, format: next)
        #expect(try sut.load(key, WeighIn.init).values.count == 2)
        #expect(folder.text("\(key).json") == Self.golden)
        try sut.save(["new": ["weight": JSONText(70)]], in: key)
        #expect(folder.text("backups/\(key)/version-1.json") == Self.golden)
        let text = try #require(folder.text("\(key).json"))
        #expect(text.hasSuffix("],\"unit\":\"kg\",\"version\":2}\n"))
        let lines = Self.golden.split(separator: "\n").dropFirst().dropLast()
        for line in lines { #expect(text.contains(line)) }
    }

    @Test
    func save_newerVersion_notAByteIsChanged() throws {
        let newer = Self.golden.replacing("\"version\":1", with: "\"version\":2")
        try folder.write(newer, "\(key).json")
        let sut = WeighInRepository(folder.client, .testValue)
        #expect(try sut.load(of: UUID(9)).values.count == 2)
        #expect(throws: StorageError.self) {
            try sut.save(.sample(1, "2026-11-21"), of: UUID(9))
        }
        #expect(folder.files == ["\(key).json": newer])
    }

    @Test
    func load_generatedHistories_areWhatWasSaved() throws {
        var generator = Seed(state: 1)
        let alphabet = Array("aé漢😀\"\\\u{0}\n\u{7F}\u{2028}👩‍💻/")
        for round in 0..<20 {
            let sut = WeighInRepository(folder.client, .testValue)
            let weighIns = (0..<10).map { number in
                WeighIn(
                    id: UUID(UInt8(number)),
                    day: Day(number: .random(in: -700_000...2_900_000, using: &generator)),
                    time: TimeOfDay(hour: number * 2, minute: round) ?? .midnight,
                    weight: .random(in: 0.5...650, using: &generator),
                    height: .random(in: 30...272, using: &generator),
                    note: String(
                        (0..<number * 3).map { _ in
                            alphabet.randomElement(using: &generator) ?? " "
                        }
                    ),
                    changedAt: Date(timeIntervalSince1970: 0)
                )
            }
            .sorted { $0.moment < $1.moment }
            let personID = UUID(UInt8(round))
            for weighIn in weighIns { try sut.save(weighIn, of: personID) }
            #expect(try sut.load(of: personID) == Loaded(values: weighIns, problems: []))
        }
    }
}
