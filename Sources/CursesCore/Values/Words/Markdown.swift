/// Parser of inline Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and
/// `[title](address)`.
nonisolated package struct Markdown {
    private let characters: [Character]
    package private(set) var runs: [Run] = []

    package init(_ text: String) {
        characters = Array(text)
        read(0..<characters.count, Run())
    }

    /// Returns whether a text may contain Markdown, a cheap test that most texts fail.
    static func isMarked(_ text: String) -> Bool {
        text.utf8.contains {
            $0 == 0x2A || $0 == 0x60 || $0 == 0x7E || $0 == 0x5B || $0 == 0x5F
        }
    }

    /// Returns the text with all Markdown characters escaped.
    static func escaped(_ text: String) -> String {
        guard isMarked(text) || text.utf8.contains(0x5C) else { return text }
        return text.reduce(into: "") { result, character in
            if "\\*_`~[]()".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// Part of the text with one look.
    package struct Run: Hashable {
        package var text = ""
        package var isBold = false
        package var isItalic = false
        var isCode = false
        package var isStruck = false
        package var link: String?
    }

    private mutating func read(_ range: Range<Int>, _ look: Run) {
        var index = range.lowerBound
        while index < range.upperBound {
            let rest = index..<range.upperBound
            if characters[index] == "\\", index + 1 < range.upperBound,
                characters[index + 1].isPunctuation || characters[index + 1].isSymbol
            {
                append(characters[index + 1], look)
                index += 2
            } else if let end = code(rest, look) ?? link(rest, look) ?? emphasis(rest, look) {
                index = end
            } else {
                append(characters[index], look)
                index += 1
            }
        }
    }

    private mutating func append(_ character: Character, _ look: Run) {
        var run = look
        run.text = ""
        if var last = runs.last {
            let text = last.text
            last.text = ""
            if last == run {
                runs[runs.count - 1].text = text + String(character)
                return
            }
        }
        run.text = String(character)
        runs.append(run)
    }

    private mutating func code(_ range: Range<Int>, _ look: Run) -> Int? {
        guard characters[range.lowerBound] == "`",
            let end = characters[range].dropFirst().firstIndex(of: "`"),
            end > range.lowerBound + 1
        else { return nil }
        var look = look
        look.isCode = true
        for character in characters[range.lowerBound + 1..<end] { append(character, look) }
        return end + 1
    }

    private mutating func link(_ range: Range<Int>, _ look: Run) -> Int? {
        // Words to inflect stay as they are: `^[2 stop](inflect: true)`.
        let isInflected = characters[range].starts(with: "^[")
        let start = range.lowerBound + (isInflected ? 1 : 0)
        guard characters[start] == "[",
            let middle = characters[range].firstIndex(of: "]"), middle + 1 < range.upperBound,
            characters[middle + 1] == "(",
            let end = characters[middle..<range.upperBound].firstIndex(of: ")")
        else { return nil }
        var inner = look
        if !isInflected { inner.link = String(characters[middle + 2..<end]) }
        read(start + 1..<middle, inner)
        return end + 1
    }

    private mutating func emphasis(_ range: Range<Int>, _ look: Run) -> Int? {
        let start = range.lowerBound
        let mark = characters[start]
        guard mark == "*" || mark == "_" || mark == "~" else { return nil }
        let count = characters[range].prefix { $0 == mark }.count
        for length in [count >= 3 && mark != "~" ? 3 : 2, 2, 1] where length <= count {
            if mark == "~", length != 2 { continue }
            let from = start + length
            guard from < range.upperBound, !characters[from].isWhitespace,
                mark != "_" || start == 0 || !characters[start - 1].isWordLike,
                let end = end(of: mark, length, from..<range.upperBound)
            else { continue }
            var inner = look
            if mark == "~" { inner.isStruck = true }
            if mark != "~", length >= 2 { inner.isBold = true }
            if mark != "~", length != 2 { inner.isItalic = true }
            read(from..<end, inner)
            return end + length
        }
        return nil
    }

    /// Returns the start of the closing mark, or `nil`.
    private func end(of mark: Character, _ length: Int, _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if characters[index] == "\\" {
                index += 2
                continue
            }
            guard characters[index] == mark else {
                index += 1
                continue
            }
            let count = characters[index..<range.upperBound].prefix { $0 == mark }.count
            let after = index + count
            let isWord = after < range.upperBound && characters[after].isWordLike
            if count == length, index > range.lowerBound, !characters[index - 1].isWhitespace,
                mark != "_" || !isWord
            {
                return index
            }
            index = after
        }
        return nil
    }
}

nonisolated extension Character {
    fileprivate var isWordLike: Bool { isLetter || isNumber }
}
