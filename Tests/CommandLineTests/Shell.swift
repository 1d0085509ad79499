import CursesCore
import DataSource
import Essentials
import Model

@testable import CommandLineInterface

/// Says commands to the program on a folder of its own, on Friday, 20 November 2026 at 7:30.
final class Shell {
    nonisolated let files = AllocatedLock([String: String]())
    nonisolated let outside = AllocatedLock([String: Data]())
    nonisolated let environment = AllocatedLock(["LC_ALL": "en_NZ.UTF-8", "TERM": "xterm"])
    nonisolated let answers = AllocatedLock([String]())
    nonisolated private let identifiers = AllocatedLock(UInt16(0))
    nonisolated private let minutes = AllocatedLock(0)
    /// How many days later it is.
    nonisolated let daysLater = AllocatedLock(0)
    /// What hinders reading (`read-` before the key) or writing a file.
    nonisolated let failures = AllocatedLock([String: StorageError.Reason]())
    nonisolated let logged = AllocatedLock([String]())
    var isTerminal = false
    /// What happens elsewhere while somebody thinks.
    nonisolated(unsafe) var onQuestion: () -> Void = {}
    /// Called before a file is read.
    nonisolated(unsafe) var onReading: (String) -> Void = { _ in }
    /// What happens elsewhere just before something is saved together.
    nonisolated(unsafe) var onSaving: () -> Void = {}
    var isInterrupted = false
    var isOutputFull = false
    var foreignFolder: String?
    /// Error thrown when standard input is read.
    var readFailure: StorageError?
    /// How long each piece of standard input takes.
    var readingTime = Duration.zero

    struct Outcome {
        var status: ExitStatus?
        var output = ""
        var error = ""

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    /// With Ann, who is 178 cm tall.
    convenience init(people names: [String]) {
        self.init()
        for name in names { _ = self("people", "add", name, "--height", "178", "--yes") }
    }

    /// By their identifiers.
    var people: [String] {
        let text = files.withLock { $0["people"] } ?? ""
        return text.split(separator: "\"id\":\"").dropFirst().map { String($0.prefix(36)) }
    }

    @discardableResult
    func callAsFunction(_ arguments: String..., input: [UInt8] = []) -> Outcome {
        run(arguments, input: input)
    }

    func run(_ arguments: [String], input: [UInt8] = []) -> Outcome {
        var outcome = Outcome()
        let console = console(
            input: input,
            output: { outcome.output += String(decoding: $0, as: UTF8.self) },
            error: { outcome.error += String(decoding: $0, as: UTF8.self) }
        )
        if case .ended(let status) = CommandLineProgram(dependencies).start(arguments, console) {
            outcome.status = status
        }
        return outcome
    }

    func console(
        input: [UInt8] = [],
        output: @escaping ([UInt8]) -> Void,
        error: @escaping ([UInt8]) -> Void = { _ in }
    ) -> Console {
        let (isTerminal, isInterrupted) = (isTerminal, isInterrupted)
        let (isOutputFull, readingTime) = (isOutputFull, readingTime)
        let readFailure = readFailure
        var (rest, now) = (input, ContinuousClock.now)
        return Console(
            isInputTerminal: { isTerminal },
            isOutputTerminal: { isTerminal },
            isErrorTerminal: { isTerminal },
            width: { 80 },
            readLine: { [answers, weak self] in
                self?.onQuestion()
                return answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            },
            readTerminalLine: { [answers] in
                answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            },
            readPiece: { () throws(StorageError) in
                if let readFailure { throw readFailure }
                now += readingTime
                defer { rest = [] }
                return rest
            },
            readAll: { () throws(StorageError) in
                if let readFailure { throw readFailure }
                return input
            },
            watchInterrupts: { { isInterrupted } },
            write: {
                guard !isOutputFull else { return false }
                output($0)
                return true
            },
            writeError: {
                error($0)
                return true
            },
            failure: { 28 },
            now: { now }
        )
    }

    var dependencies: AppDependencies {
        let appStateClient = AppStateClient.testValue
        return .testDependencies(
            appStateClient: appStateClient,
            dateClient: testDependency(of: DateClient.self) { [minutes] in
                $0.now = {
                    let count = minutes.withLock { minutes in
                        minutes += 1
                        return minutes
                    }
                    return Date(timeIntervalSince1970: 1_795_159_800 + Double(count) / 1000)
                }
            },
            fileClient: testDependency(of: FileClient.self) { [outside] in
                $0.read = { path throws(StorageError) in outside.withLock { $0[path] } }
                $0.stream = { path throws(StorageError) in
                    guard let data = outside.withLock({ $0[path] }) else {
                        throw StorageError(file: path, reason: .notThere)
                    }
                    return FileStream(Array(data))
                }
                $0.replace = { path, data throws(StorageError) in
                    outside.withLock { $0[path] = data }
                }
                $0.exists = { path in outside.withLock { $0[path] != nil } }
                $0.kind = { path in
                    if path.hasSuffix("/") { return .folder }
                    return outside.withLock { $0[path] == nil ? nil : .file }
                }
                $0.names = { folder throws(StorageError) in
                    outside.withLock { $0.keys.map { String($0.dropFirst(folder.count)) } }
                }
            },
            localTimeClient: testDependency(of: LocalTimeClient.self) { [daysLater] in
                $0.localTime = { _ in
                    var now = Self.now
                    now.day = now.day.advanced(by: daysLater.withLock { $0 })
                    return now
                }
            },
            localeClient: testDependency(of: LocaleClient.self) { [environment] in
                $0.identifier = { environment.withLock { $0["LC_ALL"] ?? "" } }
                $0.isUTF8 = { environment.withLock { $0["LC_ALL"]?.hasSuffix("UTF-8") ?? true } }
            },
            logClient: testDependency(of: LogClient.self) { [logged] in
                $0.append = { line, path throws(StorageError) in
                    logged.withLock { $0.append("\(path) \(line)") }
                }
            },
            processInfoClient: testDependency(of: ProcessInfoClient.self) { [environment] in
                $0.environment = { name in environment.withLock { $0[name] } }
                $0.setEnvironment = { name, value in environment.withLock { $0[name] = value } }
            },
            dataFolderClient: storage(appStateClient),
            uuidClient: testDependency(of: UUIDClient.self) { [identifiers] in
                $0.create = {
                    let number = identifiers.withLock { number in
                        number &+= 1
                        return number
                    }
                    let (low, high) = (UInt8(number & 0xFF), UInt8(number >> 8))
                    return UUID(
                        uuid: (low, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 ^ high)
                    )
                }
            }
        )
    }

    private func storage(_ appStateClient: AppStateClient) -> DataFolderClient {
        let foreignFolder = foreignFolder
        var client = DataFolderClient.memory(files) { [failures] key in
            failures.withLock { $0[key] }
        }
        client.foreignFolder = { foreignFolder }
        client.notice = { appStateClient.send(\.notice, $0) }
        let data = client.data
        client.data = { [weak self] key throws(StorageError) in
            self?.onReading(key)
            return try data(key)
        }
        let setAll = client.setAll
        client.setAll = { [weak self] keys, change throws(StorageError) in
            self?.onSaving()
            try setAll(keys, change)
        }
        return client
    }

    nonisolated static let now = LocalTime(
        day: Day(number: 20_777),
        time: TimeOfDay(hour: 7, minute: 30) ?? .midnight
    )
}
