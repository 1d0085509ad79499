import Essentials
import Testing

@testable import DataSource
@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct CheckupServiceTests {
    private func sut(
        _ environment: [String: String] = ["TERM": "xterm-256color"],
        _ locale: String = "",
        hoursFromUTC: Double = 0,
        keys: String? = nil,
        git: GitOutput? = nil
    ) -> CheckupService {
        let processInfoClient = testDependency(of: ProcessInfoClient.self) {
            $0.environment = { environment[$0] }
            $0.homeDirectory = { "/home/ann" }
        }
        return CheckupService(
            .testDependencies(
                dateClient: testDependency(of: DateClient.self) {
                    $0.now = { Date(timeIntervalSince1970: 86_400) }
                },
                fileClient: testDependency(of: FileClient.self) {
                    $0.read = { path throws(StorageError) in
                        path.hasSuffix("/keys.json") ? keys.map { Data($0.utf8) } : nil
                    }
                    $0.kind = { $0 == "/data/.git" && git != nil ? .folder : nil }
                },
                gitClient: testDependency(of: GitClient.self) {
                    $0.run = { _, _ in git ?? GitOutput(status: 0) }
                },
                localTimeClient: testDependency(of: LocalTimeClient.self) {
                    $0.localTime = { date in
                        let minutes = Int(date.timeIntervalSince1970 / 60 + hoursFromUTC * 60)
                        let (days, rest) = minutes.quotientAndRemainder(dividingBy: 1440)
                        return LocalTime(
                            day: Day(number: days),
                            time: TimeOfDay(hour: rest / 60, minute: rest % 60) ?? .midnight
                        )
                    }
                },
                localeClient: testDependency(of: LocaleClient.self) {
                    $0.identifier = { locale }
                    $0.isUTF8 = { locale != "C" }
                },
                processInfoClient: processInfoClient,
                dataFolderClient: testDependency(of: DataFolderClient.self) {
                    $0.location = { "/data/\($0).json" }
                }
            )
        )
    }

    private func check(_ topic: Check.Topic, _ sut: CheckupService) -> [Check] {
        sut.checks(nil).filter { $0.topic == topic }
    }

    @Test
    func checks_folderCannotBeRead_isNamed_theRestIsThere() throws {
        let error = StorageError(file: "/data", reason: .noDataFolder)
        var appDependencies = AppDependencies.testDependencies()
        appDependencies.dataFolderClient.inspect = { () throws(StorageError) in throw error }
        let checks = CheckupService(appDependencies).checks(nil)
        #expect(checks.first == Check(.folder, .problem, .failure(error)))
        #expect(checks.count > 5 && !checks.isHealthy)
    }

    @Test(arguments: ["", "dumb"])
    func checks_noTerminal_isNoted(name: String) {
        #expect(check(.terminal, sut(["TERM": name])) == [Check(.terminal, .note, .noTerminal)])
    }

    @Test
    func checks_terminal_itsSizeAndColours() {
        let checks = sut().checks((80, 24, 0, true))
        #expect(checks.contains(Check(.terminal, .ok, .fact("xterm-256color · 80 × 24"))))
        #expect(checks.contains(Check(.colors, .ok, .nothing)))
        #expect(checks.contains(Check(.characters, .ok, .wide(true))))
        // A file has no known colours.
        #expect(check(.colors, sut()) == [])
        #expect(check(.terminal, sut()) == [Check(.terminal, .ok, .fact("xterm-256color"))])
    }

    @Test
    func checks_noUTF8_saysWhatToType() {
        let remedy = Check.Remedy.type("export LC_ALL=C.UTF-8")
        let expected = Check(.characters, .note, .notUTF8, remedy)
        #expect(check(.characters, sut([:], "C")) == [expected])
    }

    @Test(arguments: [
        (0.0, "C · 1970-01-02 00:00 · UTC+0:00"), (9, "C · 1970-01-02 09:00 · UTC+9:00"),
        (-3.5, "C · 1970-01-01 20:30 · UTC−3:30"), (5.75, "C · 1970-01-02 05:45 · UTC+5:45"),
    ])
    func checks_locale_hasTimeAndZone(hours: Double, text: String) {
        let expected = [Check(.locale, .ok, .fact(text))]
        #expect(check(.locale, sut(hoursFromUTC: hours)) == expected)
    }

    @Test
    func checks_wrongKeys_areNamed() {
        let file = "/home/ann/.config/bmi-tui/keys.json"
        let wrong = check(.keys, sut(keys: #"{"hisstory": "H", "undo": "F99"}"#))
        let faults: [KeyFault] = [.unknownCommand("hisstory"), .unknownKey("F99", .undo)]
        #expect(
            wrong == faults.map { Check(.keys, .problem, .key($0), .correct(file: file)) }
        )
        #expect(check(.keys, sut(keys: #"{"undo": "F9"}"#)) == [Check(.keys, .ok, .fact("1"))])
        #expect(check(.keys, sut()) == [Check(.keys, .ok, .nothing)])
    }

    @Test
    func checks_gitFails_saysWhy() {
        let git = GitOutput(status: 128, errors: "fatal: detected dubious ownership")
        let expected = Check(.sync, .problem, .syncFailure(.foreignOwner))
        #expect(check(.sync, sut(git: git)) == [expected])
        #expect(check(.sync, sut()) == [Check(.sync, .ok, .nothing)])
    }

    @Test
    func checks_whatComesByItself_isNamed() throws {
        let hook = "/home/ann/.config/bmi-tui/hook"
        let none = sut()
        for topic in [Check.Topic.inbox, .folders, .hook] {
            #expect(check(topic, none) == [Check(topic, .ok, .nothing)])
        }
        let lines = "72\n\(InboxReason.text("which day?", of: "72"))\nx 71\nx 72\n\n"
        let outside = AllocatedLock([
            "/data/inbox.txt": lines, "/exports/a.csv": "a", hook: "#!",
        ])
        var appDependencies = AppDependencies.testDependencies(
            fileClient: .memory(outside),
            processInfoClient: testDependency(of: ProcessInfoClient.self) {
                $0.environment = { _ in nil }
                $0.homeDirectory = { "/home/ann" }
            },
            dataFolderClient: .memory(AllocatedLock([:]))
        )
        appDependencies.fileClient.read = { path throws(StorageError) in
            outside.withLock { $0[path].map { Data($0.utf8) } }
        }
        appDependencies.fileClient.version = { _ in FileVersion(node: 1, size: 1) }
        appDependencies.dataFolderClient.location = { "/data/\($0).json" }
        let watch = WatchService(appDependencies)
        for path in ["/exports", "/gone"] { try watch.add(WatchedFolder(path: path)) }
        let service = CheckupService(appDependencies)
        let inbox = "/data/inbox.txt"
        let left = StorageError(file: inbox, reason: .linesLeft(1))
        let unread = StorageError(file: inbox, reason: .linesUnread(2))
        #expect(
            check(.inbox, service)
                == [
                    Check(.inbox, .note, .failure(left), .correct(file: inbox)),
                    Check(.inbox, .note, .failure(unread)),
                ]
        )
        outside.withLock { $0[inbox] = "\u{FFFD}" }
        appDependencies.fileClient.read = { path throws(StorageError) in Data([0xFF]) }
        let illegible = StorageError(file: inbox, reason: .notUnicode)
        #expect(
            check(.inbox, CheckupService(appDependencies))
                == [Check(.inbox, .problem, .failure(illegible), .correct(file: inbox))]
        )
        let gone = StorageError(file: "/gone", reason: .gone)
        let remedy = Check.Remedy.type("bmi-tui watch --remove /gone")
        #expect(check(.folders, service).contains(Check(.folders, .ok, .fact("/exports"))))
        #expect(
            check(.folders, service).contains(Check(.folders, .problem, .failure(gone), remedy))
        )
        let executable = Check.Remedy.type("chmod +x \(hook)")
        #expect(check(.hook, service) == [Check(.hook, .problem, .fact(hook), executable)])
    }

    @Test
    func fix_fixesWhatCanBeFixed_inTheOrderOfTheList() throws {
        let fixed = AllocatedLock([Check.Fix]())
        var appDependencies = AppDependencies.testDependencies()
        appDependencies.dataFolderClient.fix = { fix throws(StorageError) in
            fixed.withLock { $0.append(fix) }
        }
        try CheckupService(appDependencies).fix([
            Check(.permissions, .problem, .open(1), .fix(.protect(["/data"]))),
            Check(.people, .problem, .merged(file: "people.json"), .restore),
            Check(.unfinished, .problem, .unfinished, .fix(.finish)),
        ])
        #expect(fixed.withLock { $0 } == [.protect(["/data"]), .finish])
    }
}
