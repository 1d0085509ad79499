import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct DraftServiceTests {
    let files = AllocatedLock([String: String]())
    let typed = FormDraft(form: .newPerson(UUID(1)), fields: ["name": "Ada"])

    func sut(process: Int32 = 1) -> DraftService {
        DraftService(
            .testDependencies(
                processInfoClient: testDependency(of: ProcessInfoClient.self) {
                    $0.processIdentifier = { process }
                    $0.startOfProcess = { $0 == process ? "0" : nil }
                },
                dataFolderClient: .memory(files)
            )
        )
    }

    @Test
    func note_isToldAndWrittenByKeep() async throws {
        let sut = sut()
        sut.note(typed)
        #expect(!sut.isKept)
        for await draft in sut.changes() {
            #expect(draft == typed)
            break
        }
        let isNothingWritten = files.withLock { $0.isEmpty }
        #expect(isNothingWritten)
        sut.keep()
        #expect(sut.isKept)
        #expect(try self.sut(process: 2).left().map(\.draft.fields) == [typed.fields])
    }

    @Test
    func keep_diskIsFull_isToldOnce_untilItIsKept() {
        let isFull = AllocatedLock(true)
        let appStateClient = AppStateClient.testValue
        let sut = DraftService(
            .testDependencies(
                appStateClient: appStateClient,
                dataFolderClient: .memory(files, isFull: isFull)
            )
        )
        #expect(sut.keep() == nil)
        sut.note(typed)
        let failure = StorageError(file: "drafts", reason: .draftNotKept(.system(28)))
        #expect(sut.keep() == failure)
        #expect(appStateClient.withLock(\.notice).value == failure)
        appStateClient.send(\.notice, nil)
        #expect(sut.keep() == failure)
        #expect(appStateClient.withLock(\.notice).value == nil)
        isFull.withLock { $0 = false }
        #expect(sut.keep() == nil && sut.isKept)
    }

    @Test
    func problems_fileCannotBeRead_isNamed() {
        #expect(sut().problems() == [])
        files.withLock { $0["drafts"] = "nonsense" }
        #expect(sut().problems() == [StorageError(file: "drafts", reason: .malformed(line: 1))])
    }

    @Test
    func forget_nothingIsLeft() throws {
        let sut = sut()
        sut.note(typed)
        sut.keep()
        sut.forget()
        #expect(sut.isKept)
        #expect(try self.sut(process: 2).left().isEmpty)
    }

    @Test
    func takeOver_isLeftByTheNewProcess() throws {
        let first = sut()
        first.note(typed)
        first.keep()
        let second = sut(process: 2)
        second.takeOver(try #require(try second.left().first))
        #expect(try sut(process: 3).left().map(\.id) == ["2-0"])
    }

    @Test
    func problems_damagedFile_isNamed() {
        #expect(sut().problems() == [])
        files.withLock { $0["drafts"] = "rubbish" }
        #expect(sut().problems().map(\.file) == ["drafts"])
    }

    @Test
    func discard_isNotOfferedAgain() throws {
        let first = sut()
        first.note(typed)
        first.keep()
        let second = sut(process: 2)
        second.discard(try #require(try second.left().first))
        #expect(try second.left().isEmpty)
    }
}
