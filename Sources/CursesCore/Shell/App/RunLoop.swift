import CSystem
import Dispatch
import Essentials

/// Waits for events, passes them to the window and presents the frames.
///
/// Each event is handled in a separate turn of the main queue: work that a key has started on the
/// main actor ends before the next key, so that fast typing reaches the intended screen. A run of
/// text is one event for a field. A frame is presented only when no event is waiting.
final class RunLoop {
    private let terminal: any Terminal
    private let content: (Evaluation) -> [Node]
    private lazy var window = TerminalWindow(
        size: terminal.size,
        environment: EnvironmentValues(terminal.capabilities),
        content: content
    )
    private var events = EventQueue()

    private var step = Step.idle

    /// State of the loop. Each step runs in its own turn of the main queue, after the tasks that
    /// the step before has started.
    private enum Step {
        /// Waits for an event; requested frames are presented.
        case idle
        /// Handles an event, or a run of text.
        case handle
        /// Evaluates the views that the event and its tasks have changed.
        case react
        /// Handles the next event, or presents the frame.
        case finish
    }

    init<A: App>(_ app: A, terminal: any Terminal) {
        self.terminal = terminal
        content = { app.nodes($0) }
    }

    /// Runs until the user quits; never returns.
    func run() -> Never {
        MallocSettings.fixMmapThreshold()
        MainQueue.takeOverPool()
        do {
            try terminal.open { [self] in receive($0) }
        } catch {
            refuse(error)
        }
        window.commands = { [self] in perform($0) }
        window.frameRequest.onFire { [self] in later { self.present() } }
        present()
        for delegate in ApplicationDelegates.all { delegate.applicationDidFinishLaunching() }
        MainQueue.run()
    }

    private func receive(_ event: InputEvent) {
        if case .terminate(let signal) = event { end(status: 128 + signal) }
        events.append(event)
        guard step == .idle else { return }
        PendingInput.current.isPending = true
        schedule(.handle) {
            for delegate in ApplicationDelegates.all { delegate.applicationWillUpdate() }
        }
    }

    private func schedule(_ next: Step, after prepare: @escaping () -> Void = {}) {
        step = next
        later {
            prepare()
            self.runStep()
        }
    }

    private func runStep() {
        switch step {
        case .idle: break
        case .handle:
            handleEvent()
            schedule(.react)
        case .react:
            window.react()
            schedule(.finish)
        case .finish:
            guard events.isEmpty else {
                step = .handle
                return runStep()
            }
            step = .idle
            PendingInput.current.isPending = false
            present()
        }
    }

    private func handleEvent() {
        let typed = events.text.map(window.type) ?? 0
        if typed > 0 {
            events.removeText(typed)
        } else if let event = events.removeFirst() {
            if case .resume = event {
                terminal.invalidate()
                enter(.active)
            }
            window.handle(event)
        }
    }

    private func present() {
        guard step == .idle else { return }
        let frame = window.render()
        if terminal.capturesMouse != frame.capturesMouse {
            terminal.capturesMouse = frame.capturesMouse
        }
        if terminal.title != frame.title { terminal.title = frame.title }
        if terminal.characters != frame.characters { terminal.characters = frame.characters }
        terminal.present(frame.canvas, cursor: frame.cursor, showsCursor: frame.showsCursor)
        if window.frameRequest.isPending { later { self.present() } }
    }

    /// Runs an action after all work already queued on the main actor.
    nonisolated private func later(_ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }

    private func perform(_ command: AppCommand) {
        switch command {
        case .quit: end(status: 0)
        case .suspend:
            enter(.background)
            terminal.suspend()
        case .redraw: terminal.invalidate()
        case .copy(let text): terminal.copy(text)
        }
    }

    /// Lets views react to a change of the phase, if any view has read it.
    private func enter(_ phase: ScenePhase) {
        guard let source = ScenePhaseSource.asked, source.phase != phase else { return }
        source.phase = phase
        window.render()
    }

    private func end(status: Int32) -> Never {
        enter(.background)
        for delegate in ApplicationDelegates.all { delegate.applicationWillTerminate() }
        window.close()
        terminal.close()
        for delegate in ApplicationDelegates.all { delegate.applicationDidTerminate() }
        exit(status)
    }

    private func refuse(_ error: TerminalError) -> Never {
        let path = CommandLine.arguments.first ?? ""
        let name = path.split(separator: "/").last.map(String.init) ?? "This program"
        let reason = window.environmentOfContent().string(error.label(name))
        _ = PlainText([reason]).write(to: STDERR_FILENO)
        exit(2)
    }
}

/// Queue of input events in order of arrival.
///
/// Text is queued in runs, since a field takes a run at once. The length is limited: further input
/// is dropped, as by the kernel's line buffer, and Ctrl-C drops a long queue before it.
struct EventQueue {
    private static let longest = 16_384
    private static let longestText = 1_048_576
    private static let mostBeforeInterrupt = 1_024

    private var items: [Item] = []
    private var head = 0
    private var textStart: String.Index?

    private enum Item {
        case event(InputEvent)
        case text(String)
    }

    var isEmpty: Bool { head == items.count }

    /// The text at the head of the queue; `nil` if another event comes first.
    var text: Substring? {
        guard head < items.count, case .text(let text) = items[head] else { return nil }
        return text[(textStart ?? text.startIndex)...]
    }

    /// Appends an event, unless the queue is full.
    mutating func append(_ event: InputEvent) {
        if case .key(KeyPress("c", modifiers: .control)) = event, isLong { removeAll() }
        guard let typed = event.typedCharacter else {
            if items.count - head < Self.longest { items.append(.event(event)) }
            return
        }
        if head < items.count, case .text(var text) = items[items.count - 1] {
            guard text.utf8.count < Self.longestText else { return }
            items[items.count - 1] = .text("")
            text.append(typed)
            items[items.count - 1] = .text(text)
        } else if items.count - head < Self.longest {
            items.append(.text(String(typed)))
        }
    }

    /// Removes and returns the first event; text is returned by single characters.
    mutating func removeFirst() -> InputEvent? {
        if let character = text?.first {
            removeText(1)
            return .key(KeyPress(KeyEquivalent(character)))
        }
        guard head < items.count, case .event(let event) = items[head] else { return nil }
        removeItem()
        return event
    }

    /// Removes characters from the text at the head of the queue.
    mutating func removeText(_ count: Int) {
        guard let text else { return }
        let rest = text.dropFirst(count)
        textStart = rest.startIndex
        if rest.isEmpty { removeItem() }
    }

    private var isLong: Bool {
        items.count - head > Self.mostBeforeInterrupt
            || text.map { $0.utf8.count > Self.mostBeforeInterrupt } == true
    }

    private mutating func removeItem() {
        head += 1
        textStart = nil
        if head == items.count { removeAll() }
    }

    private mutating func removeAll() {
        items = []
        head = 0
        textStart = nil
    }
}

nonisolated extension InputEvent {
    /// The character typed by a key without modifiers; `nil` for other events.
    fileprivate var typedCharacter: Character? {
        guard case .key(let press) = self, press.modifiers.isEmpty, press.key.isText else {
            return nil
        }
        return press.key.character
    }
}

/// Settings of malloc.
package enum MallocSettings {
    /// Returns large blocks to the system as soon as they are freed, by a fixed mmap threshold of 1
    /// MiB.
    ///
    /// glibc would raise the threshold with each freed block and keep the next ones. 100,000
    /// weigh-ins, read for history and trends: 38 → 26 MB in use, measured by `make bench`.
    package static func fixMmapThreshold() { cs_set_mmap_threshold(1 << 20) }
}
