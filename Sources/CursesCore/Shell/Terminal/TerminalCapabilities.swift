/// Capabilities of a terminal.
nonisolated package struct TerminalCapabilities: Hashable, Sendable {
    /// Number of colours; 0 if there are none or `NO_COLOR` is set.
    package var colors: Int
    /// The set of characters.
    package var glyphs: Glyphs
    /// True if there is a clipboard.
    package var hasPasteboard = true
    /// True if the background is dark; `nil` if the process environment does not tell.
    package var isDark: Bool?

    /// The capabilities of a modern terminal.
    package static let modern = TerminalCapabilities(colors: 256, glyphs: .unicode)

    /// Returns the characters to send for a user's choice, if ambiguous ones may be wide.
    func glyphs(of characters: TerminalCharacters, isWide: Bool) -> Glyphs {
        switch (glyphs, characters) {
        case (.ascii, _): .ascii
        case (_, .ascii): .letters
        case (.unicode, .wide): .unambiguous
        case (.unicode, .automatic): isWide ? .unambiguous : .unicode
        case (let glyphs, _): glyphs
        }
    }

    /// A set of characters.
    package enum Glyphs: Hashable, Sendable {
        /// Only ASCII.
        case ascii
        /// The few hundred of the Linux console's fonts.
        case console
        /// All letters, but only ASCII symbols.
        case letters
        /// All except those that some terminals draw in two columns.
        case unambiguous
        /// All characters.
        case unicode
    }
}

/// Reasons why a terminal cannot be taken over.
nonisolated package enum TerminalError: Error, Hashable {
    /// Standard input or output is not a terminal.
    case notInteractive
    /// `TERM` is `dumb` or not set.
    case dumb
    /// Neither the terminal's own description nor a common one can be used.
    case unusable(name: String)
    /// The limit of open files is too low.
    case tooFewFiles
}

extension TerminalError {
    /// Returns the message to the user, with the name of the program.
    func label(_ program: String) -> LocalizedStringKey {
        switch self {
        case .notInteractive: "\(program) needs an interactive terminal."
        case .dumb: "\(program) cannot draw on a terminal whose TERM is dumb or not set."
        case .unusable(let terminal): "\(program) cannot use a terminal of the type \(terminal)."
        case .tooFewFiles: "\(program) may open too few files at a time here (ulimit -n)."
        }
    }
}

/// Queries sent to a terminal at the start, without waiting for the answers.
nonisolated struct TerminalQuestions: Equatable {
    private static let deaf = [
        "linux", "dumb", "vt", "ansi", "cons", "eterm", "sun", "wsvt", "cygwin",
    ]
    private static let colors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
    // In Latin-1, ñ is two letters; most bytes of the other characters are invisible controls.
    private static let widths = "\u{1B}[2;1Hñññ●─\u{1B}[6n\r\u{1B}[K"
    private static let position = "\u{1B}[2;1H\u{1B}[6n"
    /// The column after these characters if all are narrow, and if ambiguous ones are wide.
    private static let (narrow, wide) = (6, 8)
    private static let leastWidth = 15

    /// The bytes to send; empty if there is nothing to ask.
    let text: String

    /// Chooses the queries for a terminal by its name, capabilities and size.
    init(_ name: String, _ capabilities: TerminalCapabilities, size: Size) {
        let isDeaf = Self.deaf.contains { name.lowercased().hasPrefix($0) }
        let isColored = capabilities.colors >= 256
        let isUnicode = capabilities.glyphs == .unicode
        guard !isDeaf, size.height > 1, size.width > 4, isColored || isUnicode else {
            text = ""
            return
        }
        let hasRoom = isUnicode && size.width >= Self.leastWidth
        text = (isColored ? Self.colors : "") + (hasRoom ? Self.widths : Self.position)
    }

    /// True if there is nothing to ask.
    var isEmpty: Bool { text.isEmpty }

    /// Returns whether ambiguous characters are wide, by the reported column of the cursor.
    static func isWide(_ column: Int) -> Bool { column > narrow && column <= wide }

    /// Returns whether UTF-8 is drawn byte by byte, by the reported column of the cursor.
    static func isWithoutUTF8(_ column: Int) -> Bool { column > wide }
}

/// Shows frames and sends events; implemented by ncurses and without a screen.
package protocol Terminal: AnyObject {
    /// The present size in columns and rows.
    var size: Size { get }
    /// Capabilities of the terminal.
    var capabilities: TerminalCapabilities { get }

    /// True if the mouse is captured; the terminal's own selection then needs Shift.
    var capturesMouse: Bool { get set }
    /// The terminal's title, if it has one.
    var title: String { get set }

    /// The set of characters to send.
    var characters: TerminalCharacters { get set }

    /// Takes over the terminal; from now on the handler gets every event, on the main actor.
    func open(onEvent: @escaping (InputEvent) -> Void) throws(TerminalError)
    /// Shows a frame by sending the changed cells; the cursor is hidden if `nil`.
    func present(_ canvas: CellGrid, cursor: Point?, showsCursor: Bool)
    /// Sends every cell again with the next frame.
    func invalidate()
    /// Copies text to the clipboard of the user's terminal.
    func copy(_ text: String)
    /// Restores the terminal, stops the process, and takes over the terminal when it continues.
    func suspend()
    /// Restores the terminal.
    func close()
}
