import Dispatch

/// Receives the signals written to the pipe.
final class SignalListener {
    private let pipe: Int32
    private var source: (any DispatchSourceRead)?

    /// Takes the read end of the pipe, which is read only after `start`.
    init(_ pipe: Int32) {
        self.pipe = pipe
    }

    /// Passes each signal to a closure, including earlier ones.
    func start(_ receive: @escaping @MainActor (Int32) -> Void) {
        source = makeReadSource(pipe) { [pipe] in
            for signal in SignalPipe.read(pipe) { receive(signal) }
        }
        source?.setCancelHandler { [pipe] in SignalPipe.shut(pipe) }
    }

    /// Stops receiving and closes the pipe.
    func stop() {
        if let source {
            source.cancel()
        } else {
            SignalPipe.shut(pipe)
        }
    }
}
