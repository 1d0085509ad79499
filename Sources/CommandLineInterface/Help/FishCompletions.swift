import CursesCore

struct FishCompletions {
    let context: CommandContext

    var lines: [String] {
        let none = "__bmi_tui_command_is ''"
        return Self.command + Self.folder + ["complete -c bmi-tui -f"]
            + CommandOption.app.flatMap { lines(of: $0, when: none) }
            + Command.allCases.map { command in
                let summary = quoted(context.string(command.description.summary))
                return "complete -c bmi-tui -n \(quoted(none)) -a \(command.rawValue) -d \(summary)"
            }
            + Command.allCases.flatMap { command in
                let seen = "__bmi_tui_command_is \(command.rawValue)"
                return words(of: command, when: seen)
                    + command.options.flatMap { lines(of: $0, when: seen) }
            }
    }

    private static let command = [
        "function __bmi_tui_command_is",
        "    for word in (commandline -opc)[2..]",
        "        if contains -- $word \(CompletionWords.commands)",
        "            test $word = $argv[1]",
        "            return",
        "        end",
        "    end",
        "    test -z $argv[1]",
        "end",
    ]
    private static let folder = [
        "function __bmi_tui_folder",
        "    set -l words (commandline -opc)",
        "    for index in (seq 2 (count $words))",
        "        switch $words[$index]",
        "            case --data-dir",
        "                set -l next (math $index + 1)",
        "                test $next -le (count $words); or continue",
        "                printf '%s\\n' --data-dir (string replace -r '^~' $HOME -- $words[$next])",
        "            case '--data-dir=*'",
        "                set -l path (string replace -- --data-dir= '' $words[$index])",
        "                printf '%s\\n' --data-dir (string replace -r '^~' $HOME -- $path)",
        "        end",
        "    end",
        "end",
    ]
    private static let people =
        "-a '(bmi-tui completions people (__bmi_tui_folder) 2>/dev/null)'"

    private func words(of command: Command, when condition: String) -> [String] {
        let start = "complete -c bmi-tui -n \(quoted(condition))"
        switch command.description.wordCompletion {
        case .words(let list), .suggestions(let list):
            let followers = command.description.followers
            guard !followers.isEmpty else {
                return ["\(start) -a \(words(list, terms(of: command)))"]
            }
            let before = followers.flatMap(\.words).joined(separator: " ")
            let other = "\(condition); and not __fish_prev_arg_in \(before)"
            return [
                "complete -c bmi-tui -n \(quoted(other)) -a \(words(list, terms(of: command)))"
            ]
                + followers.map { follower in
                    let named = follower.words.joined(separator: " ")
                    let seen = "\(condition); and __fish_prev_arg_in \(named)"
                    return "complete -c bmi-tui -n \(quoted(seen)) \(reply(follower))"
                }
        case .days:
            return ["\(start) -a \(quoted("last \(CompletionWords.days.joined(separator: " "))"))"]
        case .files: return ["\(start) -F"]
        default: return []
        }
    }

    private func reply(_ follower: Follower) -> String {
        guard case .words(let list) = follower.completion else { return Self.people }
        return "-a \(words(list, follower.terms))"
    }

    private func terms(of command: Command) -> [Term] {
        command == .help ? CompletionWords.summaries : command.description.terms
    }

    // Fish reads a meaning after a tab, and evaluates the list once more.
    private func words(_ list: [String], _ terms: [Term]) -> String {
        quoted(
            list.map { word in
                guard let term = terms.first(where: { $0.word == word }) else { return word }
                return "\(word)\\t\(quoted(context.string(term.help)))"
            }.joined(separator: " ")
        )
    }

    private func lines(of option: CommandOption, when condition: String) -> [String] {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let start = "complete -c bmi-tui -n \(quoted(condition)) -l \(option.name)\(letter)"
        let help = "-d \(quoted(context.string(option.help)))"
        guard option.value != nil else { return ["\(start) \(help)"] }
        // In one line fish would repeat the description of the option for each word.
        func chosen(_ list: [String]) -> [String] {
            ["\(start) -x \(help)", "\(start) -x -a \(words(list, option.terms))"]
        }
        switch option.completion {
        case .nothing: return ["\(start) -x \(help)"]
        case .folders: return ["\(start) -x -a '(__fish_complete_directories)' \(help)"]
        case .files: return ["\(start) -r -F \(help)"]
        case .people: return ["\(start) -x \(Self.people) \(help)"]
        case .comingDays: return chosen(CompletionWords.comingDays)
        case .days: return chosen(CompletionWords.days)
        case .words(let list), .suggestions(let list): return chosen(list)
        }
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }
        return "'\(String(escaped))'"
    }
}
