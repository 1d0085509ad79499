import Dispatch

/// Hears the signals that come through the pipe.
final class SignalListener {
    private let pipe: Int32
    private var source: (any DispatchSourceRead)?

    /// Does nothing yet with what comes through the pipe's read end.
    init(_ pipe: Int32) {
        self.pipe = pipe
    }

    /// Passes each signal on, those that have already come too.
    func start(_ receive: @escaping @MainActor (Int32) -> Void) {
        source = makeReadSource(pipe) { [pipe] in
            for signal in SignalPipe.read(pipe) { receive(signal) }
        }
        source?.setCancelHandler { [pipe] in SignalPipe.shut(pipe) }
    }

    /// Hears no more, and lets the pipe go.
    func stop() {
        if let source {
            source.cancel()
        } else {
            SignalPipe.shut(pipe)
        }
    }
}
