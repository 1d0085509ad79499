import CursesCore

struct ZshCompletions {
    let context: CommandContext

    var lines: [String] {
        [
            "#compdef bmi-tui",
            "_bmi-tui_words() { local -a list=(\"$@\"); _describe -t words word list }",
            "_bmi-tui() {",
            "    local command= word index before=${words[CURRENT-1]}",
            "    local -a folder",
            "    if [[ $PREFIX == --*=* ]]; then before=${PREFIX%%=*}; compset -P '*='; fi",
            "    for word in ${words[2,CURRENT-1]}; do",
            "        case $word in",
            "        (\(CompletionWords.commands.split(separator: " ").joined(separator: "|")))",
            "            command=$word; break ;;",
            "        esac",
            "    done",
            "    for ((index = 2; index < CURRENT; index++)); do",
            "        case ${words[index]} in",
            "        (--data-dir) folder=(--data-dir ${${(Q)words[index+1]}/#\\~/$HOME}) ;;",
            "        (--data-dir=*) folder=(--data-dir ${${(Q)words[index]#*=}/#\\~/$HOME}) ;;",
            "        esac",
            "    done",
            "    case \"$command $before\" in",
        ]
            + CompletionWords.particular.map { value in
                let words = value.words.map { "'\($0)'" }.joined(separator: "|")
                return "    (\(words)) \(reply(value.completion, value.terms)); return ;;"
            } + ["    esac", "    case $before in"]
            + CompletionWords.values.map { value in
                "    (\(value.names.joined(separator: "|"))) \(reply(value.completion, value.terms)); return ;;"
            } + [
                "    esac",
                "    case $command in",
                "    ('') \(words(CompletionWords.summaries, CommandOption.app)) ;;",
            ] + Command.allCases.map { "    (\($0.rawValue)) \(words(of: $0)) ;;" } + [
                "    esac",
                "}",
                "if [[ ${funcstack[1]-} == _bmi-tui ]]; then _bmi-tui \"$@\"",
                "else compdef _bmi-tui bmi-tui; fi",
            ]
    }

    private func words(of command: Command) -> String {
        let terms = command == .help ? CompletionWords.summaries : command.description.terms
        return switch command.description.wordCompletion {
        case .words(let list), .suggestions(let list):
            words(described(list, terms), command.options)
        case .days: words(described(["last"] + CompletionWords.days), command.options)
        case .files: words([], command.options, otherwise: "_files")
        default: words([], command.options)
        }
    }

    private func words(
        _ list: [Term],
        _ options: [CommandOption],
        otherwise: String? = nil
    ) -> String {
        let described = call(options.map { Term("--\($0.name)", $0.help) })
        guard !list.isEmpty || otherwise != nil else { return described }
        return "if [[ $PREFIX == -* ]]; then \(described); else \(otherwise ?? call(list)); fi"
    }

    private func described(_ list: [String], _ terms: [Term] = []) -> [Term] {
        list.map { word in terms.first { $0.word == word } ?? Term(word, "") }
    }

    private func call(_ list: [Term]) -> String {
        let words = list.map { term in
            let help = context.string(term.help)
            return quoted(help.isEmpty ? term.word : "\(term.word):\(help)")
        }
        return "_bmi-tui_words \(words.joined(separator: " "))"
    }

    private func quoted(_ text: String) -> String {
        "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }

    private func reply(_ completion: CommandOption.Completion, _ terms: [Term] = []) -> String {
        switch completion {
        case .nothing: ":"
        case .folders: "_files -/"
        case .files: "_files"
        case .people: "compadd -- ${(f)\"$(${words[1]} completions people $folder 2>/dev/null)\"}"
        case .days: reply(.words(CompletionWords.days))
        case .comingDays: reply(.words(CompletionWords.comingDays))
        case .words(let list), .suggestions(let list): call(described(list, terms))
        }
    }
}
