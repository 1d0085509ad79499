import CursesCore
import DataSource
import Essentials
public import Model
import SharedInterface

// The command-line interface: runs with arguments, or when the terminal cannot show the app.
public struct CommandLineProgram {
    static let version = "0.1.0"
    // The day of the version in the changelog, for the manual.
    static let versionDay = "2026-11-29"

    let appDependencies: AppDependencies

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    // Exits with the command's status; returns if the app is to start.
    public func answer() {
        let processInfo = appDependencies.processInfoClient
        let arguments = processInfo.arguments().dropFirst()
        guard !arguments.isEmpty || isDumb else { return }
        // A closed pipe ends the program silently.
        signal(SIGPIPE, SIG_DFL)
        switch start(Array(arguments), .live) {
        case .app:
            signal(SIGPIPE, SIG_IGN)
        case .plainApp(let language):
            PlainApp(appDependencies, console: .live, language: language).run()
        case .watch(let invocation):
            StatusWatch(program: self, invocation: invocation, console: .live).run()
        case .intake(let invocation):
            WatchRun(program: self, invocation: invocation, console: .live).run()
        case .ended(let status):
            exit(status.rawValue)
        }
    }

    func start(_ arguments: [String], _ console: Console) -> Start {
        // Git's merge driver, hidden from the help: merge BASE OURS THEIRS PATH.
        if arguments.first == "merge", arguments.count == 5 {
            let isJoined = SyncService(appDependencies).merge(arguments[2], with: arguments[3])
            return .ended(isJoined ? .done : .failed)
        }
        // Hidden too: how this program starts the hook.
        if arguments.starts(with: ["hook", "--run"]), arguments.count == 3 {
            let isRun = appDependencies.processInfoClient.runHook(arguments[2])
            return .ended(isRun ? .done : .failed)
        }
        var reader = ArgumentReader(appDependencies)
        let invocation: Invocation
        do {
            invocation = try reader.read(arguments)
        } catch {
            var context = Invocation()
            if arguments.contains("--json") { context.values[CommandOption.json.name] = "" }
            context.values[CommandOption.lang.name] = language(in: arguments)
            return .ended(end(.usage(error), CommandContext(appDependencies, context, console)))
        }
        adopt(invocation)
        let context = CommandContext(appDependencies, invocation, console)
        if invocation.has(.version) {
            return .ended(give(.version, context))
        }
        if invocation.has(.helping) {
            return .ended(give(HelpText(context: context).answer(invocation.command), context))
        }
        guard let command = invocation.command else {
            // An unwritable log must be reported before the app covers the terminal.
            if invocation.has(.log) {
                do throws(StorageError) {
                    try LogService(appDependencies).check()
                } catch {
                    return .ended(end(.storage(error), context))
                }
            }
            return isDumb || invocation.has(.plain) ? .plainApp(invocation[.lang]) : .app
        }
        if command == .status, invocation.has(.watch) { return .watch(invocation) }
        if command == .watch, invocation.has(.running) { return .intake(invocation) }
        return .ended(run(command, context))
    }

    var isDumb: Bool { appDependencies.processInfoClient.isTerminalDumb }

    // Finds --lang in arguments that failed to parse, so that the error uses that language.
    private func language(in arguments: [String]) -> String? {
        let name = "--\(CommandOption.lang.name)"
        let last = arguments.indices.last { index in
            arguments[index].hasPrefix("\(name)=") || index > 0 && arguments[index - 1] == name
        }
        return last.flatMap { arguments[$0].split(separator: "=").last.map(String.init) }
    }

    func run(_ command: Command, _ context: CommandContext) -> ExitStatus {
        // Reading the settings first reports damaged settings with every command. Reading finishes an
        // interrupted change, which the doctor has to see first.
        if command.isAboutData, command != .doctor {
            _ = context.settings
            context.isUnitLost = SettingsService(appDependencies).isUnitLost()
        }
        do {
            if context.invocation.has(.log) {
                try LogService(appDependencies).begin(with: command.rawValue)
            }
            let hookService = HookService(appDependencies)
            let step = hookService.lastStep()
            if command.takesIn { context.intake.takeBeforeCommand() }
            let answer = try command.answer(context)
            // A restored folder without settings leaves the unit open.
            if context.hasSaved, !context.isUnitLost, command != .restore {
                SettingsService(appDependencies).begin(context.settings)
            }
            let status = give(answer, context)
            if let step, context.event == nil { hookService.tell(changeSince: step) }
            if let event = context.event { hookService.tell(event) }
            if status == .unfinished, let direction = command.undoDirection {
                UndoService(appDependencies).markUnanswered(direction)
            }
            if context.hasSaved, context.settings.sync == .always {
                let report = context.syncRun.report()
                if !report.isDone, let line = report.line { tell([line], code: "sync", context) }
            }
            if context.hasSaved || context.hasWritten { StorageService(appDependencies).sweep() }
            return status
        } catch let error as CommandError {
            return end(error, context)
        } catch {
            return end(.storage(StorageError(error)), context)
        }
    }

    // These options set the environment variables that the app reads.
    private func adopt(_ invocation: Invocation) {
        let options: [(CommandOption, String)] = [
            (.dataDir, .dataFolderVariable), (.log, .logVariable), (.noColor, "NO_COLOR"),
            (.asciiScreen, .asciiVariable),
        ]
        if invocation.command == nil, let language = invocation[.lang] {
            appDependencies.processInfoClient.setEnvironment(.languageVariable, language)
        }
        for (option, variable) in options {
            guard let value = invocation[option] else { continue }
            appDependencies.processInfoClient.setEnvironment(variable, value.isEmpty ? "1" : value)
        }
    }
}

extension CommandLineProgram {
    func give(_ answer: Answer, _ context: CommandContext) -> ExitStatus {
        var status = answer.status
        let isGiven = context.console.write(bytes(answer, context))
        // Reading texts replaces the error of the system.
        let code = context.console.failure()
        var messages = context.messages
        if !isGiven {
            let isDone = context.hasSaved || context.hasWritten
            // Repeating the command would apply the change twice.
            status = isDone ? .unfinished : .failed
            let output = context.string("standard output")
            let error = StorageError(file: output, reason: .system(code))
            let reason = context.string(error.label)
            messages.append(
                isDone
                    ? context.string("Saved, but the answer could not be printed: \(reason)")
                    : reason
            )
        }
        tell(messages, code: context.remarks.isEmpty ? "storage" : "sync", context)
        // The output is incomplete: some data could not be read.
        if status == .done, context.isIncomplete, !answer.isStatusSettled { status = .failed }
        return status
    }

    func end(_ error: CommandError, _ context: CommandContext) -> ExitStatus {
        let lines = error.lines(context)
        let messages = context.messages.filter { !lines.contains($0) } + lines
        tell(messages, code: error.code, context)
        // With --due, status 1 means that no weigh-in is due.
        let isDue = context.invocation.has(.due)
        return isDue && error.status == .failed ? .wrongUsage : error.status
    }

    private func tell(_ messages: [String], code: String, _ context: CommandContext) {
        guard !messages.isEmpty else { return }
        guard context.isJSON else {
            _ = say(messages, context)
            return
        }
        var json = JSONWriter()
        json.object { json in
            json.object("error") { json in
                json.text("code", code)
                json.text("message", messages.joined(separator: "\n"))
            }
        }
        _ = context.console.writeError(json.bytes + "\n".utf8)
    }

    private func say(_ lines: [String], _ context: CommandContext) -> Bool {
        let lines = lines.map { $0.hasPrefix(" ") ? $0 : "bmi-tui: \($0)" }
        return context.console.writeError(PlainText(lines.map { shown($0, context) }).bytes)
    }

    private func bytes(_ answer: Answer, _ context: CommandContext) -> [UInt8] {
        if let bytes = answer.bytes { return bytes }
        if let columns = answer.columns, !context.isASCII {
            return columns.bytes + PlainLine.bytes(of: answer.lines)
        }
        let all = (answer.columns?.lines ?? []) + answer.lines
        let lines = context.isASCII ? all.map(PlainText.ascii) : all
        let bytes = PlainLine.bytes(of: lines)
        guard let accent = answer.accent, context.isColored else { return bytes }
        let word = PlainText([context.isASCII ? PlainText.ascii(accent.word) : accent.word]).bytes
        return Self.coloring(Array(word.dropLast()), accent.style, in: bytes)
    }

    private func shown(_ line: String, _ context: CommandContext) -> String {
        context.isASCII ? PlainText.ascii(line) : line
    }

    private static func coloring(
        _ word: [UInt8],
        _ accent: Answer.Accent,
        in bytes: [UInt8]
    ) -> [UInt8] {
        guard !word.isEmpty, let range = bytes.place(of: word) else { return bytes }
        var colored = Array(bytes[..<range.lowerBound])
        colored += "\u{1B}[\(accent.rawValue)m".utf8
        colored += word
        colored += "\u{1B}[0m".utf8
        return colored + bytes[range.upperBound...]
    }
}

// Outcome of parsing the arguments.
enum Start: Equatable {
    case app
    case plainApp(String?)
    case watch(Invocation)
    case intake(Invocation)
    case ended(ExitStatus)
}

// Records SIGINT and SIGTERM, so that a write completes or is undone as a whole.
nonisolated enum Interruption {
    private nonisolated(unsafe) static var flag: sig_atomic_t = 0

    static var hasHappened: Bool { flag != 0 }

    static func watch() {
        flag = 0
        signal(SIGINT) { _ in Interruption.flag = 1 }
        signal(SIGTERM) { _ in Interruption.flag = 1 }
    }
}
