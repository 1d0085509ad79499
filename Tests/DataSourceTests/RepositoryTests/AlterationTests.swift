import Essentials
import Testing

@testable import DataSource

/// Edits by hand are read as far as they are unambiguous, and a damaged figure is named.
@Suite(.timeLimit(.minutes(10)))
struct AlterationTests {
    let folder = TemporaryFolder()
    var key: String { "history/\(UUID(9).text)/2026" }
    var year: String { "\(key).json" }
    var client: DataFolderClient { folder.client }
    var sut: WeighInRepository { WeighInRepository(client, .liveValue) }
    var altered: StorageError {
        StorageError(file: client.location(key), reason: .altered)
    }

    init() throws {
        try PersonRepository(client, .liveValue)
            .save(Person(id: UUID(9), name: "Ada", height: 165))
        for number in 1...3 {
            try sut.save(.sample(UInt8(number), "2026-11-1\(number)"), of: UUID(9))
        }
    }

    @Test
    func load_anyBitIsFlipped_figuresAreRight_orItIsNamed() throws {
        let bytes = try #require(folder.bytes(year))
        let values = try sut.load(of: UUID(9)).values
        var named = 0
        for index in bytes.indices {
            for bit in 0..<8 {
                var flipped = bytes
                flipped[index] ^= 1 << bit
                try folder.write(flipped, year)
                guard let loaded = try? sut.load(of: UUID(9)) else {
                    named += 1
                    continue
                }
                if !loaded.problems.isEmpty {
                    named += 1
                } else {
                    #expect(loaded.values == values, "bit \(bit) of byte \(index)")
                }
            }
        }
        #expect(named > bytes.count * 7)
    }

    @Test
    func load_editedByHand_isNamed_untilAccepted_alsoAfterOtherChanges() throws {
        try edit("\"weight\":72.4", "\"weight\":71.9")
        #expect(try sut.load(of: UUID(9)).problems == [altered])
        try sut.save(.sample(4, "2026-11-14"), of: UUID(9))
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.problems == [altered])
        #expect(loaded.values.filter { $0.weight == 71.9 }.count == 3)
        try client.fix(.rewrite(key: key))
        #expect(try sut.load(of: UUID(9)) == Loaded(values: loaded.values, problems: []))
    }

    @Test(arguments: [
        ("\n", "\r\n"), ("{\"count\"", "\u{FEFF}{\"count\""), ("],", "] ,\n"),
    ])
    func load_otherBlanks_areNoAlteration(old: String, new: String) throws {
        let values = try sut.load(of: UUID(9)).values
        try edit(old, new)
        #expect(try sut.load(of: UUID(9)) == Loaded(values: values, problems: []))
    }

    @Test
    func load_linesInAnotherOrder_areNoAlteration() throws {
        let values = try sut.load(of: UUID(9)).values
        var lines = try text.split(separator: "\n")
        let first = lines[1]
        lines[1] = Substring(String(lines[3]) + ",")
        lines[3] = first.dropLast()
        try folder.write(lines.joined(separator: "\n"), year)
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.problems == [])
        #expect(Set(loaded.values.map(\.id)) == Set(values.map(\.id)))
    }

    @Test(arguments: [
        ("\"weight\":72.4", "\"weight\":\"72,4\""), ("\"count\":3,", ""),
        ("\"weight\":72.4", "\"weight\":\"72.4\""),
    ])
    func load_writtenByHand_isRead(old: String, new: String) throws {
        let values = try sut.load(of: UUID(9)).values
        try edit(old, new)
        #expect(try sut.load(of: UUID(9)).values == values)
    }

    @Test
    func load_withoutTimesOfChangeAndSum_isRead() throws {
        let record =
            #"{"day":"2026-11-20","height":178,"id":"\#(UUID(7).text)","time":"07:30","weight":72.4}"#
        try folder.write("{\"records\":[\n\(record)\n],\"version\":1}", year)
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.problems == [])
        #expect(loaded.values.map(\.weight) == [72.4])
    }

    @Test(arguments: ["72,400", "1,234", "7,2,4", "seventy", "72 kg"])
    func load_ambiguousWord_isNoWeight(word: String) throws {
        try edit("\"weight\":72.4", "\"weight\":\"\(word)\"")
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.values.count == 0)
        #expect(loaded.problems.count == 3)
    }

    @Test
    func load_moreRecordsThanCount_isAMerge() throws {
        try folder.write(text.substituting("\"count\":3", with: "\"count\":2"), year)
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.problems == [])
        #expect(loaded.values.count == 3)
    }

    @Test
    func preview_backupWithAnotherFigure_saysSo() throws {
        let repository = RecoveryRepository(client, .liveValue)
        let recovery = try #require(repository.recoveries(of: key).first)
        #expect(try repository.preview(recovery, of: key).isAltered == false)
        let location = try #require(recovery.backup?.location)
        let file = "backups/\(location).json"
        let text = String(decoding: try #require(folder.bytes(file)), as: UTF8.self)
        try folder.write(text.substituting("72.4", with: "72.5"), file)
        #expect(try repository.preview(recovery, of: key).isAltered)
    }

    private var text: String {
        get throws { String(decoding: try #require(folder.bytes(year)), as: UTF8.self) }
    }

    private func edit(_ old: String, _ new: String) throws {
        let text = try text
        let edited = text.substituting(old, with: new)
        #expect(edited != text)
        try folder.write(edited, year)
    }
}
