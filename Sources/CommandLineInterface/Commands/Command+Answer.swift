import DataSource

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
        case .import: try ImportCommand(context: context).answer()
        case .export: try ExportCommand(context: context).answer()
        case .report: try ReportCommand(context: context).answer()
        case .backup: try BackupCommand(context: context).answer()
        case .restore: try RestoreCommand(context: context).answer()
        case .path: try PathCommand(context: context).answer()
        case .completions: try CompletionsCommand(context: context).answer()
        case .help: try HelpCommand(context: context).answer()
        }
    }
}
