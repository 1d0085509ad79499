/// A message of the window's own, which stands as long as those of views do.
final class WindowToast {
    private let owner = ToastOwner()
    private var message: LocalizedStringKey?
    private var firstFrame = 0
    private let timer = ToastTimer()

    /// Says something from a frame on.
    func show(_ message: LocalizedStringKey, from frame: Int, _ environment: EnvironmentValues) {
        self.message = message
        firstFrame = frame
        timer.begin(environment) { [weak self] in self?.dismiss(environment) }
        environment.frameRequest.fire()
    }

    /// The message, if there is one.
    func bar(_ environment: EnvironmentValues) -> ToastBar? {
        message.map { message in
            let text = environment.string(message)
            // What was copied is known; the keys are not.
            return ToastBar(
                text,
                [],
                firstFrame: firstFrame,
                owner: owner,
                timer: timer,
                mostLines: 1
            ) { [weak self] in self?.dismiss(environment) }
        }
    }

    func close() {
        timer.end()
    }

    private func dismiss(_ environment: EnvironmentValues) {
        timer.end()
        message = nil
        environment.frameRequest.fire()
    }
}
