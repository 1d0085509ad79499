/// A toast of the window itself, with the usual duration.
final class WindowToast {
    private let owner = ToastOwner()
    private var message: LocalizedStringKey?
    private var firstFrame = 0
    private let timer = ToastTimer()

    /// Shows a message from a frame on.
    func show(_ message: LocalizedStringKey, from frame: Int, _ environment: EnvironmentValues) {
        self.message = message
        firstFrame = frame
        timer.begin(environment) { [weak self] in self?.dismiss(environment) }
        environment.frameRequest.fire()
    }

    /// Returns the toast, or `nil` without a message.
    func bar(_ environment: EnvironmentValues) -> ToastBar? {
        message.map { message in
            let text = environment.string(message)
            // One line only: the user knows what was copied, but needs the keys.
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
