import CNCurses

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The modes that ncurses knows nothing of, and the bytes that end all of them.
nonisolated struct TerminalModes {
    private static let pasteOn = "\u{1B}[?2004h"
    private static let pasteOff = "\u{1B}[?2004l"
    private static let frameOn = "\u{1B}[?2026h"
    private static let frameOff = "\u{1B}[?2026l"
    private static let mouseOn = "\u{1B}[?1002h\u{1B}[?1006h"
    private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l"

    /// What puts any common terminal back, before its own description has been read.
    static let common = frameOff + pasteOff + mouseOff + "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    private(set) var speaksControlSequences = false
    /// Whether the terminal is known to have a title and a clipboard.
    private(set) var hasWindow = false

    /// Reads the description of the terminal that ncurses was started for.
    static func load(name: String) -> TerminalModes {
        let begin = cn_capability("cup")
        let speaks = begin?[0] == 0x1B && begin?[1] == CChar(UInt8(ascii: "["))
        return TerminalModes(
            speaksControlSequences: speaks,
            hasWindow: speaks && WindowSequences.areTaken(by: name)
        )
    }

    /// What puts the terminal back before its description has been asked for all of that.
    var early: String { titleBack + Self.common }

    /// What puts this terminal back.
    var reset: String {
        let end = ["sgr0", "rmkx", "rmcup", "cnorm"].map(Self.capability).joined()
        let extra = speaksControlSequences ? Self.frameOff + Self.pasteOff + Self.mouseOff : ""
        return titleBack + extra + end + (Self.capability("rmcup").isEmpty ? "\r\n" : "")
    }

    /// Starts bracketed paste and, if wanted, the mouse.
    func enter(capturesMouse: Bool) {
        send(
            (hasWindow ? WindowSequences.keepTitle : "")
                + Self.pasteOn + (capturesMouse ? Self.mouseOn : "")
        )
    }

    /// Asks what the terminal's colours are and how wide it draws characters of which that is not sure;
    /// the first frame goes over what it draws of that. Whoever says where the cursor stands has
    /// answered the rest before, or never will.
    func ask(_ questions: TerminalQuestions) {
        if !questions.isEmpty { send(questions.text) }
    }

    /// Writes blanks over a frame that was drawn byte by byte in Latin-1. Some of its bytes are controls, which begin a
    /// string, or protect what follows from being cleared.
    func overwrite(_ size: Size) {
        let blanks = String(repeating: " ", count: size.width)
        let rows = (1...max(1, size.height)).map { "\u{1B}[\($0);1H\(blanks)" }
        send("\u{1B}\\\u{1B}W" + rows.joined())
    }

    /// Ends what was started.
    func leave() {
        send(titleBack + Self.pasteOff + Self.mouseOff)
    }

    /// Shows the cursor once more: terminals built on libvterm restore the visibility that ncurses saved with
    /// the cursor's place in the middle of a frame. Empties the cursor's row where no second screen takes the
    /// last frame away.
    func finish() {
        let row = Self.capability("rmcup").isEmpty ? "\r\(Self.capability("el"))" : ""
        let bytes = Array((Self.capability("cnorm") + row).utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }

    /// Says where one is in the terminal's own title.
    func show(title: String) {
        if hasWindow { send(WindowSequences.title(title)) }
    }

    /// Puts text on the clipboard.
    func copy(_ text: String) {
        guard hasWindow else { return }
        let isInScreen = environmentValue("STY") != nil && environmentValue("TMUX") == nil
        send(WindowSequences.copy(text, isInScreen: isInScreen))
    }

    private var titleBack: String { hasWindow ? WindowSequences.giveTitleBack : "" }

    /// Starts or ends the mouse alone.
    func captureMouse(_ isOn: Bool) {
        send(isOn ? Self.mouseOn : Self.mouseOff)
    }

    /// Lets the terminal show what follows at once and not row by row, if it can.
    func beginFrame() {
        send(Self.frameOn)
    }

    /// Lets the terminal show what was sent.
    func endFrame() {
        send(Self.frameOff)
    }

    private func send(_ text: String) {
        guard speaksControlSequences else { return }
        let bytes = Array(text.utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }

    private static func capability(_ name: String) -> String {
        guard let value = cn_capability(name) else { return "" }
        return withoutPadding(String(cString: value))
    }

    /// Takes out the pauses, `$<5>`, that a slow terminal would have been given.
    private static func withoutPadding(_ text: String) -> String {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<") {
                rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
