import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct SyncServiceTests {
    private let commands = AllocatedLock([String]())
    private let subjects = SyncService.Subjects(join: "Join") { _ in "Change" }

    /// With a git that answers by the command, and with nothing otherwise.
    private func service(_ answers: [String: GitOutput]) -> SyncService {
        SyncService(
            .testDependencies(
                gitClient: testDependency(of: GitClient.self) { [commands] in
                    $0.run = { arguments, _ in
                        let words = Array(
                            arguments.drop { $0.hasPrefix("-") || $0.contains("=") }
                        )
                        commands.withLock { $0.append(words[0]) }
                        let long = answers[words.joined(separator: " ")]
                        return long ?? answers[words[0]] ?? GitOutput(status: 0)
                    }
                },
                processInfoClient: testDependency(of: ProcessInfoClient.self) {
                    $0.arguments = { ["/opt/it's 100%/bmi-tui"] }
                },
                dataFolderClient: testDependency(of: DataFolderClient.self) {
                    $0.location = { "/data/\($0).json" }
                }
            )
        )
    }

    private func text(_ text: String) -> GitOutput { GitOutput(status: 0, bytes: Array(text.utf8)) }

    private var clean: [String: GitOutput] {
        [
            "rev-parse": text("true\n\n/data/.git\n"), "symbolic-ref": text("refs/heads/main\n"),
            "config --get branch.main.remote": GitOutput(status: 1),
        ]
    }

    @Test
    func state_withoutARemote_hasTheBranch() throws {
        let state = try service(clean).state()
        #expect(state.branch.name == "main")
        #expect(state.branch.remote == nil)
        #expect((state.changed, state.ahead, state.behind) == (0, 0, 0))
    }

    @Test
    func sync_nothingChanged_commitsNothing() throws {
        let outcome = try service(clean).sync(subjects)
        #expect(outcome.commit == nil)
        #expect(!commands.withLock { $0 }.contains("commit"))
    }

    @Test
    func sync_changed_commitsTheSubject() throws {
        var answers = clean
        answers["status"] = text("?? settings.json\0?? notes.md\0")
        answers["diff"] = GitOutput(status: 1)
        #expect(try service(answers).sync(subjects).commit == "Change")
        #expect(commands.withLock { $0 }.suffix(3) == ["add", "diff", "commit"])
    }

    @Test
    func sync_inTheFolderOfAnotherRepository_throws() {
        let service = service(["rev-parse": text("true\ndata/\n/.git\n")])
        #expect(throws: SyncFailure.otherRepository) { try service.sync(subjects) }
    }

    @Test
    func begin_addressWithAPassword_runsNothing() {
        let service = service(clean)
        #expect(throws: SyncFailure.addressWithPassword) {
            try service.begin(remote: "https://ann:secret@example.org/w.git", subjects)
        }
        #expect(commands.withLock { $0 }.isEmpty)
    }

    @Test
    func begin_program_isQuotedForTheShellOfGit() throws {
        var answers = clean
        let driver = "'/opt/it'\\''s 100%%/bmi-tui' merge %O %A %B %P"
        answers["config merge.bmi-tui.driver \(driver)"] = GitOutput(status: 7, errors: "fatal: it")
        #expect(throws: SyncFailure.failed(command: "config", reason: "it")) {
            try service(answers).begin(remote: nil, subjects)
        }
    }

    @Test
    func merge_unreadableVersions_isFalse() {
        #expect(!service([:]).merge("ours", with: "theirs"))
    }
}
