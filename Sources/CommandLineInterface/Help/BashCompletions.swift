nonisolated struct BashCompletions {
    var lines: [String] {
        [
            "# bash completion of bmi-tui",
            "_bmi_tui() {",
            "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
            "    local command= index name folder=() IFS=$' \\t\\n'",
            "    if [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi",
            "    if [[ $word == = ]]; then word=; fi",
            "    for ((index = 1; index < COMP_CWORD; index++)); do",
            "        case ${COMP_WORDS[index]} in",
            "        \(CompletionWords.commands.split(separator: " ").joined(separator: "|")))",
            "            command=${COMP_WORDS[index]}; break ;;",
            "        esac",
            "    done",
            "    for ((index = 1; index < COMP_CWORD - 1; index++)); do",
            "        if [[ ${COMP_WORDS[index]} == --data-dir ]]; then",
            "            if [[ ${COMP_WORDS[index+1]} == = ]]; then ((index++)); fi",
            "            name=${COMP_WORDS[index+1]//[\\'\\\"\\\\]/}",
            "            folder=(--data-dir \"${name/#\\~/$HOME}\")",
            "        fi",
            "    done",
            "    COMPREPLY=()",
            "    case \"$command $before\" in",
        ]
            + CompletionWords.particular.map { value in
                let words = value.words.map { "'\($0)'" }.joined(separator: "|")
                return "    \(words)) \(reply(value.completion)); return ;;"
            } + ["    esac", "    case $before in"]
            + CompletionWords.values.map { value in
                "    \(value.names.joined(separator: "|"))) \(reply(value.completion)); return ;;"
            } + [
                "    esac",
                "    case $command in",
                "    '')",
                "        \(words(CompletionWords.commands, CommandOption.app)) ;;",
            ]
            + Command.allCases.flatMap { command in
                ["    \(command.rawValue))", "        \(words(of: command)) ;;"]
            } + [
                "    esac",
                "}",
            ] + Self.people.split(separator: "\n").map(String.init)
            + ["complete -F _bmi_tui bmi-tui"]
    }

    // Quotes each name like the word being typed. With `compopt -o filenames` bash would expand the
    // name to test for a folder, and run commands in it.
    private static let people = #"""
        _bmi_tui_people() {
            local opening= start=$word mark
            case $word in [\'\"]*) opening=${word:0:1} start=${word:1} ;; esac
            while IFS= read -r name; do
                [[ ${name//\\} == "${start//\\}"* ]] || continue
                case $opening in
                \') name=\'${name//\'/\'\\\'\'}\' ;;
                \")
                    for mark in \\ \" \$ \`; do name=${name//"$mark"/"\\$mark"}; done
                    name=\"${name//!/\"\'!\'\"}\" ;;
                *)
                    printf -v name %q "$name"
                    # Readline divides words there, where they are not quoted.
                    [[ $name == \$\'* ]] || for mark in : = @; do name=${name//$mark/\\$mark}; done ;;
                esac
                COMPREPLY+=("$name")
            done < <("${COMP_WORDS[0]}" completions people "${folder[@]}" 2>/dev/null)
        }
        """#

    private func words(of command: Command) -> String {
        switch command.description.wordCompletion {
        case .words(let list), .suggestions(let list):
            words(list.joined(separator: " "), command.options)
        case .days: words("last \(CompletionWords.days.joined(separator: " "))", command.options)
        case .files:
            "if [[ $word == -* ]]; then \(words("", command.options)); else \(reply(.files)); fi"
        default: words("", command.options)
        }
    }

    // Completes options after `--`, words otherwise.
    private func words(_ list: String, _ options: [CommandOption]) -> String {
        let options = "COMPREPLY=($(compgen -W '\(CompletionWords.options(options))' -- \"$word\"))"
        guard !list.isEmpty else { return options }
        return "if [[ $word == --* ]]; then \(options); "
            + "else COMPREPLY=($(compgen -W '\(list)' -- \"$word\")); fi"
    }

    private func reply(_ completion: CommandOption.Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .folders: "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$word\")"
        case .files: "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"
        case .people: "_bmi_tui_people"
        case .days: reply(.words(CompletionWords.days))
        case .comingDays: reply(.words(CompletionWords.comingDays))
        case .words(let list), .suggestions(let list):
            "COMPREPLY=($(compgen -W '\(list.joined(separator: " "))' -- \"$word\"))"
        }
    }
}
