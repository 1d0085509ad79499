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
