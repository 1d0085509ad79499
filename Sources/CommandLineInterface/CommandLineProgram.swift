import CursesCore
import DataSource
public import Model
import SharedInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
        case .ended(let status):
            exit(status.rawValue)
        }
    }

    func start(_ arguments: [String], _ console: Console) -> Start {
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
            return .ended(give(Answer(lines: ["bmi-tui \(Self.version)"]), context))
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
        // Reading the settings first reports damaged settings with every command. Reading them only
        // after a failed change could complete that change.
        if command.isAboutData {
            _ = context.settings
            context.isUnitLost = SettingsService(appDependencies).isUnitLost()
        }
        do {
            if context.invocation.has(.log) {
                try LogService(appDependencies).begin(with: command.rawValue)
            }
            let answer = try command.answer(context)
            // A restored folder without settings leaves the unit open.
            if context.hasSaved, !context.isUnitLost, command != .restore {
                SettingsService(appDependencies).begin(context.settings)
            }
            let status = give(answer, context)
            if status == .unfinished, let direction = command.undoDirection {
                UndoService(appDependencies).markUnanswered(direction)
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
