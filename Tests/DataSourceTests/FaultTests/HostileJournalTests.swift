import Essentials
import Testing

@testable import DataSource

/// A shared or synchronised folder is all that somebody needs to write this file.
@Suite(.timeLimit(.minutes(60)))
struct HostileJournalTests {
    let folder = TemporaryFolder()
    let ada = UUID(9)

    var client: DataFolderClient { .files(in: "\(folder.path)/a/b") }
    var weighIns: WeighInRepository { WeighInRepository(client, .testValue) }
    var sut: UndoRepository { UndoRepository(client, .testValue, .testValue) }

    @Test(arguments: [
        "../../victim", "../../evil/new", "/../../evil/abs", "history/../../../evil/x",
        "settings", ".undo", "history/somebody/2026", "backups/people/2026-11-20",
    ])
    func run_keyThatIsNotOurs_nothingIsWritten(key: String) throws {
        try weighIns.save(.sample(1, "2026-11-20"), of: ada)
        try folder.write("{\"count\":0,\"records\":[],\"version\":1}", "victim.json")
        try replaceInJournal(
            "\"changes\":{",
            with: "\"changes\":{\"\(key)/\(UUID(2).text)\":{\"before\":{\"weight\":1}},"
        )
        let before = folder.files
        #expect(throws: malformed(line: 2)) { try sut.run(.undo) }
        #expect(folder.files == before)
        try weighIns.save(.sample(2, "2026-11-20"), of: ada)
        _ = try sut.run(.undo)
        #expect(try weighIns.load(of: ada).values.count == 1)
    }

    @Test(arguments: ["../../../victim", "people", "../\(UUID(8).text)/2026", "/victim"])
    func load_movesToWhereNothingOfOursIs_staysWhereItIs(key: String) throws {
        try weighIns.save(.sample(1, "2026-11-20"), of: ada)
        let name = "a/b/history/\(ada.text)/2026.json"
        let text = try #require(folder.text(name))
        for target in ["victim.json", "a/b/history/\(UUID(8).text)/2026.json"] {
            try folder.write(text.replacing("1970", with: "2999"), target)
        }
        try folder.write(text.replacing("\"note\"", with: "\"movesTo\":\"\(key)\",\"note\""), name)
        #expect(try weighIns.load(of: ada).values.count == 1)
        try weighIns.save(.sample(2, "2026-11-20"), of: ada)
        #expect(try weighIns.load(of: ada).values.count == 2)
    }

    @Test(arguments: [
        "9223372036854775807", "9223372036854775806", "99999999999999999999", "999999999",
        "-1", "0000000001", "1e9",
    ])
    func save_numberThatIsTooLarge_isSavedAndTakenBack(number: String) throws {
        try weighIns.save(.sample(1, "2026-11-20"), of: ada)
        try replaceInJournal("\"000000001\"", with: "\"\(number)\"")
        try weighIns.save(.sample(2, "2026-11-20"), of: ada)
        #expect(try weighIns.delete(.sample(1, "2026-11-20"), of: ada) == .done)
        #expect(try weighIns.load(of: ada).values.map(\.id) == [UUID(2)])
        _ = try sut.run(.undo)
        _ = try sut.run(.undo)
        #expect(try weighIns.load(of: ada).values.map(\.id) == [UUID(1)])
    }

    @Test(arguments: ["18446744073709551616", "9223372036854775808", "1_0", "+1", "-1"])
    func digits_notANumber_isNothing(text: String) {
        #expect(Int(digits: text.utf8) == nil)
        #expect(Int(digits: "9223372036854775807".utf8) == .max)
    }

    private func replaceInJournal(_ old: String, with new: String) throws {
        let text = try #require(folder.text("a/b/.undo.json"))
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new, maxReplacements: 1), "a/b/.undo.json")
    }

    private func malformed(line: Int) -> StorageError {
        StorageError(file: "\(folder.path)/a/b/.undo.json", reason: .malformed(line: line))
    }
}
