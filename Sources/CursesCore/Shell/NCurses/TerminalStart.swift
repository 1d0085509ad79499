import CNCurses
import Essentials

/// Takes over the terminal for the first time, with the guard armed before.
struct TerminalStart {
    /// The characters that may be sent.
    let glyphs: TerminalCapabilities.Glyphs
    /// The read end of the signal pipe; `nil` if there is none.
    let signalPipe: Int32?
    /// True if standard input and output are the same terminal.
    let isOneTerminal: Bool

    /// Starts ncurses for the terminal in `TERM`, or for a common one.
    init() throws(TerminalError) {
        let name = environmentValue("TERM") ?? "dumb"
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notInteractive }
        guard name != "dumb" else { throw .dumb }
        guard OpenFiles.areEnough else { throw .tooFewFiles }
        glyphs = Charset.start(on: name)
        isOneTerminal = Self.device(STDIN_FILENO) == Self.device(STDOUT_FILENO)
        TerminalGuard.arm(resetting: TerminalModes.common)
        let pipe = SignalPipe.open()
        signalPipe = pipe
        TerminalGuard.setTaken(true)
        TerminalOutput.open()
        let screen = TerminalOutput.screen
        let isStarted = Self.richerName(name).map { Self.start($0, screen) } ?? false
        guard isStarted || cn_start(nil, screen) || cn_start("xterm-256color", screen) else {
            TerminalGuard.setTaken(false)
            SignalPipe.handBack()
            if let pipe { SignalPipe.shut(pipe) }
            TerminalGuard.disarm()
            throw .unusable(name: name)
        }
        SignalPipe.takeOver(SIGTSTP)
        cn_set_modes()
    }

    /// Returns the capabilities that are known without asking the terminal.
    func capabilities(_ modes: TerminalModes, _ palette: Palette) -> TerminalCapabilities {
        let name = environmentValue("TERM") ?? ""
        return TerminalCapabilities(
            colors: Self.count(palette.count, on: name),
            glyphs: glyphs,
            hasPasteboard: modes.hasWindow,
            isDark: TerminalColors.isDark(environmentValue("COLORFGBG"), on: name)
        )
    }

    private static func device(_ descriptor: Int32) -> dev_t {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_rdev : 0
    }

    private static func start(_ name: String, _ screen: Int32) -> Bool {
        name == TrueColor.name
            ? TrueColor.describing { cn_start(name, screen) } : cn_start(name, screen)
    }

    /// Returns the number of colours, at most those in the terminal's name: without its description,
    /// one of a terminal with 256 is used.
    static func count(_ count: Int, on name: String) -> Int {
        name.holds("16color") ? min(count, 16) : count
    }

    /// Returns the name of a description with all colours that the terminal claims, or `nil`.
    ///
    /// Inside tmux and screen the variables are those of the outer terminal. tmux rounds true colours
    /// to 256 greys and teals unless its owner has set `RGB`, which `TERM=tmux-direct` says; screen
    /// reads `38;2` as faint.
    static func richerName(
        _ name: String,
        _ value: (String) -> String? = environmentValue
    ) -> String? {
        let says = value("COLORTERM")
        let isNested = value("TMUX") != nil || name.hasPrefix("tmux") || name.hasPrefix("screen")
        let isTrue = (says == "truecolor" || says == "24bit") && !isNested
        let isCompatible = name.hasSuffix("-256color") || speakingTrueColor.contains(name)
        switch name {
        case _ where isTrue && isCompatible || name.hasSuffix("-direct"): return TrueColor.name
        case "xterm" where says != nil || modern.contains { value($0) != nil }:
            return "xterm-256color"
        default: return nil
        }
    }

    /// Terminals compatible with xterm, besides those of 256 colours.
    private static let speakingTrueColor = [
        "xterm", "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm",
    ]

    /// Variables of terminals whose `TERM` still names an xterm with eight colours.
    private static let modern = ["XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION"]
}

/// The limit of open files of the process.
nonisolated enum OpenFiles {
    /// A limit that is always sufficient; below it, free descriptors are counted.
    private static let plenty: rlim_t = 64
    private static let needed = 12

    /// True if 12 descriptors are free, without which system libraries end the process.
    static var areEnough: Bool {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < plenty else { return true }
        limit.rlim_cur = min(limit.rlim_max, plenty)
        _ = setrlimit(resource, &limit)
        let copies = (0..<needed).map { _ in dup(STDIN_FILENO) }.filter { $0 >= 0 }
        for copy in copies { close(copy) }
        return copies.count == needed
    }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}

/// Sequences for the title and the clipboard of a terminal window.
///
/// Only sent to terminals known to support them; the effect on others is unknown.
nonisolated enum WindowSequences {
    private static let names = [
        "xterm", "screen", "tmux", "rxvt", "st", "kitty", "alacritty", "foot", "wezterm", "ghostty",
        "konsole", "vte", "gnome", "iterm", "iterm2", "mintty", "contour", "rio", "mlterm",
    ]
    private static let mostColumns = 80
    private static let mostBytes = 65_536

    /// Saves the title of the window.
    static let keepTitle = "\u{1B}[22;2t"
    /// Restores the saved title.
    static let giveTitleBack = "\u{1B}[23;2t"

    /// Returns whether a terminal of this name is known to support the sequences.
    static func areTaken(by terminal: String) -> Bool {
        names.contains { name in
            guard terminal.hasPrefix(name) else { return false }
            return terminal.dropFirst(name.count).first.map { "-.+".contains($0) } ?? true
        }
    }

    /// Returns the sequence that sets the title, which must be free of control characters.
    static func title(_ text: String) -> String {
        "\u{1B}]2;\(text)\u{1B}\\"
    }

    /// Returns a title that is safe to send: truncated and without control characters.
    static func shown(_ title: String, isASCII: Bool) -> String {
        let room = isASCII ? mostColumns - 4 : mostColumns
        let text = GlyphText(title).truncated(to: room).elements.map(\.glyph.text).joined()
        return isASCII ? PlainText.ascii(text) : text
    }

    /// Returns the sequence that copies text, truncated to 64 KiB between characters. The program
    /// `screen` only passes on wrapped sequences.
    static func copy(_ text: String, isInScreen: Bool) -> String {
        var bytes: [UInt8] = []
        for character in text {
            let more = String(character).utf8
            if bytes.count + more.count > mostBytes { break }
            bytes += more
        }
        let sequence = "\u{1B}]52;c;\(base64(bytes))"
        return isInScreen
            ? "\u{1B}P\(sequence)\u{07}\u{1B}\\" : "\(sequence)\u{1B}\\"
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars
        )
        var result = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            bits <<= 8
            for index in 0..<4 {
                result.append(index <= group.count ? digits[Int(bits >> 26)] : "=")
                bits <<= 6
            }
        }
        return String(result)
    }
}
