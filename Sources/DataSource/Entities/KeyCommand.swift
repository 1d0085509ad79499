// An action with a key: its raw value is its English name in the help.
public enum KeyCommand: String, CaseIterable, Hashable, Sendable {
    case actions
    case copy
    case delete
    case redraw
    case earlier
    case editPerson = "edit person"
    case export
    case fix
    case goal
    case goToADate = "go to a date"
    case help
    case hideHint = "hide the hint"
    case figures
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

    public var places: Set<Place> { Set(usage.places) }

    public var keys: [String] { usage.keys }

    private var usage: (places: [Place], keys: [String]) {
        switch self {
        case .actions: (Place.allCases, ["C-p"])
        case .copy: ([.people, .dashboard, .history, .trends, .statistics, .settings], ["c"])
        case .delete: ([.people, .dashboard, .history], ["d", "Delete"])
        case .redraw: (Place.allCases, ["C-l"])
        case .earlier: ([.trends], ["["])
        case .editPerson: ([.people, .dashboard], ["e"])
        case .export: ([.people, .dashboard, .history, .trends, .settings], ["E"])
        case .fix: ([.settings], ["f"])
        case .goal: ([.dashboard], ["g"])
        case .goToADate: ([.history], ["g"])
        case .help: (Place.allCases, ["?"])
        // A note has the key before the figures do.
        case .figures, .hideHint: ([.dashboard], ["x"])
        case .history: ([.dashboard, .trends], ["h"])
        case .import: ([.people, .dashboard, .history, .trends, .settings], ["i"])
        case .later: ([.trends], ["]"])
        case .measure: ([.trends], ["m"])
        case .month: ([.statistics], ["m"])
        case .move: ([.history], ["m"])
        case .newPerson: ([.people], ["a"])
        case .otherLines: ([.lines], ["n", "h", "r"])
        case .people: ([.dashboard, .history, .trends, .settings], ["p"])
        case .quit: (Place.allCases, ["q"])
        case .redo: ([.people, .dashboard, .history, .trends, .settings], ["C-r"])
        case .refresh: ([.people, .dashboard, .history, .trends, .settings], ["F5"])
        case .report: ([.trends], ["e"])
        case .restore: ([.people, .dashboard, .history, .trends, .settings], ["r"])
        case .reverse: ([.history], ["O"])
        case .save: ([.form, .importing], ["C-s"])
        case .search: ([.people, .history], ["/"])
        case .settings: ([.people, .dashboard], ["s"])
        case .somebodyElse: ([.trends], ["v"])
        case .sort: ([.history], ["o"])
        case .statistics: ([.trends], ["s"])
        case .stop: ([.importing], ["c"])
        case .suspend: (Place.allCases, ["C-z"])
        case .trends: ([.dashboard, .history], ["t"])
        case .undo: ([.people, .dashboard, .history, .trends, .settings], ["u"])
        case .viewAll: ([.importing], ["v"])
        case .week: ([.statistics], ["w"])
        case .weighIn: ([.dashboard, .history, .trends], ["a"])
        case .year: ([.statistics], ["y"])
        case .yearAgo: ([.trends], ["y"])
        case .zoomIn: ([.dashboard, .trends], ["+"])
        case .zoomOut: ([.dashboard, .trends], ["-"])
        }
    }
}

// A key in user notation: "w", "C-w", "^W", "M-w", "F5", "PgUp".
public struct Key: Hashable, Sendable {
    // Normalized notation.
    public let name: String
}

// Keys from keys.json, and its invalid entries.
public struct KeyChoices: Equatable, Sendable {
    public var keys: [KeyCommand: [Key]]
    public var faults: [KeyFault]

    public init(keys: [KeyCommand: [Key]] = [:], faults: [KeyFault] = []) {
        self.keys = keys
        self.faults = faults
    }
}

// An invalid entry of keys.json.
public enum KeyFault: Hashable, Sendable {
    case unreadable(StorageError)
    case unknownCommand(String)
    case unknownKey(String, KeyCommand)
    case reserved(Key, KeyCommand)
    case taken(Key, KeyCommand, by: KeyCommand)
}

extension Key {
    public init?(_ text: String) {
        var rest = Substring(text)
        var modifiers = Set<Character>()
        while let (modifier, length) = rest.keyModifier {
            modifiers.insert(modifier)
            rest = rest.dropFirst(length)
        }
        guard let base = Self.base(rest, modifiers) else { return nil }
        self.init(
            name: "CMS".reduce("") { modifiers.contains($1) ? "\($0)\($1)-" : $0 } + base
        )
    }

    // Keys of forms, of leaving, and digits cannot be changed.
    public var isReserved: Bool { Self.reserved.contains(name) }

    private static let reserved: Set<String> = [
        "Enter", "Esc", "Tab", "S-Tab", "Space", "Up", "Down", "Left", "Right", "Backspace", "F1",
        "C-c", "C-h", "C-i", "C-j", "C-m", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
    ]

    private static let named = [
        "Enter", "Esc", "Tab", "Space", "Up", "Down", "Left", "Right", "Home", "End", "PageUp",
        "PageDown", "Insert", "Delete", "Backspace",
    ]

    private static let others = [
        "return": "Enter", "escape": "Esc", "pgup": "PageUp", "pgdn": "PageDown", "ins": "Insert",
        "del": "Delete", "bksp": "Backspace", "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
    ]

    private static func base(_ text: Substring, _ modifiers: Set<Character>) -> String? {
        let lowered = text.lowercased()
        if let known = named.first(where: { $0.lowercased() == lowered }) ?? others[lowered] {
            return known
        }
        if text.count == 1, let character = text.first {
            guard !character.isWhitespace, !character.isControl else { return nil }
            // A shifted character is another character.
            guard !modifiers.contains("S") else { return nil }
            guard modifiers.contains("C") else { return String(character) }
            return ("a"..."z").contains(lowered) ? lowered : nil
        }
        guard lowered.first == "f", let number = Int(lowered.dropFirst()),
            (1...12).contains(number), lowered == "f\(number)"
        else { return nil }
        return "F\(number)"
    }
}

extension Substring {
    // The leading modifier, unless it is the whole text.
    fileprivate var keyModifier: (Character, Int)? {
        let known: [(String, Character)] = [
            ("c-", "C"), ("ctrl-", "C"), ("m-", "M"), ("alt-", "M"), ("s-", "S"), ("shift-", "S"),
        ]
        let lowered = prefix(6).lowercased()
        if first == "^", count > 1 { return ("C", 1) }
        for (text, modifier) in known where lowered.hasPrefix(text) && count > text.count {
            return (modifier, text.count)
        }
        return nil
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
