import CursesCore
import Model
import SharedInterface

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
    case settings
    case `import`
    case watch
    case export
    case report
    case backup
    case restore
    case sync
    case doctor
    case hook
    case path
    case completions
    case help
    case version
}

nonisolated extension Command {
    var description: CommandDescription {
        switch self {
        case .add:
            CommandDescription(
                summary: "weigh in",
                words: "WEIGHT [DAY] [TIME]",
                question: "which weight?",
                wordCount: 1...7,
                options: [.weight, .date, .time, .height] + CommandOption.entered,
                note: "After 73.8, .6 is 73.6 and . is 73.8 again.",
                examples: [
                    "add 72.4", "add 160lb yesterday 7:30", "add 72.4 --waist 88 -n 'a run'",
                ]
            )
        case .list:
            CommandDescription(
                summary: "the weigh-ins, the newest first",
                words: "[DAY|MONTH|YEAR|all]",
                wordCount: 0...4,
                wordCompletion: .words(["all"] + CompletionWords.days),
                options: [.since, .until, .limit],
                note: "On a terminal it shows the newest 30; list all shows everything.",
                examples: [
                    "list", "list last friday", "list last week", "list nov 2026",
                    "list --since 2026-01-01 --json",
                ]
            )
        case .show:
            CommandDescription(summary: "weight, BMI, rate and goal of today", examples: ["show"])
        case .stats:
            CommandDescription(
                summary: "mean, lowest and highest weight of each period",
                options: [.by, .trendMeasure, .since, .until],
                examples: ["stats", "stats --by year", "stats --measure waist"]
            )
        case .goal:
            CommandDescription(
                summary: "the weight to reach or the range to keep: show, set or clear it",
                words: "[WEIGHT|LOW-HIGH|clear]",
                wordCount: 0...4,
                wordCompletion: .words(["clear"]),
                options: [.goalDay, .yes],
                examples: ["goal", "goal 71.5 --by 2027-03-01", "goal 75-77", "goal clear"]
            )
        case .status:
            CommandDescription(
                summary: "one line, for a prompt or a reminder",
                options: [.format, .watch, .due],
                note: "A reminder by cron: 0 8 * * * bmi-tui status --due && notify-send bmi-tui",
                examples: [
                    "status", "status -f '{weight} {arrow} {date}'", "status --watch",
                    "status --due",
                ]
            )
        case .chart:
            CommandDescription(
                summary: "weights and trend, drawn",
                options: [
                    .range, .chartSince, .until, .trendMeasure, .width, .lines, .drawing, .yes,
                ],
                examples: ["chart", "chart --range 1y -o year.svg", "chart --measure waist"]
            )
        case .calc:
            CommandDescription(
                summary: "the BMI of a weight and a height; no data is touched",
                words: "WEIGHT HEIGHT",
                question: "which weight and height?",
                wordCount: 2...4,
                options: [.sex, .born, .on, .ageMonths, .reference],
                note: "Under 20, --born or --age-months and --sex are needed for a percentile.",
                examples: ["calc 70kg 175cm", "calc 22kg 120cm --sex f --born 2018-03-01"]
            )
        case .people:
            CommandDescription(
                summary: "list people; add, change, rename or remove one",
                words: "[add|change|rename|remove NAME [NEW NAME]]",
                question: "which name?",
                wordCount: 0...3,
                wordCompletion: .words(["add", "change", "rename", "remove"]),
                terms: [.adding, .changing, .renaming, .removing],
                followers: [Follower(of: ["change", "rename", "remove"], .people)],
                options: [.weight, .height, .from, .birthDate, .sex, .goal, .ownMeasure, .yes],
                note: """
                    A new height goes to the weigh-ins from its day on, and the day is kept for those that \
                    are entered later. Up to three measures of your own have a name, a unit, bounds and decimals; \
                    'Arms=Biceps' renames one, and 'Arms=' removes it.
                    """,
                examples: [
                    "people", "people add Ann --height 178 --weight 72.4kg",
                    "people change Ann --height 168 --from 2026-06-01",
                    "people change Ann --own 'Arms, cm, 15-60, 1'", "people rename Ann Anna",
                    "people remove Ann",
                ]
            )
        case .edit:
            CommandDescription(
                summary: "correct a weigh-in",
                words: "ID|DAY|last",
                question: "which weigh-in?",
                wordCount: 1...4,
                wordCompletion: .days,
                options: [.weight, .date, .time, .height] + CommandOption.entered,
                note: "list shows the ID of each; its first four letters are enough.",
                examples: ["edit last -w 72.6", "edit 3f2a91c4 --date fri"]
            )
        case .remove:
            CommandDescription(
                summary: "delete a weigh-in",
                words: "ID|DAY|last",
                question: "which weigh-in?",
                wordCount: 1...4,
                wordCompletion: .days,
                options: [.final],
                note: "No question: undo brings it back.",
                examples: ["remove last", "remove 2026-11-20"]
            )
        case .undo:
            CommandDescription(
                summary: "undo the last change of today",
                options: [.yes],
                examples: ["undo"]
            )
        case .redo:
            CommandDescription(summary: "redo what was undone", options: [.yes], examples: ["redo"])
        case .settings:
            CommandDescription(
                summary: "list the settings; show or change one",
                words: "[NAME [VALUE]]",
                wordCount: 0...6,
                wordCompletion: .words(Term.settings.map(\.word)),
                terms: Term.settings,
                followers: Preferences.Row.all.map(Follower.init)
                    + [Follower(of: ["person"], .people)],
                note: "undo undoes a change. Watched folders are changed by bmi-tui watch.",
                examples: ["settings", "settings weight-unit lb", "settings person Ann"]
            )
        case .import:
            CommandDescription(
                summary: "import the weigh-ins of another app",
                words: "FILE…",
                question: "which file?",
                wordCount: 1...1000,
                wordCompletion: .files,
                options: [
                    .importFormat, .columns, .newPerson, .height, .unit, .force, .dateOrder,
                    .writer, .keep, .dryRun, .yes,
                ],
                note: """
                    It says first what would happen, and undo undoes it in one step. The format is \
                    told by what is in the file; - reads standard input.
                    """,
                examples: [
                    "import weight.csv", "import --dry-run export.csv --unit lb",
                    "import fitbit/weight-*.json -p Ann --yes",
                    "import table.csv --columns date,-,weight",
                ]
            )
        case .watch:
            CommandDescription(
                summary: "take in the exports that land in folders of this machine",
                words: "[FOLDER…]",
                wordCount: 0...20,
                wordCompletion: .folders,
                options: [.listing, .removing, .running, .yes],
                note: """
                    It asks once about each kind of file; with --yes every kind comes in. From then on \
                    what lands there comes in while the app is open, at its next start or with the next \
                    command. Only what is new is added, and the files stay. Lines of inbox.txt in the \
                    data folder come in the same way.
                    """,
                examples: ["watch ~/Sync/openscale", "watch", "watch --remove ~/Sync/openscale"]
            )
        case .export:
            CommandDescription(
                summary: "write the weigh-ins for other programs",
                options: [.exportFormat, .since, .until, .unit, .output, .yes],
                examples: ["export -o weights.csv", "export --format openscale --since 2026-01-01"]
            )
        case .report:
            CommandDescription(
                summary: "a page to print or to hand to a doctor",
                options: [.year, .since, .until, .output, .yes],
                note: "The page is HTML with everything in it: it loads nothing and runs nothing.",
                examples: ["report -o report.html", "report --year 2026 -o 2026.html"]
            )
        case .backup:
            CommandDescription(
                summary: "write all data to one file, or to - for standard output",
                words: "FILE",
                question: "which file?",
                wordCount: 1...1,
                wordCompletion: .files,
                options: [.yes],
                examples: ["backup weights.json", "backup - | gzip >weights.gz"]
            )
        case .restore:
            CommandDescription(
                summary: "restore a backup, or an earlier version of a file",
                words: "[FILE|NUMBER]",
                wordCount: 0...1,
                wordCompletion: .files,
                options: [.yes],
                note: """
                    Without an argument it lists the earlier versions. It says first whom it restores \
                    and removes; the current version is kept as a backup.
                    """,
                examples: ["restore", "restore 2", "restore weights.json"]
            )
        case .sync:
            CommandDescription(
                summary: "commit, fetch, join and push the data folder, by your git",
                words: "[init [REMOTE]]",
                wordCount: 0...2,
                wordCompletion: .words(["init"]),
                terms: [.beginning],
                options: [.syncState],
                note: """
                    Your git does it, with your settings, keys and hooks. Without a remote it commits. \
                    Without a network it commits, says what waits and exits with 1.
                    """,
                examples: ["sync init git@example.org:ann/weights.git", "sync", "sync --status"]
            )
        case .doctor:
            CommandDescription(
                summary: "check the data, the backups, git and the terminal",
                options: [.fix, .yes],
                note: """
                    Each line says what is right, or what to type against what is wrong. It exits with 1 \
                    if there is a problem.
                    """,
                examples: ["doctor", "doctor --fix", "doctor --json"]
            )
        case .hook:
            CommandDescription(
                summary: "a program of yours that is told each change",
                note: """
                    The program gets the change as JSON on its standard input. What it does, or how long it \
                    takes, changes nothing here; after 10 seconds it is ended, with all that it has started. \
                    Changes that it makes with bmi-tui are not passed to it.
                    """,
                examples: ["hook"]
            )
        case .path:
            CommandDescription(
                summary: "where the data is",
                options: [.allPlaces],
                examples: ["path", "path --all"]
            )
        case .completions:
            CommandDescription(
                summary: "print completions for a shell",
                words: "bash|zsh|fish",
                question: "which shell?",
                wordCount: 1...1,
                wordCompletion: .words(["bash", "zsh", "fish"]),
                examples: ["completions bash >~/.local/share/bash-completion/completions/bmi-tui"]
            )
        case .help:
            CommandDescription(
                summary: "how a command is used",
                words: "[COMMAND]",
                wordCount: 0...1,
                wordCompletion: .words(Command.allCases.map(\.rawValue)),
                examples: ["help", "help add"]
            )
        case .version: CommandDescription(summary: "show the version", examples: ["version"])
        }
    }
}

nonisolated extension Command {
    // Common words of other tools and the matching command.
    private static let synonyms = [
        "goals": goal.rawValue, "target": goal.rawValue, "aim": goal.rawValue,
        "weigh": add.rawValue, "weight": add.rawValue, "log": add.rawValue,
        "record": add.rawValue, "delete": remove.rawValue, "rm": remove.rawValue,
        "weights": list.rawValue, "history": list.rawValue, "ls": list.rawValue,
        "graph": chart.rawValue, "config": settings.rawValue, "set": settings.rawValue,
        "preferences": settings.rawValue,
    ]

    static func nearest(to word: String, _ spellingService: SpellingService) -> [String] {
        if let synonym = synonyms[word.lowercased()] { return [synonym] }
        return Array(spellingService.nearest(to: word, among: allCases.map(\.rawValue)).prefix(3))
    }
}

nonisolated extension Command {
    var isReading: Bool {
        [
            .list, .show, .stats, .goal, .status, .chart, .people, .settings, .export, .report,
        ].contains(self)
    }

    var isAboutData: Bool { ![.calc, .hook, .path, .completions, .help, .version].contains(self) }

    // Arrivals are taken in first. A prompt only looks, and undo takes the last step.
    var takesIn: Bool {
        isAboutData
            && ![.status, .doctor, .restore, .undo, .redo, .settings, .watch].contains(self)
    }

    // `--person` and `--json` only for commands that use them.
    var options: [CommandOption] {
        description.options
            + CommandOption.everywhere.filter { option in
                switch option.name {
                case "data-dir": isAboutData || [.path, .completions].contains(self)
                case "person":
                    isAboutData
                        && ![
                            .backup, .restore, .sync, .doctor, .undo, .redo, .settings,
                        ].contains(self)
                case "json": isAboutData || [.calc, .hook, .path].contains(self)
                default: true
                }
            }
    }
}

nonisolated struct CommandDescription: Sendable {
    let summary: LocalizedStringKey
    // Positional arguments, as shown in the usage line.
    var words: LocalizedStringKey?
    // Error text if an argument is missing; an example follows.
    var question: LocalizedStringKey?
    var wordCount = 0...0
    var wordCompletion = CommandOption.Completion.nothing
    var terms: [Term] = []
    var followers: [Follower] = []
    var options: [CommandOption] = []
    var note: LocalizedStringKey?
    let examples: [String]
}

// Completion of the word after one of these words.
nonisolated struct Follower: Sendable {
    let words: [String]
    let completion: CommandOption.Completion
    var terms: [Term] = []

    init(of words: [String], _ completion: CommandOption.Completion) {
        self.words = words
        self.completion = completion
    }

    init(_ row: Preferences.Row) {
        self.init(of: [row.name], .words(row.choices.map(\.word)))
        terms = row.choices.map { Term($0.word, $0.label) }
    }
}

// A word and its meaning, for the help, the manual and the completions.
nonisolated struct Term: Sendable {
    let word: String
    let help: LocalizedStringKey

    init(_ word: String, _ help: LocalizedStringKey) {
        self.word = word
        self.help = help
    }
}

nonisolated extension Term {
    static let adding = Term("add", "add a person")
    static let changing = Term("change", "change height, birth date, sex, goal or measures")
    static let renaming = Term("rename", "give a person another name")
    static let beginning = Term(
        "init",
        "make the repository, or take it, and connect it with REMOTE"
    )
    static let removing = Term("remove", "remove a person; the weigh-ins are kept")
    static let settings =
        Preferences.Row.all.map { Term($0.name, $0.title) }
        + [Term("person", Preferences.Row.personTitle), Term("watched", "Watched folders")]
}
