import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LogServiceTests {
    let lines = AllocatedLock([String]())

    func appDependencies(
        environment: String? = "/log",
        failure: StorageError? = nil
    ) -> AppDependencies {
        .testDependencies(
            dateClient: testDependency(of: DateClient.self) {
                $0.now = { Date(timeIntervalSince1970: 1.5) }
            },
            logClient: testDependency(of: LogClient.self) { [lines] in
                $0.append = { line, path throws(StorageError) in
                    if let failure { throw failure }
                    lines.withLock { $0.append("\(path): \(line)") }
                }
            },
            processInfoClient: testDependency(of: ProcessInfoClient.self) {
                $0.environment = { $0 == "BMI_TUI_LOG" ? environment : nil }
            }
        )
    }

    @Test
    func check_asksWhetherTheLogCanBeWritten() throws {
        let failure = StorageError(file: "/log", reason: .system(2))
        var dependencies = appDependencies()
        dependencies.logClient.check = { _ throws(StorageError) in throw failure }
        #expect(throws: failure) { try LogService(dependencies).check() }
        var off = appDependencies(environment: nil)
        off.logClient.check = dependencies.logClient.check
        try LogService(off).check()
    }

    @Test
    func begin_writesTheName() throws {
        try LogService(appDependencies()).begin(with: "list")
        #expect(lines.withLock(\.self) == ["/log: 1970-01-01T00:00:01.500Z list"])
    }

    @Test
    func bootstrap_amongTheOwnData_isRefused_andTheLogIsOff() {
        var dependencies = appDependencies(environment: "/data/log")
        dependencies.dataFolderClient.holds = { $0.hasPrefix("/data/") }
        let sut = LogService(dependencies)
        let error = StorageError(file: "/data/log", reason: .notALog)
        #expect(throws: error) { try sut.check() }
        #expect(throws: error) { try sut.bootstrap() }
        #expect(!sut.isOn)
        #expect(lines.withLock(\.count) == 0)
    }

    @Test
    func record_actions_areWrittenWithoutWhatTheyCarry() throws {
        let sut = LogService(appDependencies())
        let ada = Person(id: UUID(1), name: "Ada", height: 175)
        var weighIn = WeighIn.on(.epoch, 70)
        weighIn.note = "secret"
        let error = StorageError(file: "people", reason: .system(28))
        let editor = WeighInEditor(.testDependencies())
        let people = People(.testDependencies())
        sut.record(WeighInEditor.Action.saveResponse(.success(weighIn)), by: editor)
        sut.record(WeighInEditor.Action.saveResponse(.failure(error)), by: editor)
        sut.record(People.Action.personButtonTapped(ada), by: people)
        sut.record(People.Action.loading(.retryButtonTapped), by: people)
        let notices = StorageNotices(.testDependencies())
        sut.record(StorageNotices.Action.onChangeNotice(error), by: notices)
        let expected = [
            "weighInEditor.saveResponse.success",
            "weighInEditor.saveResponse.failure.system",
            "people.personButtonTapped", "people.loading.retryButtonTapped",
            "storageNotices.onChangeNotice.system",
        ]
        #expect(lines.withLock(\.self) == expected.map { "/log: 1970-01-01T00:00:01.500Z \($0)" })
    }

    @Test
    func record_actionOfAChild_isWrittenOnceAndBeforeItsEffects() async {
        let people = People(appDependencies())
        await people.undo.send(.undoButtonTapped)
        let events = lines.withLock { $0.map { String($0.split(separator: " ").last ?? "") } }
        #expect(events.first == "undo.undoButtonTapped")
        #expect(events.filter { $0 == "undo.undoResponse" }.count == 1)
        #expect(events.contains("people.loading.loadResponse.success"))
    }

    @Test(arguments: [(nil, false), ("", false), ("/a", true)])
    func isOn_onlyWhereAFileIsNamed(environment: String?, isOn: Bool) async {
        let appDependencies = appDependencies(environment: environment)
        #expect(LogService(appDependencies).isOn == isOn)
        await StorageNotices(appDependencies).send(.onDismissNotice)
        #expect(lines.withLock(\.count) == (isOn ? 1 : 0))
    }

    @Test
    func bootstrap_fileCannotBeWritten_isTold() {
        let error = StorageError(file: "/log", reason: .system(13))
        let appDependencies = appDependencies(failure: error)
        #expect(throws: error) { try LogService(appDependencies).bootstrap() }
        AppDelegate(appDependencies).applicationDidFinishLaunching()
        #expect(appDependencies.appStateClient.withLock(\.notice).value == error)
    }
}
