import Observation

/// An observable token: `read()` subscribes, `beat()` invalidates.
final class Pulse: Observable {
    private let registrar = ObservationRegistrar()

    func beat() { registrar.withMutation(of: self, keyPath: \.beats) {} }

    func read() { registrar.access(self, keyPath: \.beats) }

    private var beats: Void { () }
}
