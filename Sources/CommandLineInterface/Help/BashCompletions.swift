nonisolated struct BashCompletions {
    var lines: [String] {
        [
            "# bash completion of bmi-tui",
            "_bmi_tui() {",
            "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
            "    local command= index names= folder=() IFS=$' \\t\\n'",
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
            "            names=${COMP_WORDS[index+1]//[\\'\\\"\\\\]/}",
            "            folder=(--data-dir \"${names/#\\~/$HOME}\")",
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
                "complete -F _bmi_tui bmi-tui",
            ]
    }

    private func words(of command: Command) -> String {
        switch command.description.wordCompletion {
        case .words(let list): words(list.joined(separator: " "), command.options)
        case .days: words("last \(CompletionWords.days.joined(separator: " "))", command.options)
        case .files:
            "if [[ $word == -* ]]; then \(words("", command.options)); else \(reply(.files)); fi"
        default: words("", command.options)
        }
    }

    // Options where one is begun, words otherwise.
    private func words(_ list: String, _ options: [CommandOption]) -> String {
        let options = "COMPREPLY=($(compgen -W '\(CompletionWords.options(options))' -- \"$word\"))"
        guard !list.isEmpty else { return options }
        return "if [[ $word == --* ]]; then \(options); "
            + "else COMPREPLY=($(compgen -W '\(list)' -- \"$word\")); fi"
    }

    private func reply(_ completion: CommandOption.Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .folders: "IFS=$'\\n'; compopt -o filenames; COMPREPLY=($(compgen -d -- \"$word\"))"
        case .files: "IFS=$'\\n'; compopt -o filenames; COMPREPLY=($(compgen -f -- \"$word\"))"
        case .people:
            "IFS=$'\\n'; compopt -o filenames; "
                + "names=$(\"${COMP_WORDS[0]}\" completions people \"${folder[@]}\" 2>/dev/null); "
                + "COMPREPLY=($(compgen -W '$names' -- \"$word\"))"
        case .days: reply(.words(CompletionWords.days))
        case .words(let list):
            "COMPREPLY=($(compgen -W '\(list.joined(separator: " "))' -- \"$word\"))"
        }
    }
}
