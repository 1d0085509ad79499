/// As a shell splits a line, as far as the examples go: quotes, and nothing behind a pipe.
nonisolated func shellWords(_ line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line {
        switch character {
        case "'": isQuoted.toggle()
        case " " where !isQuoted: words.append("")
        case "|" where !isQuoted, ">" where !isQuoted: return words.filter { !$0.isEmpty }
        default: words[words.count - 1].append(character)
        }
    }
    return words.filter { !$0.isEmpty }
}
