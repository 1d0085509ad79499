import CNCurses
import CSystem
import Dispatch
import Essentials

/// The terminal of the process, drawn with ncurses.
///
/// `open` takes it over; it is restored by `close`, by `suspend`, at exit, and by the guard after a
/// crash or a fatal signal.
package final class NCursesTerminal: Terminal {
    package private(set) var size = Size.zero
    package private(set) var capabilities = TerminalCapabilities(colors: 0, glyphs: .ascii)

    /// True if the mouse is captured; the terminal's own selection then needs Shift.
    package var capturesMouse = true {
        didSet {
            guard isTaken, oldValue != capturesMouse else { return }
            TerminalOutput.sending { modes.captureMouse(capturesMouse) }
        }
    }

    package var title = "" {
        didSet { if isTaken, oldValue != title { showTitle() } }
    }

    /// The set of characters to send.
    package var characters = TerminalCharacters.automatic {
        didSet { adoptCharacters() }
    }

    private var drawsAmbiguousWide = false
    private var modes = TerminalModes()
    private var presenter: FramePresenter?
    private var input: TerminalInput?
    private var signals: SignalListener?
    private var onEvent: (InputEvent) -> Void = { _ in }
    private var isOpen = false
    private var isTaken = false
    private var hasEnded = false

    package init() {}

    package func open(onEvent: @escaping (InputEvent) -> Void) throws(TerminalError) {
        self.onEvent = onEvent
        hasEnded = false
        let start = try TerminalStart()
        TerminalOutput.keepPrints()
        let palette = Palette(isColored: environmentValue("NO_COLOR") == nil)
        modes = TerminalModes.load(name: environmentValue("TERM") ?? "")
        TerminalGuard.arm(resetting: modes.early)
        capabilities = start.capabilities(modes, palette)
        presenter = FramePresenter(glyphs: start.glyphs, modes: modes, palette: palette)
        isTaken = true
        adoptSize()
        signals = start.signalPipe.map(SignalListener.init)
        input = TerminalInput(
            onEvent: { [weak self] in self?.hear($0) },
            onEnd: { [weak self] in self?.end(SIGHUP) }
        )
        TerminalOutput.sending { modes.enter(capturesMouse: capturesMouse) }
        if start.isOneTerminal { ask() }
        isOpen = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.listen() }
        }
    }

    package func present(_ canvas: CellGrid, cursor: Point?, showsCursor: Bool) {
        guard isTaken else { return }
        TerminalOutput.sending {
            presenter?.present(canvas, cursor: cursor, showsCursor: showsCursor, size: size)
        }
    }

    package func invalidate() {
        presenter?.invalidate()
    }

    package func copy(_ text: String) {
        if isTaken { TerminalOutput.sending { modes.copy(text) } }
    }

    package func suspend() {
        guard isTaken else { return }
        giveBack()
        TerminalGuard.stopProcess()
        takeAgain()
    }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        input?.stop()
        signals?.stop()
        signals = nil
        if isTaken { giveBack() }
        input = nil
        SignalPipe.handBack()
        TerminalGuard.disarm()
    }

    private func ask() {
        let questions = TerminalQuestions(environmentValue("TERM") ?? "", capabilities, size: size)
        guard modes.speaksControlSequences, !questions.isEmpty else { return }
        TerminalOutput.sending { modes.ask(questions) }
        input?.expectAnswers()
    }

    private func hear(_ event: InputEvent) {
        if case .answer(.column(let column)) = event {
            let isWithoutUTF8 = TerminalQuestions.isWithoutUTF8(column)
            drawsAmbiguousWide = TerminalQuestions.isWide(column)
            guard isWithoutUTF8 || drawsAmbiguousWide else { return }
            if isWithoutUTF8 { capabilities.glyphs = .ascii }
            showTitle()
            if isWithoutUTF8 { TerminalOutput.sending { modes.overwrite(size) } }
            adoptCharacters()
        }
        onEvent(event)
    }

    private func adoptCharacters() {
        presenter?.glyphs = capabilities.glyphs(of: characters, isWide: drawsAmbiguousWide)
    }

    /// Starts to receive events, after the first frame, which must not wait for it.
    private func listen() {
        guard isOpen else { return }
        TerminalGuard.arm(resetting: modes.reset)
        input?.start()
        signals?.start { [weak self] in self?.receive($0) }
    }

    private func receive(_ signal: Int32) {
        switch signal {
        case SIGWINCH where isTaken: changeSize()
        case SIGTSTP: suspend()
        case SIGCONT where !hasEnded: takeAgain()
        case SIGWINCH, SIGCONT: break
        default: end(signal)
        }
    }

    private func showTitle() {
        let text = WindowSequences.shown(title, isASCII: capabilities.glyphs != .unicode)
        TerminalOutput.sending { modes.show(title: text) }
    }

    private func end(_ signal: Int32) {
        guard !hasEnded else { return }
        hasEnded = true
        onEvent(.terminate(signal: signal))
    }

    private func changeSize() {
        let before = size
        adoptSize()
        presenter?.invalidate()
        if size != before { onEvent(.resize(size)) }
    }

    private func adoptSize() {
        var columns: Int32 = 0
        var rows: Int32 = 0
        if cs_window_size(TerminalOutput.screen, &columns, &rows) { resize_term(rows, columns) }
        size = Size(width: Int(cn_columns()), height: Int(cn_rows()))
    }

    private func giveBack() {
        isTaken = false
        if !TerminalOutput.isDiverted { input?.swallowAnswers() }
        TerminalOutput.sending {
            modes.leave()
            endwin()
            modes.finish()
        }
        if TerminalOutput.isDiverted {
            TerminalGuard.restore()
            TerminalOutput.lead()
        }
        TerminalGuard.setTaken(false)
        TerminalGuard.restoreModes()
        fflush(nil)
        TerminalOutput.showPrints()
    }

    private func takeAgain() {
        TerminalOutput.keepPrints()
        reset_prog_mode()
        TerminalGuard.setTaken(true)
        isTaken = true
        presenter?.forgetCursor()
        TerminalOutput.sending {
            refresh()
            modes.enter(capturesMouse: capturesMouse)
        }
        if !title.isEmpty { showTitle() }
        changeSize()
        onEvent(.resume)
    }
}
