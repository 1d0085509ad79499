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

/// Command of a text field.
nonisolated enum EditCommand: CaseIterable {
    case left, right, wordLeft, wordRight, start, end
    case selectLeft, selectRight, selectWordLeft, selectWordRight, selectStart, selectEnd, selectAll
    case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward
    case deleteToStart, deleteToEnd
    case cut, copy, paste, undo, redo

    /// Keys of the command, as in shells and editors.
    var keys: [KeyPress] {
        switch self {
        case .left: [.plain(.leftArrow), .control("b")]
        case .right: [.plain(.rightArrow), .control("f")]
        case .wordLeft: [.control(.leftArrow), .option(.leftArrow), .option("b")]
        case .wordRight: [.control(.rightArrow), .option(.rightArrow), .option("f")]
        case .start: [.plain(.home), .control("a")]
        case .end: [.plain(.end), .control("e")]
        case .selectLeft: [.shift(.leftArrow)]
        case .selectRight: [.shift(.rightArrow)]
        case .selectWordLeft: [KeyPress(.leftArrow, modifiers: [.shift, .control])]
        case .selectWordRight: [KeyPress(.rightArrow, modifiers: [.shift, .control])]
        case .selectStart: [.shift(.home)]
        case .selectEnd: [.shift(.end)]
        case .selectAll: [.option("a")]
        case .deleteBackward: [.plain(.delete), .control("h")]
        case .deleteForward: [.plain(.deleteForward), .control("d")]
        case .deleteWordBackward: [.control("w"), .option(.delete)]
        case .deleteWordForward: [.option("d"), .control(.deleteForward)]
        case .deleteToStart: [.control("u")]
        case .deleteToEnd: [.control("k")]
        case .cut: [.control("x")]
        case .copy: [.option("w")]
        case .paste: [.control("y"), .control("v")]
        case .undo: [.control("_"), .option("u")]
        case .redo: [.option("r"), .control("r")]
        }
    }

    /// Title in the help.
    var title: LocalizedStringKey {
        switch self {
        case .left, .right: "move the cursor"
        case .wordLeft, .wordRight: "move by a word"
        case .start: "to the start"
        case .end: "to the end"
        case .selectLeft, .selectRight, .selectWordLeft, .selectWordRight, .selectStart, .selectEnd:
            "select"
        case .selectAll: "select all"
        case .deleteBackward, .deleteForward: "delete"
        case .deleteWordBackward, .deleteWordForward: "delete a word"
        case .deleteToStart: "delete to the start"
        case .deleteToEnd: "delete to the end"
        case .cut: "cut"
        case .copy: "copy"
        case .paste: "paste"
        case .undo: "undo"
        case .redo: "redo"
        }
    }

    /// True if it only moves the cursor or extends the selection.
    var isMovement: Bool {
        switch self {
        case .left, .right, .wordLeft, .wordRight, .start, .end, .selectLeft, .selectRight,
            .selectWordLeft, .selectWordRight, .selectStart, .selectEnd:
            true
        default: false
        }
    }

    var kind: EditHistory.Kind? {
        switch self {
        case .deleteBackward, .deleteForward: .deleting
        case .deleteWordBackward, .deleteWordForward, .deleteToStart, .deleteToEnd, .cut, .paste:
            .other
        default: nil
        }
    }
}

/// Undo and redo states of a field's text.
nonisolated struct EditHistory: Sendable {
    private var earlier: [EditableText] = []
    private var undone: [EditableText] = []
    private var lastKind: Kind?

    enum Kind {
        case typing, deleting, other
    }

    /// Returns whether a change is a new undo step; consecutive typing or deleting is one.
    func isStep(_ kind: Kind) -> Bool {
        kind == .other || kind != lastKind
    }

    /// Stores the state before an undo step, at most 100 of them.
    mutating func record(_ state: EditableText?, kind: Kind) {
        if let state { earlier.append(state) }
        if earlier.count > 100 { earlier.removeFirst() }
        lastKind = kind
        undone = []
    }

    /// Ends the current run, so that the next change is a new step.
    mutating func breakRun() {
        lastKind = nil
    }

    mutating func undo(_ state: EditableText) -> EditableText? {
        guard let previous = earlier.popLast() else { return nil }
        undone.append(state)
        return previous
    }

    mutating func redo(_ state: EditableText) -> EditableText? {
        guard let next = undone.popLast() else { return nil }
        earlier.append(state)
        return next
    }
}

/// Typed or pasted text, sanitized for a field: without control characters, truncated to the
/// available space and to 32 combining marks per character.
nonisolated struct TypedText {
    private static let longestMarks = 32

    let characters: [Character]

    /// Keeps what fits in a number of characters and bytes after a previous character.
    init(
        _ text: String,
        after previous: Character?,
        characters: Int,
        bytes: Int,
        keepsLines: Bool = false
    ) {
        var kept = String.UnicodeScalarView()
        var room = max(0, bytes)
        var marks = previous?.unicodeScalars.reversed().prefix(while: Self.isMark).count ?? 0
        var last: Unicode.Scalar?
        var isCut = false
        for scalar in text.unicodeScalars {
            let isLineEnd = scalar == "\n" && last == "\r"
            last = scalar
            guard !isLineEnd, let scalar = Self.shown(scalar, keepsLines) else { continue }
            marks = Self.isMark(scalar) ? marks + 1 : 0
            if marks > Self.longestMarks { continue }
            let length = UTF8.width(scalar)
            kept.append(scalar)
            if length > room {
                isCut = true
                break
            }
            room -= length
        }
        var whole = Array(String(kept).prefix(max(0, characters) + 1))
        if whole.count > characters || isCut { whole = whole.dropLast() }
        self.characters = whole
    }

    /// Returns the scalar, a blank or kept line break for a line end, or `nil` for a control.
    private static func shown(_ scalar: Unicode.Scalar, _ keepsLines: Bool) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x0A where keepsLines, 0x0D where keepsLines, 0x85 where keepsLines,
            0x2028 where keepsLines, 0x2029 where keepsLines:
            "\n"
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
        case 0x00..<0x20, 0x7F..<0xA0: nil
        default: scalar
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && scalar.properties.isGraphemeExtend
    }
}
