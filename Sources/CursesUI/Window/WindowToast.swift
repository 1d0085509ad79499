/// A message of the window's own, which stands as long as those of views do.
final class WindowToast {
    private let owner = ToastOwner()
    private var message: LocalizedStringKey?
    private var firstFrame = 0
    private var task: Task<Void, Never>?

    /// Says something from a frame on.
    func show(_ message: LocalizedStringKey, from frame: Int, _ environment: EnvironmentValues) {
        self.message = message
        firstFrame = frame
        task?.cancel()
        task = Task { [weak self] in
            try? await environment.sleep(environment.toastDuration)
            if !Task.isCancelled { self?.dismiss(environment) }
        }
        environment.frameRequest.fire()
    }

    /// The message, if there is one.
    func bar(_ environment: EnvironmentValues) -> ToastBar? {
        message.map { message in
            let text = environment.string(message)
            return ToastBar(text, [], firstFrame: firstFrame, owner: owner) { [weak self] in
                self?.dismiss(environment)
            }
        }
    }

    func close() {
        task?.cancel()
    }

    private func dismiss(_ environment: EnvironmentValues) {
        task?.cancel()
        message = nil
        environment.frameRequest.fire()
    }
}
