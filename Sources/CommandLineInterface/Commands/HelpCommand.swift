import CursesCore
import DataSource
import Model

struct HelpCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        guard let word = context.invocation.words.first else {
            return HelpText(context: context).answer(nil)
        }
        if word == "man" { return ManualPage(context: context).answer() }
        guard let command = Command(rawValue: word) else {
            let nearest = Command.nearest(to: word, SpellingService(context.appDependencies))
            throw CommandError.usage(.unknownCommand(word, nearest: nearest))
        }
        return HelpText(context: context).answer(command)
    }
}

struct PathCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let service = StorageService(context.appDependencies)
        let folder = service.folder
        guard !folder.isEmpty else {
            throw CommandError.storage(StorageError(file: "", reason: .noDataFolder))
        }
        let isAll = context.invocation.has(.allPlaces)
        let keys = isAll ? KeyService(context.appDependencies).path : nil
        let machine = isAll ? service.machineFolder : nil
        guard !context.isJSON else {
            return JSONWriter.answer { json in
                json.text("path", folder)
                if let machine { json.text("machine", machine) }
                if let keys { json.text("keys", keys) }
            }
        }
        return Answer(lines: [folder, machine, keys].compactMap(\.self))
    }
}

struct HookCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let service = HookService(context.appDependencies)
        guard let path = service.path else {
            throw CommandError.storage(StorageError(file: "", reason: .noDataFolder))
        }
        let state = service.state
        guard !context.isJSON else {
            return JSONWriter.answer { json in
                json.text("path", path)
                json.text("state", state.rawValue)
            }
        }
        let label: LocalizedStringKey =
            switch state {
            case .ready: "It runs after each change."
            case .notExecutable: "It cannot be run: chmod +x \(path.shellQuoted)"
            case .none: "Nothing is there: a program of this name would run after each change."
            }
        return Answer(lines: [path, context.string(label)])
    }
}

struct CompletionsCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        switch context.invocation.words[0] {
        case "bash": return Answer(lines: BashCompletions().lines)
        case "zsh": return Answer(lines: ZshCompletions(context: context).lines)
        case "fish": return Answer(lines: FishCompletions(context: context).lines)
        // Called by the completions of the shells.
        case "people": return Answer(lines: names(of: try context.people.all()))
        case let word:
            throw CommandError.usage(
                .notAmong(word, option: "completions", choices: ["bash", "zsh", "fish"])
            )
        }
    }

    // The name, or the identifier if the shell or the parser would misread the name, if it has
    // control characters, or if it is ambiguous.
    private func names(of people: [PersonSummary]) -> [String] {
        let service = ReferenceService(context.appDependencies)
        return people.map { summary in
            let suffix = summary.distinction.map { " (\($0))" } ?? ""
            let name = summary.person.name + suffix
            let isClear =
                !name.hasPrefix("-") && !name.hasPrefix("~")
                && PlainLine.bytes(of: [name]) == Array("\(name)\n".utf8)
                && service.people(named: name, among: people).map(\.id) == [summary.id]
            return isClear ? name : summary.id.text
        }
    }
}

extension Command {
    var undoDirection: UndoDirection? {
        switch self {
        case .undo: .undo
        case .redo: .redo
        default: nil
        }
    }

    @MainActor func answer(_ context: CommandContext) throws -> Answer {
        switch self {
        case .add: try AddCommand(context: context).answer()
        case .list: try ListCommand(context: context).answer()
        case .show: try ShowCommand(context: context).answer()
        case .stats: try StatsCommand(context: context).answer()
        case .goal: try GoalCommand(context: context).answer()
        case .status: try StatusCommand(context: context).answer()
        case .chart: try ChartCommand(context: context).answer()
        case .calc: try CalcCommand(context: context).answer()
        case .people: try PeopleCommand(context: context).answer()
        case .edit: try EditCommand(context: context).answer()
        case .remove: try RemoveCommand(context: context).answer()
        case .undo: try UndoCommand(context: context, direction: .undo).answer()
        case .redo: try UndoCommand(context: context, direction: .redo).answer()
        case .settings: try SettingsCommand(context: context).answer()
        case .import: try ImportCommand(context: context).answer()
        case .watch: try WatchCommand(context: context).answer()
        case .export: try ExportCommand(context: context).answer()
        case .report: try ReportCommand(context: context).answer()
        case .backup: try BackupCommand(context: context).answer()
        case .restore: try RestoreCommand(context: context).answer()
        case .sync: try SyncCommand(context: context).answer()
        case .doctor: try DoctorCommand(context: context).answer()
        case .hook: try HookCommand(context: context).answer()
        case .path: try PathCommand(context: context).answer()
        case .completions: try CompletionsCommand(context: context).answer()
        case .help: try HelpCommand(context: context).answer()
        case .version: .version
        }
    }
}
