// An action with a key: its raw value is its English name in the help.
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
    case hideHint = "hide the hint"
    case history
    case `import`
    case later
    case measure
    case month
    case move = "move to a person"
    case newPerson = "new person"
    case otherLines = "other lines"
    case people = "switch person"
    case quit
    case redo
    case refresh
    case report
    case restore = "backups"
    case reverse
    case save
    case search
    case settings
    case somebodyElse = "compare with somebody"
    case sort
    case statistics
    case stop
    case suspend
    case trends
    case undo
    case viewAll = "view all"
    case week
    case weighIn = "weigh in"
    case year
    case yearAgo = "compare with a year ago"
    case zoomIn = "zoom in"
    case zoomOut = "zoom out"

    public enum Place: CaseIterable, Sendable {
        case people, dashboard, history, trends, statistics, settings, form, importing, lines
    }

    // Also takes the names of earlier versions.
    public init?(name: String) {
        self.init(rawValue: name == "bmi or height" ? "measure" : name)
    }

    // True if keys.json can change its keys.
    public var isChangeable: Bool { self != .otherLines }

    public var places: Set<Place> {
        switch self {
        case .actions, .redraw, .help, .quit, .suspend: Set(Place.allCases)
        case .export, .import, .redo, .refresh, .restore, .undo:
            [.people, .dashboard, .history, .trends, .settings]
        case .people: [.dashboard, .history, .trends, .settings]
        case .copy: [.people, .dashboard, .history, .trends, .statistics]
        case .weighIn: [.dashboard, .history, .trends]
        case .zoomIn, .zoomOut: [.dashboard, .trends]
        case .delete: [.people, .dashboard, .history]
        case .trends: [.dashboard, .history]
        case .history: [.dashboard, .trends]
        case .settings: [.people, .dashboard]
        case .editPerson: [.people, .dashboard]
        case .newPerson: [.people]
        case .search: [.people, .history]
        case .goToADate, .move, .sort, .reverse: [.history]
        case .earlier, .later, .measure, .report, .somebodyElse, .statistics, .yearAgo:
            [.trends]
        case .month, .week, .year: [.statistics]
        case .hideHint: [.dashboard]
        case .stop, .viewAll: [.importing]
        case .otherLines: [.lines]
        case .save: [.form, .importing]
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
        case .hideHint: ["x"]
        case .history: ["h"]
        case .import: ["i"]
        case .later: ["]"]
        case .measure, .month, .move: ["m"]
        case .newPerson, .weighIn: ["a"]
        case .otherLines: ["n", "h", "r"]
        case .sort: ["o"]
        case .people: ["p"]
        case .quit: ["q"]
        case .redo: ["C-r"]
        case .refresh: ["F5"]
        case .restore: ["r"]
        case .reverse: ["O"]
        case .save: ["C-s"]
        case .search: ["/"]
        case .settings, .statistics: ["s"]
        case .somebodyElse, .viewAll: ["v"]
        case .stop: ["c"]
        case .suspend: ["C-z"]
        case .trends: ["t"]
        case .undo: ["u"]
        case .week: ["w"]
        case .year, .yearAgo: ["y"]
        case .zoomIn: ["+"]
        case .zoomOut: ["-"]
        }
    }
}
