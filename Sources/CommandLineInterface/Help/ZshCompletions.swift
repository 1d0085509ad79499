nonisolated struct ZshCompletions {
    var lines: [String] {
        [
            "#compdef bmi-tui",
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
                return "    (\(words)) \(reply(value.completion)); return ;;"
            } + ["    esac", "    case $before in"]
            + CompletionWords.values.map { value in
                "    (\(value.names.joined(separator: "|"))) \(reply(value.completion)); return ;;"
            } + [
                "    esac",
                "    case $command in",
                "    ('') \(words(CompletionWords.commands, CommandOption.app)) ;;",
            ] + Command.allCases.map { "    (\($0.rawValue)) \(words(of: $0)) ;;" } + [
                "    esac",
                "}",
                "if [[ ${funcstack[1]-} == _bmi-tui ]]; then _bmi-tui \"$@\"",
                "else compdef _bmi-tui bmi-tui; fi",
            ]
    }

    private func words(of command: Command) -> String {
        switch command.description.wordCompletion {
        case .words(let list), .suggestions(let list):
            words(list.joined(separator: " "), command.options)
        case .days: words("last \(CompletionWords.days.joined(separator: " "))", command.options)
        case .files:
            "if [[ $PREFIX == -* ]]; then \(words("", command.options)); else _files; fi"
        default: words("", command.options)
        }
    }

    private func words(_ list: String, _ options: [CommandOption]) -> String {
        "compadd -- \(list.isEmpty ? "" : "\(list) ")\(CompletionWords.options(options))"
    }

    private func reply(_ completion: CommandOption.Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .folders: "_files -/"
        case .files: "_files"
        case .people: "compadd -- ${(f)\"$(${words[1]} completions people $folder 2>/dev/null)\"}"
        case .days: reply(.words(CompletionWords.days))
        case .comingDays: reply(.words(CompletionWords.comingDays))
        case .words(let list), .suggestions(let list): "compadd -- \(list.joined(separator: " "))"
        }
    }
}
