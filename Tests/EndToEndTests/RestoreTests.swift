import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite(.timeLimit(.minutes(10)))
struct RestoreTests {
    private let home: TemporaryFolder
    private let data = ".local/share/bmi-tui"

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func damage_RestoredByKey_EverybodyIsBack_DamageIsKeptAside() throws {
        let first = try session()
        try first.addFirstPerson()
        try first.press("q")
        try first.waitForEnd()
        let people = String(
            decoding: try #require(home.content("\(data)/people.json")),
            as: UTF8.self
        )
        try home.makeFile("\(data)/backups/people/2026-11-18.json", content: people)
        try home.makeFile("\(data)/people.json", content: "rubbish")

        let second = try session()
        try second.expect("cannot be read. It was left")
        try second.press("r")
        try second.expect("1 person")
        try second.press("Enter")
        try second.expect("Restore People?")
        try second.expect("1 person will come back: Ann")
        try second.press("Tab", "Enter")
        try second.expect("People restored")
        try second.press("Esc")
        try second.expect("▸ 1  Ann")
        #expect(home.content("\(data)/people.json") == Data(people.utf8))
    }

    @Test func settings_RestoreWithoutBackups_SaysWhenTheFirstIsMade() throws {
        let session = try session()
        try session.addFirstPerson()
        try session.press("s")
        try session.expect("Newest")
        try session.press("S-Tab", "S-Tab", "Enter")
        try session.expect("No backups yet")
        try session.press("Esc")
        try session.expect("Newest")
    }

    @Test func settings_Check_SaysThatAllIsRight() throws {
        let session = try session()
        try session.addFirstPerson()
        try session.press("s")
        try session.expect("Newest")
        try session.press("S-Tab", "Enter")
        try session.expect("✓ data folder")
        try session.expect("records 1 · version 1")
        try session.press("r")
        try session.expect("No backups yet")
        try session.press("Esc", "Esc")
        try session.expect("Newest")
    }

    private func session() throws -> Session {
        try Session("bmi-tui", environment: ["HOME": home.path])
    }
}
