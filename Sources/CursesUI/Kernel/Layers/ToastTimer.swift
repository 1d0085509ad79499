/// Takes a toast away when it has been there to be read long enough.
class ToastTimer: LeavingSlot {
    private var start: (() -> Task<Void, Never>)?
    private var task: Task<Void, Never>?
    /// Whether something lies over the toast: its time begins anew when that has gone.
    var isCovered = false {
        didSet {
            guard isCovered != oldValue else { return }
            task?.cancel()
            task = isCovered ? nil : start?()
        }
    }

    /// Begins the time of a toast.
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

    /// There is no toast any more.
    func end() {
        task?.cancel()
        (start, task) = (nil, nil)
        isCovered = false
    }

    override func leave() {
        end()
    }
}
