public import CursesCore

/// Drives a view without a terminal, for tests and previews: sends events and reads the screen.
public final class Pilot {
    let window: TerminalWindow
    private let terminal: HeadlessTerminal
    /// True if the app has asked to quit.
    public private(set) var hasQuit = false

    /// Starts a view in the upper left corner of a screen, with a prepared environment.
    public convenience init(
        _ view: some View,
        size: Size = Size(width: 80, height: 24),
        environment prepare: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.init(size, prepare) { view.nodes($0) }
    }

    /// Starts an app, with the screen that a user sees.
    public convenience init(
        _ app: some App,
        size: Size = Size(width: 80, height: 24),
        environment prepare: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.init(size, prepare) { app.nodes($0) }
    }

    private init(
        _ size: Size,
        _ prepare: (inout EnvironmentValues) -> Void,
        _ content: @escaping (Evaluation) -> [Node]
    ) {
        var environment = EnvironmentValues()
        environment.isHeadless = true
        environment.openURL = OpenURLAction { _ in .discarded }
        prepare(&environment)
        terminal = HeadlessTerminal(size: size)
        window = TerminalWindow(size: size, environment: environment, content: content)
        window.commands = { [weak self] command in
            switch command {
            case .quit: self?.hasQuit = true
            case .copy(let text): self?.terminal.copy(text)
            case .suspend, .redraw: break
            }
        }
        present()
    }

    /// Rows of the screen without trailing blanks.
    public var screen: String {
        (0..<terminal.canvas.size.height).map(row).joined(separator: "\n")
    }

    /// The cells of the screen.
    public var cells: CellGrid { terminal.canvas }

    /// Position of the cursor, or `nil` if it is hidden.
    public var cursor: Point? { terminal.cursor }

    /// False if the cursor is only a position for screen readers.
    package var showsCursor: Bool { terminal.showsCursor }

    /// Title of the terminal window.
    public var title: String { terminal.title }

    /// Text last copied to the clipboard, or `nil`.
    public var pasteboardString: String? { terminal.copied }

    /// Presses keys one after another: `Tab`, `Enter`, `C-s`, `M-f`, `S-Tab`, `a`.
    public func press(_ keys: String...) async {
        for key in keys {
            guard let press = KeyPress(named: key) else {
                preconditionFailure("There is no key named \(key)")
            }
            await send(.key(press))
        }
    }

    /// Types text character by character.
    public func type(_ text: String) async {
        for character in text { await send(.key(KeyPress(KeyEquivalent(character)))) }
    }

    /// Pastes text as one event.
    public func paste(_ text: String) async {
        await send(.paste(text))
    }

    /// Clicks a cell.
    public func click(x: Int, y: Int) async {
        await send(.mouse(MouseEvent(.click, at: Point(x: x, y: y))))
    }

    /// Drags with the button held from one cell to another in the same row.
    public func drag(x: ClosedRange<Int>, y: Int) async {
        await click(x: x.lowerBound, y: y)
        await send(.mouse(MouseEvent(.drag, at: Point(x: x.upperBound, y: y))))
        await send(.mouse(MouseEvent(.release, at: Point(x: x.upperBound, y: y))))
    }

    /// Turns the mouse wheel over a cell.
    public func wheel(_ kind: MouseEvent.Kind, x: Int, y: Int) async {
        await send(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
    }

    /// Resizes the screen.
    public func resize(to size: Size) async {
        terminal.send(.resize(size))
        await send(.resize(size))
    }

    /// Runs tasks and renders until nothing changes; false after 1,000 turns without rest.
    @discardableResult public func settle() async -> Bool {
        var quietTurns = 0
        var turns = 0
        while quietTurns < 20, turns < 1_000 {
            await Task.yield()
            turns += 1
            quietTurns = window.frameRequest.isPending ? 0 : quietTurns + 1
            if window.frameRequest.isPending { present() }
        }
        return quietTurns == 20
    }

    /// Runs tasks until a condition holds; false if it does not within 1,000 attempts.
    public func wait(until condition: () -> Bool) async -> Bool {
        for _ in 0..<1_000 {
            if condition() { return true }
            await settle()
        }
        return condition()
    }

    /// Handles an event and renders, without running the tasks that it started.
    package func post(_ event: InputEvent) {
        post([event])
    }

    /// Handles events that wait for each other and renders once.
    package func post(_ events: [InputEvent]) {
        for event in events {
            window.handle(event)
            window.react()
        }
        present()
    }

    func send(_ event: InputEvent) async {
        window.handle(event)
        await Task.yield()
        window.react()
        await settle()
        present()
    }

    private func present() {
        let frame = window.render()
        terminal.title = frame.title
        terminal.present(frame.canvas, cursor: frame.cursor, showsCursor: frame.showsCursor)
    }

    private func row(_ y: Int) -> String {
        var text = ""
        for cell in terminal.canvas.row(y) where !cell.isContinuation { text += cell.glyph.text }
        while text.last == " " { text.removeLast() }
        return text
    }
}
