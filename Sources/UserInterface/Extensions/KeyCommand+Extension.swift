import CursesUI
import DataSource

extension KeyCommand {
    // What the button or the help says, by which the key is known.
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
        case .history: "history"
        case .import: "import…"
        case .later: "later"
        case .move: "move…"
        case .newPerson: "new person"
        case .sort: "sort"
        case .people: "switch person"
        case .quit: "quit"
        case .redo: "redo"
        case .report: "report…"
        case .reverse: "reverse"
        case .save: "save"
        case .search: "search"
        case .settings: "settings"
        case .statistics: "statistics"
        case .suspend: "suspend"
        case .trends: "trends"
        case .undo: "undo"
        case .weighIn: "weigh in"
        case .zoomIn: "zoom in"
        case .zoomOut: "zoom out"
        }
    }
}
