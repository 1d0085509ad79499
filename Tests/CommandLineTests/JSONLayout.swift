/// Lays out JSON for reading: what has no room in a line has one line for each member.
nonisolated enum JSONLayout {
    private static let width = 100

    static func text(_ json: String, indent: Int = 0) -> String {
        let line = spaced(json)
        guard indent + line.count > width, json.last == "}" || json.last == "]",
            let start = json.firstIndex(where: { "{[".contains($0) })
        else { return line }
        let margin = String(repeating: " ", count: indent + 2)
        let content = json[json.index(after: start)..<json.index(before: json.endIndex)]
        let members = members(of: content).map { margin + text($0, indent: indent + 2) }
        return spaced(String(json[...start])) + "\n" + members.joined(separator: ",\n")
            + "\n" + String(repeating: " ", count: indent) + json.suffix(1)
    }

    /// The members of an object or an array, with their names.
    private static func members(of content: Substring) -> [String] {
        var (members, depth) = ([""], 0)
        visit(content) { character, isText in
            if !isText { depth += "{[".contains(character) ? 1 : "}]".contains(character) ? -1 : 0 }
            if !isText, depth == 0, character == "," {
                members.append("")
            } else {
                members[members.count - 1].append(character)
            }
        }
        return members
    }

    private static func spaced(_ json: String) -> String {
        var spaced = ""
        visit(json[...]) { character, isText in
            spaced.append(character)
            if !isText, ":,".contains(character) { spaced.append(" ") }
        }
        return spaced
    }

    private static func visit(
        _ json: Substring,
        _ take: (_ character: Character, _ isText: Bool) -> Void
    ) {
        var (isText, isEscaped) = (false, false)
        for character in json {
            if !isText, character == "\"" {
                isText = true
                take(character, false)
                continue
            }
            take(character, isText)
            if isText, !isEscaped, character == "\"" { isText = false }
            isEscaped = isText && !isEscaped && character == "\\"
        }
    }
}
