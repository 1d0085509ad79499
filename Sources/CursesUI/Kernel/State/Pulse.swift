import Observation

/// Something without a value of its own that is read and that changes.
@Observable
final class Pulse {
    private var beats = 0

    func beat() { beats &+= 1 }

    func read() { _ = beats }
}
