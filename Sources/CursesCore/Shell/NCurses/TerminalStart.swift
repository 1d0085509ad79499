import CNCurses

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Takes the terminal over for the first time, with the guard armed before.
struct TerminalStart {
    /// Which characters may be sent.
    let glyphs: TerminalCapabilities.Glyphs
    /// Where signals are read.
    let signalPipe: Int32?
    /// Whether what is written and what is read is the same terminal.
    let isOneTerminal: Bool

    /// Starts ncurses for the terminal that the environment names, or for a common one.
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

    /// What the terminal can do, as far as it is known without asking it.
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

    /// The description of the same terminal with all the colours that it says to have.
    ///
    /// Inside of tmux and screen the variables are those of the terminal around. tmux draws the nearest colours that this
    /// one has; screen reads `38;2` as faint.
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

    /// Terminals that understand what an xterm does.
    private static let speakingTrueColor = [
        "xterm-256color", "xterm", "xterm-direct", "xterm-kitty", "xterm-ghostty", "alacritty",
        "foot",
        "wezterm", "tmux-256color",
    ]

    /// What terminals set that call themselves what they were in the days of eight colours.
    private static let modern = ["XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION"]
}
