import CNCurses
import CSystem
import Dispatch
import Essentials

/// Reads input from the terminal and passes on the decoded events.
final class TerminalInput {
    private static let escapePause = Duration.milliseconds(25)
    private static let answerPause = Duration.milliseconds(400)
    private static let pastePause = Duration.milliseconds(500)
    private static let answerPatience = Duration.seconds(5)
    private static let readsAtATime = 64

    private lazy var decoder = InputDecoder(keys: KeyTable.load())
    private let onEvent: (InputEvent) -> Void
    private let onEnd: () -> Void
    private var source: (any DispatchSourceRead)?
    private var pause: Task<Void, Never>?
    private lazy var buffer = [UInt8](repeating: 0, count: 65_536)
    private var askedAt: ContinuousClock.Instant?

    init(onEvent: @escaping (InputEvent) -> Void, onEnd: @escaping () -> Void) {
        self.onEvent = onEvent
        self.onEnd = onEnd
    }

    /// Starts reading.
    func start() {
        source = makeReadSource(STDIN_FILENO) { [weak self] in self?.read() }
    }

    /// Stops reading.
    func stop() {
        source?.cancel()
        source = nil
        pause?.cancel()
        pause = nil
    }

    /// Expects answers, the last of which is the cursor position.
    func expectAnswers() {
        askedAt = .now
    }

    /// Reads pending answers for at most 400 ms, so that no shell gets them.
    func swallowAnswers() {
        guard isAwaiting else { return }
        let end = ContinuousClock.now + Self.answerPause
        while isAwaiting, ContinuousClock.now < end {
            if isReadable(within: 40), !readOnce(onEvent: { _ in }) { return }
        }
        askedAt = nil
    }

    /// True if answers may still come in parts.
    private var isAwaiting: Bool {
        guard let askedAt else { return false }
        return askedAt.duration(to: .now) < Self.answerPatience
    }

    private func read() {
        guard hasBytes || isReadable(within: 0) else { return }
        var isOpen = readOnce(onEvent: onEvent)
        var reads = 1
        while isOpen, hasBytes, reads < Self.readsAtATime {
            isOpen = readOnce(onEvent: onEvent)
            reads += 1
        }
        if isOpen {
            awaitPause()
        } else {
            stop()
            onEnd()
        }
    }

    private func readOnce(onEvent: (InputEvent) -> Void) -> Bool {
        let count = buffer.withUnsafeMutableBytes { bytes in
            systemRead(STDIN_FILENO, bytes.baseAddress, bytes.count)
        }
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
        for event in decoder.decode(buffer[..<count]) {
            if case .answer(.column) = event { askedAt = nil }
            onEvent(event)
        }
        return true
    }

    private var hasBytes: Bool { cs_unread_bytes(STDIN_FILENO) > 0 }

    /// Returns whether the terminal has bytes or has hung up, at the latest after some milliseconds.
    private func isReadable(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }

    private func awaitPause() {
        pause?.cancel()
        pause = nil
        decoder.awaitsAnswers = isAwaiting
        guard let delay = delay(decoder.waiting) else { return }
        pause = Task { [weak self] in
            try? await MainClock.sleep(for: delay)
            if !Task.isCancelled { self?.endPause() }
        }
    }

    private func delay(_ waiting: InputDecoder.Waiting) -> Duration? {
        switch waiting {
        case .nothing, .answer: nil
        case .sequence: Self.escapePause
        case .sequenceOrAnswer: Self.answerPause
        case .paste: Self.pastePause
        }
    }

    private func endPause() {
        guard !hasBytes else { return read() }
        for event in decoder.decodePause() { onEvent(event) }
        awaitPause()
    }
}

/// Calls a handler on the main actor when a descriptor is readable.
func makeReadSource(
    _ descriptor: Int32,
    handler: @escaping @MainActor () -> Void
) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
        TerminalGuard.protectThread()
        MainActor.assumeIsolated(handler)
    }
    source.activate()
    return source
}

/// Calls the `read` of the system.
nonisolated func systemRead(
    _ descriptor: Int32,
    _ bytes: UnsafeMutableRawPointer?,
    _ count: Int
) -> Int {
    read(descriptor, bytes, count)
}

/// Key sequences of the terminal's terminfo description.
nonisolated enum KeyTable {
    private static let names: [(String, KeyPress)] =
        [
            ("kcuu1", KeyPress(.upArrow)), ("kcud1", KeyPress(.downArrow)),
            ("kcub1", KeyPress(.leftArrow)), ("kcuf1", KeyPress(.rightArrow)),
            ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
            ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)),
            ("kich1", KeyPress(.insert)), ("kdch1", KeyPress(.deleteForward)),
            ("kcbt", KeyPress(.tab, modifiers: .shift)),
            ("kri", KeyPress(.upArrow, modifiers: .shift)),
            ("kind", KeyPress(.downArrow, modifiers: .shift)),
            ("kLFT", KeyPress(.leftArrow, modifiers: .shift)),
            ("kRIT", KeyPress(.rightArrow, modifiers: .shift)),
            ("kHOM", KeyPress(.home, modifiers: .shift)),
            ("kEND", KeyPress(.end, modifiers: .shift)),
            ("kDC", KeyPress(.deleteForward, modifiers: .shift)),
        ] + (1...12).map { ("kf\($0)", KeyPress(.function($0))) }

    /// Returns the key sequences of the terminal for which ncurses was started.
    static func load() -> [[UInt8]: KeyPress] {
        var keys: [[UInt8]: KeyPress] = [:]
        for (name, press) in names {
            guard let value = cn_capability(name) else { continue }
            let bytes = Array(String(cString: value).utf8)
            let introducers = [UInt8(ascii: "["), UInt8(ascii: "O")]
            let isCommon = bytes.count == 2 && introducers.contains(bytes[1])
            if bytes.first == 0x1B, (2...8).contains(bytes.count), !isCommon {
                keys[bytes] = press
            }
        }
        return keys
    }
}
