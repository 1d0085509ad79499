import CursesCore
import DataSource

extension KeyCommand {
    // Title of the key's button; also identifies the key in the key file.
    var label: LocalizedStringKey {
        switch self {
        case .actions: "actions"
        case .copy: "copy"
        case .delete: "delete"
        case .redraw: "redraw"
        case .earlier: "earlier"
        case .editPerson: "edit person"
        case .export: "export…"
        case .goToADate: "go to a date"
        case .help: "help"
        case .hideHint: "hide the hint"
        case .history: "history"
        case .import: "import…"
        case .later: "later"
        case .measure: "measure"
        case .month: "month"
        case .move: "move to a person…"
        case .newPerson: "new person"
        case .otherLines: "view all…"
        case .sort: "sort"
        case .people: "switch person"
        case .quit: "quit"
        case .redo: "redo"
        case .refresh: "refresh"
        case .report: "report…"
        case .restore: "backups"
        case .reverse: "reverse"
        case .save: "save"
        case .search: "search"
        case .settings: "settings"
        case .somebodyElse: "compare with somebody"
        case .statistics: "statistics"
        case .stop: "stop"
        case .suspend: "suspend"
        case .trends: "trends"
        case .undo: "undo"
        case .viewAll: "view all…"
        case .week: "week"
        case .weighIn: "weigh in"
        case .year: "year"
        case .yearAgo: "compare with a year ago"
        case .zoomIn: "zoom in"
        case .zoomOut: "zoom out"
        }
    }
}
