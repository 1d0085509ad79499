import Observation

/// What every frame reads, so that what was watched for the one before is watched no more.
@Observable
final class FramePulse {
    private var beats = 0

    func beat() { beats &+= 1 }

    func read() { _ = beats }
}
