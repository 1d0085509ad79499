import CursesCore
import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

final class Probe {
    private let terminal: any Terminal
    private var report = Report()
    private var isDrawingDue = false

    init(terminal: any Terminal) {
        self.terminal = terminal
    }

    func receive(_ event: InputEvent) {
        report.note(event)
        switch event {
        case .key(let press): handle(press)
        case .terminate(let signal): end("terminated by signal \(signal)", status: 128 + signal)
        case .paste, .mouse, .resize, .answer, .resume: break
        }
        drawSoon()
    }

    func draw() {
        report.size = terminal.size
        report.capabilities = terminal.capabilities
        let isFieldOnly = CommandLine.arguments.contains("--field-only")
        let (canvas, cursor) = isFieldOnly ? report.fieldFrame() : report.frame()
        terminal.title = "probe \u{1B}]2;x\u{7}"
        terminal.present(canvas, cursor: cursor, showsCursor: true)
    }

    private func drawSoon() {
        guard !isDrawingDue else { return }
        isDrawingDue = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.isDrawingDue = false
                self.draw()
            }
        }
    }

    private func handle(_ press: KeyPress) {
        switch press {
        case KeyPress("q"): end("quit", status: 0)
        case KeyPress("c", modifiers: .control): end("interrupted", status: 0)
        case KeyPress("z", modifiers: .control): terminal.suspend()
        case KeyPress("l", modifiers: .control): terminal.invalidate()
        case KeyPress("w", modifiers: .control): work()
        case KeyPress("e", modifiers: .control): exit(3)
        case KeyPress("t", modifiers: .control): Crash.trap()
        case KeyPress("s", modifiers: .control): Crash.fault()
        case KeyPress("a", modifiers: .control): abort()
        case KeyPress("o", modifiers: .control): print(Crash.overflow())
        case KeyPress("b", modifiers: .control): Crash.block()
        case KeyPress("y", modifiers: .control): Prints.write()
        default: break
        }
    }

    /// Does something that belongs to no actor, and waits for it.
    private func work() {
        Task {
            let job = Task.detached { (1...1_000).reduce(0, +) }
            report.result = await "\(job.value)"
            drawSoon()
        }
    }

    private func end(_ reason: String, status: Int32) {
        terminal.close()
        print("probe: \(reason)")
        exit(status)
    }
}
