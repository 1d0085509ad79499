/// Removes a toast after its duration.
class ToastTimer: LeavingSlot {
    private var start: (() -> Task<Void, Never>)?
    private var task: Task<Void, Never>?
    /// True while a layer covers the toast; afterwards its duration starts again.
    var isCovered = false {
        didSet {
            guard isCovered != oldValue else { return }
            task?.cancel()
            task = isCovered ? nil : start?()
        }
    }

    /// Starts the timer of a toast.
    func begin(_ environment: EnvironmentValues, dismiss: @escaping () -> Void) {
        let start = {
            Task {
                try? await environment.sleep(environment.toastDuration)
                if !Task.isCancelled { dismiss() }
            }
        }
        end()
        self.start = start
        task = start()
    }

    /// Cancels the timer.
    func end() {
        task?.cancel()
        (start, task) = (nil, nil)
        isCovered = false
    }

    override func leave() {
        end()
    }
}
