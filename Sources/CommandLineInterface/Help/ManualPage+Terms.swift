import CursesCore
import DataSource
import SharedInterface

extension ManualPage {
    static let keys: LocalizedStringKey = """
        The keys of the app, and the screens where they work; ? shows those of a screen. C-p is \
        Ctrl-P. Arrows move, Enter opens, Tab goes to the next field, Esc goes back.
        """

    static let files = [
        Term("$XDG_DATA_HOME/bmi-tui, ~/.local/share/bmi-tui", Self.data),
        Term("$XDG_CONFIG_HOME/bmi-tui/keys.json, ~/.config/bmi-tui/keys.json", Self.ownKeys),
    ]
    private static let data: LocalizedStringKey = """
        The data: people.json, settings.json, a file for each year in history, earlier versions in \
        backups. The second path is for an empty XDG_DATA_HOME.
        """
    private static let ownKeys: LocalizedStringKey = """
        One JSON object with other keys for the actions of the app, each by its English name under \
        KEYS. It is read, never written.
        """

    static let variables = [
        Term("BMI_TUI_DATA_DIR", "the folder of the data, as --data-dir"),
        Term("BMI_TUI_LOG", "a file for the log, as --log"),
        Term("BMI_TUI_ASCII", "any text: ASCII characters only, as --ascii"),
        Term("BMI_TUI_LANG", "the language, en or ja, as --lang"),
        Term("XDG_DATA_HOME", "the folder that has the folder of the data"),
        Term("XDG_CONFIG_HOME", "the folder that has the folder of keys.json"),
        Term("NO_COLOR", "any text: no colours, as --no-color"),
        Term("COLORTERM", "truecolor or 24bit: the terminal has all colours"),
        Term("COLORFGBG", "the background, where the terminal does not answer"),
        Term("LC_ALL, LC_MESSAGES, LANG", "the language and the units of the first start"),
        Term("LC_ALL, LC_CTYPE, LANG", "the characters: without UTF-8 they are ASCII"),
        Term("TERM", "the terminal; dumb or empty: the app is a conversation, as --plain"),
        Term("TZ", "the time zone: it tells which day is today"),
    ]
}

nonisolated extension KeyCommand.Place {
    var manualLabel: LocalizedStringKey {
        switch self {
        case .people: "list of people"
        case .dashboard: "dashboard"
        case .history: "history"
        case .trends: "trends"
        case .statistics: "statistics"
        case .settings: "settings"
        case .form: "forms"
        case .importing: "preview of an import"
        case .lines: "lines of an import"
        }
    }
}
