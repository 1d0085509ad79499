import Observation

/// An observable token: `read()` subscribes, `beat()` invalidates.
@Observable
final class Pulse {
    private var beats = 0

    func beat() { beats &+= 1 }

    func read() { _ = beats }
}
