import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Sleeps until something happens, lets the window answer and presents the frame.
final class RunLoop {
    private let terminal: any Terminal
    private let window: Window
    private let delegates: [any ApplicationDelegate]

    init<A: App>(_ app: A, terminal: any Terminal) {
        self.terminal = terminal
        delegates = app.delegates
        window = Window(size: terminal.size) { app.body.nodes($0) }
    }

    /// Runs until the person quits; never returns.
    func run() -> Never {
        do {
            try terminal.open { [self] in receive($0) }
        } catch {
            refuse(error)
        }
        window.commands = { [self] in perform($0) }
        window.frameRequest.onFire { [self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.present() } }
        }
        for delegate in delegates { delegate.applicationDidFinishLaunching() }
        window.size = terminal.size
        present()
        dispatchMain()
    }

    private func receive(_ event: InputEvent) {
        switch event {
        case .terminate(let signal): end(status: 128 + signal)
        case .resume: terminal.invalidate()
        default: break
        }
        window.handle(event)
    }

    private func present() {
        let frame = window.render()
        terminal.present(frame.canvas, cursor: frame.cursor)
    }

    private func perform(_ command: AppCommand) {
        switch command {
        case .quit: end(status: 0)
        case .suspend: terminal.suspend()
        case .redraw: terminal.invalidate()
        }
    }

    private func end(status: Int32) -> Never {
        for delegate in delegates { delegate.applicationWillTerminate() }
        window.close()
        terminal.close()
        exit(status)
    }

    private func refuse(_ error: TerminalError) -> Never {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
        let name = program ?? "The program"
        let reason =
            switch error {
            case .notInteractive: "\(name) needs a terminal to draw on, and this is none."
            case .unusable(let terminal): "\(name) cannot use a terminal of the type \(terminal)."
            }
        let line = Array((reason + "\n").utf8)
        _ = write(STDERR_FILENO, line, line.count)
        exit(2)
    }
}
