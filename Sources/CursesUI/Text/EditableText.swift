/// One line of text with a cursor and perhaps a selection, as a field edits it.
///
/// Everything moves and deletes by whole characters, however many scalars or columns they have.
nonisolated struct EditableText: Equatable, Sendable {
    /// The longest text that can be typed; more than anybody does, less than what makes a field slow.
    static let limit = 10_000

    private(set) var characters: [Character]
    private(set) var cursor: Int
    private(set) var anchor: Int?

    init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    var text: String { String(characters) }

    /// The characters that are selected, if any.
    var selection: Range<Int>? {
        guard let anchor, anchor != cursor else { return nil }
        return min(anchor, cursor)..<max(anchor, cursor)
    }

    var selectedText: String { selection.map { String(characters[$0]) } ?? "" }

    /// Puts text in place of the selection; line breaks become blanks.
    mutating func insert(_ text: String) {
        deleteSelection()
        let room = max(0, Self.limit - characters.count)
        let new = text.prefix(room).map { $0.isNewline || $0 == "\t" ? " " : $0 }
            .filter { !$0.isControl }
        characters.insert(contentsOf: new, at: cursor)
        normalize(cursorFromEnd: characters.count - cursor - new.count)
    }

    /// Moves the cursor; with a selection held, that grows or shrinks.
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

    /// Deletes the selection, or up to a position.
    mutating func delete(to position: Int) {
        if deleteSelection() { return }
        let position = min(max(0, position), characters.count)
        let range = min(position, cursor)..<max(position, cursor)
        characters.removeSubrange(range)
        normalize(cursorFromEnd: characters.count - range.lowerBound)
    }

    /// The characters between the cursor and a position.
    func characters(to position: Int) -> [Character] {
        let position = min(max(0, position), characters.count)
        return Array(characters[min(position, cursor)..<max(position, cursor)])
    }

    /// Where the word before the cursor starts.
    var wordStart: Int {
        var position = cursor
        while position > 0, !characters[position - 1].isWordPart { position -= 1 }
        while position > 0, characters[position - 1].isWordPart { position -= 1 }
        return position
    }

    /// Where the word after the cursor ends.
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
        characters.removeSubrange(selection)
        anchor = nil
        normalize(cursorFromEnd: characters.count - selection.lowerBound)
        return true
    }

    /// Joins what became one character by an edit, such as a letter and a mark typed after it.
    private mutating func normalize(cursorFromEnd distance: Int) {
        let before = characters.prefix(characters.count - distance)
        let joinedBefore = Array(String(before))
        let joined = Array(String(characters))
        characters = joined
        cursor = min(joinedBefore.count, joined.count)
    }
}

nonisolated extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }

    fileprivate var isControl: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
}
