import CSystem
import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads what the terminal sends, as soon as it comes, and hands on the events.
final class TerminalInput {
    private static let escapePause = Duration.milliseconds(25)
    private static let pastePause = Duration.milliseconds(500)
    private static let readsAtATime = 64

    private lazy var decoder = InputDecoder(keys: KeyTable.load())
    private let onEvent: (InputEvent) -> Void
    private let onEnd: () -> Void
    private var source: (any DispatchSourceRead)?
    private var pause: Task<Void, Never>?
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    init(onEvent: @escaping (InputEvent) -> Void, onEnd: @escaping () -> Void) {
        self.onEvent = onEvent
        self.onEnd = onEnd
    }

    /// Starts to listen.
    func start() {
        source = makeReadSource(STDIN_FILENO) { [weak self] in self?.read() }
    }

    /// Stops to listen.
    func stop() {
        source?.cancel()
        source = nil
        pause?.cancel()
        pause = nil
    }

    private func read() {
        guard hasBytes || isHungUpOrReadable else { return }
        var isOpen = readOnce()
        var reads = 1
        while isOpen, hasBytes, reads < Self.readsAtATime {
            isOpen = readOnce()
            reads += 1
        }
        if isOpen {
            awaitPause()
        } else {
            stop()
            onEnd()
        }
    }

    private func readOnce() -> Bool {
        let count = buffer.withUnsafeMutableBytes { bytes in
            systemRead(STDIN_FILENO, bytes.baseAddress, bytes.count)
        }
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
        for event in decoder.decode(buffer[..<count]) { onEvent(event) }
        return true
    }

    private var hasBytes: Bool { cs_unread_bytes(STDIN_FILENO) > 0 }

    private var isHungUpOrReadable: Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    private func awaitPause() {
        pause?.cancel()
        pause = nil
        guard decoder.waiting != .nothing else { return }
        let delay = decoder.waiting == .paste ? Self.pastePause : Self.escapePause
        pause = Task { [weak self] in
            try? await MainClock.sleep(for: delay)
            if !Task.isCancelled { self?.endPause() }
        }
    }

    private func endPause() {
        guard !hasBytes else { return read() }
        for event in decoder.decodePause() { onEvent(event) }
        awaitPause()
    }
}
