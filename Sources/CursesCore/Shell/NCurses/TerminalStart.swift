import CNCurses

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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
        let isStarted = Self.richerName(name).map { Self.start($0) } ?? false
        guard isStarted || cn_start(nil) || cn_start("xterm-256color") else {
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
        TerminalCapabilities(
            colors: palette.count,
            glyphs: glyphs,
            hasPasteboard: modes.hasWindow,
            isDark: TerminalColors.isDark(
                environmentValue("COLORFGBG"),
                on: environmentValue("TERM") ?? ""
            )
        )
    }

    private static func device(_ descriptor: Int32) -> dev_t {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_rdev : 0
    }

    private static func start(_ name: String) -> Bool {
        name == TrueColor.name ? TrueColor.describing { cn_start(name) } : cn_start(name)
    }

    /// Returns the name of a description with all colours that the terminal claims, or `nil`.
    ///
    /// Inside tmux and screen the variables are those of the outer terminal. tmux draws the nearest
    /// colours of that; screen reads `38;2` as faint.
    static func richerName(
        _ name: String,
        _ value: (String) -> String? = environmentValue
    ) -> String? {
        let says = value("COLORTERM")
        switch name {
        case _ where (says == "truecolor" || says == "24bit") && speakingTrueColor.contains(name):
            return TrueColor.name
        case "xterm" where says != nil || modern.contains { value($0) != nil }:
            return "xterm-256color"
        default: return nil
        }
    }

    /// Terminals compatible with xterm.
    private static let speakingTrueColor = [
        "xterm-256color", "xterm", "xterm-direct", "xterm-kitty", "xterm-ghostty", "alacritty",
        "foot",
        "wezterm", "tmux-256color",
    ]

    /// Variables of terminals whose `TERM` still names an xterm with eight colours.
    private static let modern = ["XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION"]
}
