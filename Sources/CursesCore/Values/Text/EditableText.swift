/// Text of a field with a cursor and an optional selection.
///
/// Movements and deletions are by whole characters. A change splits only the text around it into
/// characters again.
nonisolated struct EditableText: Equatable, Sendable {
    /// Maximum number of characters, so that a field stays fast. An app that refuses long text has to
    /// get more than it takes: what is beyond is cut.
    static let limit = 50_000
    /// Maximum number of UTF-8 bytes.
    static let byteLimit = 150_000

    private(set) var text: String
    private(set) var characters: [Character]
    private(set) var cursor: Int
    private(set) var anchor: Int?
    /// Number of changes so far.
    private(set) var changes = 0
    /// True if line breaks are kept.
    let keepsLines: Bool

    init(_ text: String = "", keepsLines: Bool = false) {
        self.keepsLines = keepsLines
        self.text = text
        self.text.makeContiguousUTF8()
        characters = Array(text)
        cursor = characters.count
    }

    /// Range of the selected characters, or `nil`.
    var selection: Range<Int>? {
        guard let anchor, anchor != cursor else { return nil }
        return min(anchor, cursor)..<max(anchor, cursor)
    }

    /// True if all characters are selected.
    var isSelected: Bool { selection == characters.indices }

    var selectedText: String { selection.map { String(characters[$0]) } ?? "" }

    /// Replaces the selection with text, truncated to the limits. Unless `keepsLines`, line breaks
    /// become blanks.
    mutating func insert(_ text: String) {
        deleteSelection()
        let typed = TypedText(
            text,
            after: cursor > 0 ? characters[cursor - 1] : nil,
            characters: Self.limit - characters.count,
            bytes: Self.byteLimit - self.text.utf8.count,
            keepsLines: keepsLines
        )
        if !typed.characters.isEmpty { replace(cursor..<cursor, with: typed.characters) }
    }

    /// Replaces the whole text; the cursor keeps its position, or stays at the end.
    mutating func replaceAll(with text: String) {
        guard text != self.text else { return }
        let position = cursor == characters.count ? Int.max : cursor
        let changes = changes
        self = EditableText(text, keepsLines: keepsLines)
        self.changes = changes + 1
        move(to: position)
    }

    /// Moves the cursor; with `selecting`, extends or reduces the selection.
    mutating func move(to position: Int, selecting: Bool = false) {
        anchor = selecting ? anchor ?? cursor : nil
        cursor = min(max(0, position), characters.count)
    }

    mutating func moveLeft(selecting: Bool = false) {
        move(to: selecting ? cursor - 1 : selection?.lowerBound ?? cursor - 1, selecting: selecting)
    }

    mutating func moveRight(selecting: Bool = false) {
        move(to: selecting ? cursor + 1 : selection?.upperBound ?? cursor + 1, selecting: selecting)
    }

    mutating func selectAll() {
        anchor = 0
        cursor = characters.count
    }

    /// Deletes the selection, or the text up to a position.
    mutating func delete(to position: Int) {
        if deleteSelection() { return }
        let position = min(max(0, position), characters.count)
        replace(min(position, cursor)..<max(position, cursor), with: [])
    }

    /// Returns the characters between the cursor and a position.
    func characters(to position: Int) -> [Character] {
        let position = min(max(0, position), characters.count)
        return Array(characters[min(position, cursor)..<max(position, cursor)])
    }

    /// Start of the word before the cursor.
    var wordStart: Int {
        var position = cursor
        while position > 0, !characters[position - 1].isWordPart { position -= 1 }
        while position > 0, characters[position - 1].isWordPart { position -= 1 }
        return position
    }

    /// End of the word after the cursor.
    var wordEnd: Int {
        var position = cursor
        while position < characters.count, !characters[position].isWordPart { position += 1 }
        while position < characters.count, characters[position].isWordPart { position += 1 }
        return position
    }

    @discardableResult
    mutating func deleteSelection() -> Bool {
        guard let selection else {
            anchor = nil
            return false
        }
        anchor = nil
        replace(selection, with: [])
        return true
    }
}

nonisolated extension EditableText {
    /// Replaces characters, and merges those that form one character with their neighbour, such as
    /// a letter and a combining mark typed after it.
    private mutating func replace(_ range: Range<Int>, with new: [Character]) {
        if range.isEmpty, new.isEmpty { return }
        let start = max(0, range.lowerBound - 1)
        let before = String(characters[start..<range.lowerBound]) + String(new)
        var end = range.upperBound
        var reach = 1
        var joined: [Character]
        repeat {
            end = min(characters.count, end + reach)
            reach *= 2
            joined = Array(before + String(characters[range.upperBound..<end]))
        } while end < characters.count && !(joined.last.isSame(as: characters[end - 1]))
        let first = offset(of: start)
        let last = first + characters[start..<end].reduce(0) { $0 + $1.utf8.count }
        text.replaceSubrange(index(first)..<index(last), with: String(joined))
        characters.replaceSubrange(start..<end, with: joined)
        cursor = min(start + before.count, characters.count)
        changes += 1
    }

    private func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    }

    /// Returns the UTF-8 offset of a character, counted from the nearer end.
    private func offset(of position: Int) -> Int {
        position <= characters.count / 2
            ? characters[..<position].reduce(0) { $0 + $1.utf8.count }
            : text.utf8.count - characters[position...].reduce(0) { $0 + $1.utf8.count }
    }
}

nonisolated extension Character? {
    fileprivate func isSame(as other: Character) -> Bool {
        self?.unicodeScalars.elementsEqual(other.unicodeScalars) == true
    }
}

nonisolated extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
