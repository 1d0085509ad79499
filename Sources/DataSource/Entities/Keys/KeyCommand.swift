// What a key does, by the name that the help says; where it does it, and by which keys as it comes.
public enum KeyCommand: String, CaseIterable, Hashable, Sendable {
    case actions
    case copy
    case delete
    case redraw
    case earlier
    case editPerson = "edit person"
    case export
    case goToADate = "go to a date"
    case help
    case history
    case `import`
    case later
    case move
    case newPerson = "new person"
    case sort
    case people
    case quit
    case redo
    case report
    case reverse
    case save
    case search
    case settings
    case statistics
    case suspend
    case trends
    case undo
    case weighIn = "weigh in"
    case zoomIn = "zoom in"
    case zoomOut = "zoom out"

    public enum Place: CaseIterable, Sendable {
        case people, dashboard, history, trends, settings, form
    }

    public var places: Set<Place> {
        switch self {
        case .actions, .redraw, .help, .quit, .suspend: Set(Place.allCases)
        case .export, .import, .redo, .undo: [.people, .dashboard, .history, .trends, .settings]
        case .people: [.dashboard, .history, .trends, .settings]
        case .copy: [.people, .dashboard, .history, .trends]
        case .weighIn: [.dashboard, .history, .trends]
        case .delete, .trends: [.dashboard, .history]
        case .history: [.dashboard, .trends]
        case .settings: [.people, .dashboard]
        case .editPerson: [.dashboard]
        case .newPerson: [.people]
        case .goToADate, .move, .sort, .reverse, .search: [.history]
        case .earlier, .later, .report, .statistics, .zoomIn, .zoomOut: [.trends]
        case .save: [.form]
        }
    }

    public var keys: [String] {
        switch self {
        case .actions: ["C-p"]
        case .copy: ["c"]
        case .delete: ["d", "Delete"]
        case .redraw: ["C-l"]
        case .earlier: ["["]
        case .editPerson, .report: ["e"]
        case .export: ["E"]
        case .goToADate: ["g"]
        case .help: ["?"]
        case .history: ["h"]
        case .import: ["i"]
        case .later: ["]"]
        case .move: ["m"]
        case .newPerson, .weighIn: ["a"]
        case .sort: ["o"]
        case .people: ["p"]
        case .quit: ["q"]
        case .redo: ["C-r"]
        case .reverse: ["O"]
        case .save: ["C-s"]
        case .search: ["/"]
        case .settings, .statistics: ["s"]
        case .suspend: ["C-z"]
        case .trends: ["t"]
        case .undo: ["u"]
        case .zoomIn: ["+"]
        case .zoomOut: ["-"]
        }
    }
}
