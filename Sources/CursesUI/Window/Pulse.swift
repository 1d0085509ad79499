import Observation

/// What every frame reads and changes, so that what watched the frame before is let go of.
@Observable
final class Pulse {
    private var beats = 0

    func beat() { beats &+= 1 }

    func read() { _ = beats }
}
