import Dispatch
import Observation

/// Sleeps with a timer of the main queue: `Task.sleep` would start the thread pool.
final class MainClock {
    private var timer: (any DispatchSourceTimer)?
    private var waiting: CheckedContinuation<Void, Never>?

    /// Sleeps for a duration, or until the task is cancelled.
    static func sleep(for duration: Duration) async throws {
        let clock = MainClock()
        await withTaskCancellationHandler {
            await withCheckedContinuation { clock.wait(duration, $0) }
        } onCancel: {
            DispatchQueue.main.async { MainActor.assumeIsolated { clock.ring() } }
        }
        try Task.checkCancellation()
    }

    /// Waits a turn of the queue: the first timer starts a thread, useless for a cancelled sleep.
    private func wait(_ duration: Duration, _ continuation: CheckedContinuation<Void, Never>) {
        waiting = continuation
        DispatchQueue.main.async { MainActor.assumeIsolated { self.start(duration) } }
    }

    private func start(_ duration: Duration) {
        guard waiting != nil else { return }
        let (seconds, attoseconds) = duration.components
        let delay = Double(seconds) + Double(attoseconds) / 1e18
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + delay)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.ring() } }
        timer.activate()
        self.timer = timer
    }

    private func ring() {
        timer?.cancel()
        waiting.take()?.resume()
    }
}

/// True while typed keys wait to be handled; shared, since there is one terminal.
@Observable
final class PendingInput {
    static let current = PendingInput()

    var isPending = false
}

extension EnvironmentValues {
    /// True if typed keys are waiting, so that slow work can be delayed.
    public var isInputPending: Bool { PendingInput.current.isPending }
}

/// The clipboard of the terminal, write-only (OSC 52). It also works from another computer; whether
/// the terminal accepts the text is unknown.
public struct Pasteboard {
    /// True if terminals of this kind have a clipboard.
    package var isAvailable = true
    var write: (String) -> Void = { _ in }

    /// The text to copy; always `nil` when read.
    public var string: String? {
        get { nil }
        nonmutating set { if isAvailable, let newValue { write(newValue) } }
    }

    /// Copies text as one line, since a line end pasted into a shell would run the command.
    package func copy(line: String) {
        var scalars = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            scalars.append(isControl ? " " : scalar)
        }
        string = String(scalars)
    }
}

/// English names of interface texts, so that a search finds an action in any language.
struct EnglishNames {
    private let names: [String: [String]]
    private let spelled: (String) -> String

    /// Looks up the names once, for all texts in use.
    init(_ environment: EnvironmentValues) {
        let translations = environment.stringCatalog.keysByTranslation(
            localeIdentifier: environment.localeIdentifier
        )
        spelled = environment.spelled
        // The keys are the texts as drawn, in which symbols may be spelled out.
        names = Dictionary(
            translations.map { (environment.spelled($0), $1) },
            uniquingKeysWith: +
        )
    }

    /// Returns the English names of a text; empty for English texts and interpolated ones.
    func of(_ text: String) -> [String] {
        names.isEmpty ? [] : names[spelled(text)] ?? []
    }
}

/// Cache of up to 16 themes; emptied when full.
enum ThemeMemory {
    private struct Key: Hashable {
        var set: ColorSet
        var terminal: TerminalColors
    }

    private static let most = 16
    private static var themes: [Key: Theme] = [:]

    /// Returns the theme of a set for the terminal's colours.
    static func theme(_ set: ColorSet, on terminal: TerminalColors) -> Theme {
        let key = Key(set: set, terminal: terminal)
        if let theme = themes[key] { return theme }
        if themes.count == most { themes = [:] }
        let theme = Theme(set, on: terminal)
        themes[key] = theme
        return theme
    }
}

/// Visibility of the program.
nonisolated public enum ScenePhase: Hashable, Comparable, Sendable {
    /// Suspended or about to end.
    case background
    /// Never set in a terminal.
    case inactive
    /// Visible.
    case active
}

/// The phase of the only scene, created on first read.
@Observable
final class ScenePhaseSource {
    private(set) static var asked: ScenePhaseSource?

    static var current: ScenePhaseSource {
        let source = asked ?? ScenePhaseSource()
        asked = source
        return source
    }

    var phase = ScenePhase.active
}

extension EnvironmentValues {
    /// Visibility of the program.
    public var scenePhase: ScenePhase { ScenePhaseSource.current.phase }
}
