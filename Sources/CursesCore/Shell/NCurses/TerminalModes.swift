import CNCurses
import Essentials

/// Terminal modes unknown to ncurses, and the bytes that reset all of them.
nonisolated struct TerminalModes {
    private static let pasteOn = "\u{1B}[?2004h"
    private static let pasteOff = "\u{1B}[?2004l"
    private static let frameOn = "\u{1B}[?2026h"
    private static let frameOff = "\u{1B}[?2026l"
    private static let mouseOn = "\u{1B}[?1002h\u{1B}[?1006h"
    private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l"

    /// Bytes that reset any common terminal, before its description has been read.
    static let common = frameOff + pasteOff + mouseOff + "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    private(set) var speaksControlSequences = false
    /// True if the terminal is known to have a title and a clipboard.
    private(set) var hasWindow = false

    /// Reads the description of the terminal for which ncurses was started.
    static func load(name: String) -> TerminalModes {
        let begin = cn_capability("cup")
        let speaks = begin?[0] == 0x1B && begin?[1] == CChar(UInt8(ascii: "["))
        return TerminalModes(
            speaksControlSequences: speaks,
            hasWindow: speaks && WindowSequences.areTaken(by: name)
        )
    }

    /// Bytes that reset the terminal before all its capabilities have been read.
    var early: String { titleBack + Self.common }

    /// Bytes that reset this terminal.
    var reset: String {
        let end = ["sgr0", "rmkx", "rmcup", "cnorm"].map(Self.capability).joined()
        let extra = speaksControlSequences ? Self.frameOff + Self.pasteOff + Self.mouseOff : ""
        return titleBack + extra + end + (Self.capability("rmcup").isEmpty ? "\r\n" : "")
    }

    /// Starts bracketed paste and optionally mouse reports.
    func enter(capturesMouse: Bool) {
        send(
            (hasWindow ? WindowSequences.keepTitle : "")
                + Self.pasteOn + (capturesMouse ? Self.mouseOn : "")
        )
    }

    /// Asks for the terminal's colours and the width of ambiguous characters, which the first frame
    /// overwrites. The cursor report is last: after it, no other answer is expected.
    func ask(_ questions: TerminalQuestions) {
        if !questions.isEmpty { send(questions.text) }
    }

    /// Overwrites a frame that was drawn byte by byte in Latin-1. Some of its bytes are controls,
    /// which begin a string or protect the following cells from being cleared.
    func overwrite(_ size: Size) {
        let blanks = String(repeating: " ", count: size.width)
        let rows = (1...max(1, size.height)).map { "\u{1B}[\($0);1H\(blanks)" }
        send("\u{1B}\\\u{1B}W" + rows.joined())
    }

    /// Ends these modes.
    func leave() {
        send(titleBack + Self.pasteOff + Self.mouseOff)
    }

    /// Shows the cursor again: terminals built on libvterm restore the visibility that ncurses
    /// saved in the middle of a frame. Clears the cursor's row if there is no alternate screen.
    func finish() {
        let row = Self.capability("rmcup").isEmpty ? "\r\(Self.capability("el"))" : ""
        let bytes = Array((Self.capability("cnorm") + row).utf8)
        _ = write(TerminalOutput.screen, bytes, bytes.count)
    }

    /// Sets the terminal's title.
    func show(title: String) {
        if hasWindow { send(WindowSequences.title(title)) }
    }

    /// Copies text to the clipboard.
    func copy(_ text: String) {
        guard hasWindow else { return }
        let isInScreen = environmentValue("STY") != nil && environmentValue("TMUX") == nil
        send(WindowSequences.copy(text, isInScreen: isInScreen))
    }

    private var titleBack: String { hasWindow ? WindowSequences.giveTitleBack : "" }

    /// Starts or ends mouse reports.
    func captureMouse(_ isOn: Bool) {
        send(isOn ? Self.mouseOn : Self.mouseOff)
    }

    /// Starts a synchronized update, which supporting terminals show at once.
    func beginFrame() {
        send(Self.frameOn)
    }

    /// Ends the synchronized update.
    func endFrame() {
        send(Self.frameOff)
    }

    private func send(_ text: String) {
        guard speaksControlSequences else { return }
        let bytes = Array(text.utf8)
        _ = write(TerminalOutput.screen, bytes, bytes.count)
    }

    private static func capability(_ name: String) -> String {
        guard let value = cn_capability(name) else { return "" }
        return withoutPadding(String(cString: value))
    }

    /// Removes the padding of slow terminals, such as `$<5>`.
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
