nonisolated enum Command: String, CaseIterable, Sendable {
    case add
    case list
    case show
    case stats
    case goal
    case status
    case chart
    case calc
    case people
    case edit
    case remove
    case undo
    case redo
    case `import`
    case export
    case report
    case backup
    case restore
    case path
    case completions
    case help
}
