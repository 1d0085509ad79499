import CursesCore
import DataSource
import SharedInterface

// An option, described once for the parser, the help, the manual and the completions.
nonisolated struct CommandOption: Sendable {
    enum Completion: Equatable, Sendable {
        case nothing
        case folders
        case files
        case people
        case days
        case comingDays
        case words([String])
        // Other words are possible too.
        case suggestions([String])
    }

    let name: String
    var letter: Character?
    // Placeholder of the value; `nil` for a flag.
    var value: LocalizedStringKey?
    let help: LocalizedStringKey
    var completion = Completion.nothing
    // Words of the value that need an explanation.
    var terms: [Term] = []
    // True if each of its values counts.
    var isRepeated = false

    // True if an empty value clears the field.
    var allowsNothing: Bool {
        ["note", "birth-date", "sex", "goal"].contains(name)
            || Self.measures.contains { $0.name == name }
    }
}

nonisolated extension CommandOption {
    // `app` is for starting the app, `everywhere` for all commands.
    static let app = [dataDir, log, lang, noColor, asciiScreen, plain, helping, version]
    static let everywhere = [dataDir, person, json, lang, color, noColor, ascii, helping]

    static let dataDir = CommandOption(
        name: "data-dir",
        value: "DIR",
        help: "keep the data in DIR, as BMI_TUI_DATA_DIR does",
        completion: .folders
    )
    static let log = CommandOption(
        name: "log",
        value: "FILE",
        help: "log what is done to FILE, without data, as BMI_TUI_LOG does",
        completion: .files
    )
    static let allPlaces = CommandOption(
        name: "all",
        help: "also the files of this machine, and keys.json"
    )
    static let fix = CommandOption(
        name: "fix",
        help: "fix what can be fixed without loss, after asking"
    )
    static let listing = CommandOption(name: "list", help: "list the watched folders")
    static let removing = CommandOption(name: "remove", help: "watch these folders no more")
    static let running = CommandOption(name: "run", help: "take in what arrives until it is ended")
    static let syncState = CommandOption(
        name: "status",
        help: "say what is not committed or pushed, and change nothing"
    )
    static let person = CommandOption(
        name: "person",
        letter: "p",
        value: "NAME",
        help: "the person; not needed with only one",
        completion: .people
    )
    static let json = CommandOption(name: "json", help: "print JSON, for other programs")
    private static let languages = Language.allCases.map(\.code)
    static let lang = CommandOption(
        name: "lang",
        value: LocalizedStringKey(languages.joined(separator: "|")),
        help: "use this language, not that of the settings",
        completion: .words(languages)
    )
    static let color = CommandOption(
        name: "color",
        value: "auto|always|never",
        help: "when to print colours; auto: on a terminal",
        completion: .words(["auto", "always", "never"])
    )
    static let noColor = CommandOption(name: "no-color", help: "no colours, as NO_COLOR does")
    static let ascii = CommandOption(
        name: "ascii",
        help: "print ASCII characters only, and so in English"
    )
    static let asciiScreen = CommandOption(
        name: "ascii",
        help: "draw with ASCII characters only, as BMI_TUI_ASCII does"
    )
    static let plain = CommandOption(name: "plain", help: "the app as a conversation, line by line")
    static let helping = CommandOption(name: "help", letter: "h", help: "show this text")
    static let version = CommandOption(name: "version", letter: "V", help: "show the version")

    static let weight = CommandOption(
        name: "weight",
        letter: "w",
        value: "WEIGHT",
        help: "72.4, 72.4kg, 160lb or 11st 6"
    )
    static let height = CommandOption(name: "height", value: "HEIGHT", help: "178, 1.78m or 5'10")
    static let date = CommandOption(
        name: "date",
        letter: "d",
        value: "DAY",
        help: "2024-04-30, yesterday, -3d, fri or 21 nov",
        completion: .days
    )
    static let time = CommandOption(
        name: "time",
        letter: "t",
        value: "TIME",
        help: "07:30, 730 or 7pm"
    )
    static let note = CommandOption(
        name: "note",
        letter: "n",
        value: "TEXT",
        help: "a note; - reads it from standard input"
    )
    static let yes = CommandOption(name: "yes", letter: "y", help: "answer yes to every question")
    static let since = CommandOption(
        name: "since",
        value: "DAY",
        help: "from this day on",
        completion: .days
    )
    static let until = CommandOption(
        name: "until",
        value: "DAY",
        help: "up to this day",
        completion: .days
    )
    static let year = CommandOption(
        name: "year",
        value: "YEAR",
        help: "one year on one page, such as 2026"
    )
    static let chartSince = CommandOption(
        name: "since",
        value: "DAY",
        help: "from this day on, in place of --range",
        completion: .days
    )
    static let limit = CommandOption(
        name: "limit",
        letter: "l",
        value: "NUMBER",
        help: "no more than the newest NUMBER"
    )
    static let by = CommandOption(
        name: "by",
        value: "week|month|year",
        help: "length of a period; a month by default",
        completion: .words(["week", "month", "year"])
    )
    static let format = CommandOption(
        name: "format",
        letter: "f",
        value: "FORMAT",
        help: "a line in which these words in braces are filled in",
        terms: StatusCommand.terms
    )
    static let watch = CommandOption(
        name: "watch",
        help: "keep running, and print the line again whenever it changes"
    )
    static let due = CommandOption(
        name: "due",
        help: "say nothing; exit 1 if something was weighed today, 0 if not or not known"
    )
    static let range = CommandOption(
        name: "range",
        value: "1w|1m|3m|1y|all",
        help: "how far to look back; 3m by default",
        completion: .words(["1w", "1m", "3m", "1y", "all"])
    )
    static let widths = 30...400
    static let width = CommandOption(
        name: "width",
        value: "NUMBER",
        help: "columns of the chart, from 30 to 400"
    )
    static let heights = 8...200
    static let lines = CommandOption(
        name: "height",
        value: "NUMBER",
        help: "lines of the chart, from 8 to 200"
    )
    static let drawing = CommandOption(
        name: "output",
        letter: "o",
        value: "FILE",
        help: "draw the chart as an SVG picture in FILE",
        completion: .files
    )
    static let birthDate = CommandOption(
        name: "birth-date",
        value: "DAY",
        help: "1985-04-02; empty where it is not given"
    )
    static let sex = CommandOption(
        name: "sex",
        value: "f|m",
        help: "f, female, m or male; empty where it is not given",
        completion: .words(["f", "m", "female", "male"])
    )
    static let goal = CommandOption(
        name: "goal",
        value: "WEIGHT",
        help: "the weight to reach, or a range such as 75-77; empty for none"
    )
    static let goalDay = CommandOption(
        name: "by",
        value: "DAY",
        help: "the day to reach it by, such as 2027-03-01",
        completion: .comingDays
    )
    static let from = CommandOption(
        name: "from",
        value: "DAY|always",
        help: "first day of a new height; today by default",
        completion: .days
    )
}

nonisolated extension CommandOption {
    static let born = CommandOption(
        name: "born",
        value: "DAY",
        help: "the birth date, such as 2018-03-01"
    )
    static let on = CommandOption(
        name: "on",
        value: "DAY",
        help: "the day of the measurement; today by default",
        completion: .days
    )
    static let ageMonths = CommandOption(
        name: "age-months",
        value: "NUMBER",
        help: "the age in months, such as 104.5, in place of --born"
    )
    static let reference = CommandOption(
        name: "reference",
        value: "who|cdc",
        help: "whose percentiles; by language by default",
        completion: .words(["who", "cdc"])
    )
}

nonisolated extension CommandOption {
    // Only irreversible changes are confirmed.
    static let final = CommandOption(
        name: "yes",
        letter: "y",
        help: "confirm a change that cannot be undone"
    )
}

nonisolated extension CommandOption {
    static let measures = Measure.builtIn.map(measure)
    // The last options of `add` and `edit`.
    static let entered = measures + [own, note, yes]

    static let trendMeasure = CommandOption(
        name: "measure",
        value: "MEASURE",
        help: "weight (default), waist, body-fat, head, fat-mass, lean-mass or one of yours",
        completion: .suggestions(TrendMeasure.ofOptions.map(\.option))
    )

    static let own = CommandOption(
        name: "own",
        value: "NAME=VALUE",
        help: "a value of a measure of your own, such as Arms=32.5; may be repeated",
        isRepeated: true
    )

    static let ownMeasure = CommandOption(
        name: "own",
        value: "MEASURE",
        help: "a measure of your own, such as 'Arms, cm, 15-60, 1'; may be repeated",
        isRepeated: true
    )

    static func measure(_ measure: Measure) -> CommandOption {
        CommandOption(
            name: measure.option,
            value: measure.unit == .length ? "LENGTH" : "PERCENT",
            help: measure.help
        )
    }
}

nonisolated extension TrendMeasure {
    // Without BMI and height: their percentile charts are not available in the shell.
    static let ofOptions: [TrendMeasure] =
        [.weight] + Measure.builtIn.map { .measure($0) } + [.fatMass, .leanMass]

    init?(option: String) {
        guard let measure = Self.ofOptions.first(where: { $0.option == option }) else { return nil }
        self = measure
    }

    var option: String {
        switch self {
        case .weight: "weight"
        case .bmi: "bmi"
        case .height: "height"
        case .measure(let measure): measure.option
        case .fatMass: "fat-mass"
        case .leanMass: "lean-mass"
        }
    }
}

nonisolated extension CommandOption {
    static let importFormat = CommandOption(
        name: "format",
        letter: "f",
        value: "FORMAT",
        help: "the app that wrote the file; auto by default",
        completion: .words(["auto"] + ImportFormat.allCases.map(\.rawValue)),
        terms: [Term("auto", "told by what is in the file")]
            + ImportFormat.allCases.map { format in
                let name = LocalizedStringKey(format.name)
                return Term(
                    format.rawValue,
                    format == .table ? "any table with a date and a weight" : name
                )
            }
    )
    static let newPerson = CommandOption(
        name: "new-person",
        value: "NAME",
        help: "import for a new person"
    )
    static let weightUnits = WeightUnit.allCases.map(\.symbol).joined(separator: "|")
    static let unit = CommandOption(
        name: "unit",
        letter: "u",
        value: LocalizedStringKey(weightUnits),
        help: "the unit of the weights",
        completion: .words(WeightUnit.allCases.map(\.symbol))
    )
    static let force = CommandOption(
        name: "force",
        help: "take the unit of --unit, whatever the person's weigh-ins say"
    )
    static let dateOrder = CommandOption(
        name: "date-order",
        value: "dmy|mdy|ymd",
        help: "what 1/2/2024 means: day, month or year first",
        completion: .words(DayOrder.allCases.map(\.rawValue))
    )
    static let columns = CommandOption(
        name: "columns",
        value: "LIST",
        help: "what the columns of a table are: date,-,weight,note or date=3,weight=5"
    )
    static let keep = CommandOption(
        name: "keep",
        value: "here|file",
        help: "which version of a weigh-in that is here and differs; needed with --yes",
        completion: .words(ImportVersion.allCases.map(\.rawValue))
    )
    static let writer = CommandOption(
        name: "app",
        value: "NAME",
        help: "the app whose weigh-ins are taken, where several wrote the same days, or all",
        completion: .suggestions(["all"])
    )
    static let dryRun = CommandOption(
        name: "dry-run",
        help: "say what would happen, and do nothing"
    )
    static let exportFormat = CommandOption(
        name: "format",
        letter: "f",
        value: "FORMAT",
        help: "csv, json, openscale, libra or withings; csv by default",
        completion: .words(ExportFormat.allCases.map(\.rawValue))
    )
    static let output = CommandOption(
        name: "output",
        letter: "o",
        value: "FILE",
        help: "write to FILE in place of standard output",
        completion: .files
    )
}
