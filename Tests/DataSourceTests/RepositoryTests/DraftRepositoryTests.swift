import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct DraftRepositoryTests {
    let folder = TemporaryFolder()
    let running = AllocatedLock<Set<Int32>>([1, 2, 3])
    let draft = FormDraft(
        form: .newWeighIn(UUID(3), of: UUID(9)),
        fields: ["weight": "71x \"\u{1F600}\n", "note": ""],
        weightUnit: .pounds,
        heightUnit: .feetAndInches
    )

    func sut(_ process: Int32) -> DraftRepository {
        DraftRepository(
            folder.client,
            .testValue,
            testDependency(of: ProcessInfoClient.self) { [running] in
                $0.processIdentifier = { process }
                $0.startOfProcess = { number in
                    running.withLock { $0.contains(number) } ? "\(number)00" : nil
                }
            }
        )
    }

    @Test(arguments: [
        FormDraft.Form.newPerson(UUID(9)), .newWeighIn(UUID(3), of: UUID(9)),
        .person(
            Person(
                id: UUID(9),
                name: "Ada",
                height: 165.5,
                sex: .female,
                changedAt: Date(timeIntervalSince1970: 9)
            )
        ),
        .weighIn(
            WeighIn(
                id: UUID(3),
                day: Day(number: 20_000),
                time: .midnight,
                weight: 72.45,
                height: 165,
                note: "\"run\"",
                changedAt: Date(timeIntervalSince1970: 9),
                enteredAt: Date(timeIntervalSince1970: 7)
            ),
            of: UUID(9)
        ),
    ])
    func left_copyHasEnded_isWhatWasTyped(form: FormDraft.Form) throws {
        var draft = draft
        draft.form = form
        try sut(1).save(draft)
        #expect(try sut(2).left() == [])
        running.withLock { _ = $0.remove(1) }
        draft.id = "1-100"
        #expect(try sut(2).left() == [draft])
    }

    @Test
    func left_numberHasComeAgain_isThere() throws {
        try sut(1).save(draft)
        let file = try #require(folder.text("drafts.json"))
        try folder.write(file.replacing("1-100", with: "1-99"), "drafts.json")
        #expect(try sut(2).left().map(\.id) == ["1-99"])
    }

    @Test
    func save_ofTwoCopies_eachHasItsOwn_nothingTakesItsOwnAway() throws {
        try sut(1).save(draft)
        try sut(2).save(draft)
        try sut(2).save(nil)
        running.withLock { $0 = [2] }
        #expect(try sut(2).left().map(\.id) == ["1-100"])
        #expect(folder.files.keys.filter { $0.hasPrefix("backups") }.isEmpty)
        #expect(folder.mode("drafts.json") == 0o600)
    }

    @Test
    func save_insteadOfOneLeft_isThisCopys() throws {
        try sut(1).save(draft)
        running.withLock { $0 = [2, 3] }
        try sut(2).save(draft, insteadOf: "1-100")
        #expect(try sut(3).left() == [])
        running.withLock { $0 = [3] }
        #expect(try sut(3).left().map(\.id) == ["2-200"])
    }

    @Test
    func discard_isThereNoMore_nothingThereIsNoFile() throws {
        try sut(1).save(nil)
        #expect(folder.files.isEmpty)
        try sut(1).save(draft)
        try sut(2).discard("1-100")
        running.withLock { $0 = [2] }
        #expect(try sut(2).left() == [])
        #expect(folder.text("drafts.json")?.contains("71x") == false)
    }

    @Test(arguments: ["", "nonsense", #"{"count":0,"records":[],"version":99}"#])
    func save_fileCannotBeUsed_isRefusedAndLeft(content: String) throws {
        try folder.write(content, "drafts.json")
        #expect(throws: StorageError.self) { try sut(1).save(draft) }
        #expect(throws: StorageError.self) { try sut(1).discard("1-100") }
        #expect(throws: StorageError.self) { try sut(1).left() }
        #expect(folder.text("drafts.json") == content)
    }

    @Test
    func save_anotherHoldsTheLock_doesNotWait() throws {
        try sut(1).save(draft)
        let lock = try FileLock(DataFolder(path: folder.path))
        defer { lock.unlock() }
        // Seconds of `patience` would be named.
        #expect(throws: StorageError(file: folder.path, reason: .busy(seconds: 0))) {
            try sut(1).save(draft)
        }
    }

    @Test
    func startOfProcess_live_endedProcessHasNone() throws {
        let client = ProcessInfoClient.liveValue
        let own = try #require(client.startOfProcess(client.processIdentifier()))
        #expect(client.startOfProcess(client.processIdentifier()) == own)
        #expect(ProcessMark(client).isRunning(client))
        #expect(!ProcessMark("\(client.processIdentifier())-0").isRunning(client))
        for text in ["", "-", "x-1", "0-1", "-5-1", "999999999999-1"] {
            #expect(!ProcessMark(text).isRunning(client), "\(text)")
        }
    }
}
