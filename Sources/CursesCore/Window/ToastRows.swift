/// The rows covered by a toast, from which the selection is kept clear.
struct ToastRows {
    private var rect: Rect?

    /// Reserves the rows of a toast; returns true if they have changed.
    mutating func reserve(for arrangement: Arrangement) -> Bool {
        let (bounds, layers) = (arrangement.chrome.contentBounds, arrangement.layers)
        let rect =
            arrangement.toast
            .map { $0.rect(in: arrangement.toastBounds, isLive: layers.count == 1) }
            .flatMap { $0.minY < bounds.maxY ? $0 : nil }
        guard rect != nil || self.rect != nil else { return false }
        let isMoved = rect != nil && rect != self.rect
        self.rect = rect
        layers[0].root.keepClear(from: rect?.minY ?? bounds.maxY)
        return isMoved
    }
}

/// The screen on which a toast was shown.
struct ToastScreen {
    private var firstFrame: Int?
    private var titles: [String] = []
    private var layerCount = 0
    private var isRead = false

    /// Returns true if more layers are open than when the toast was shown; it then waits.
    func isUnder(_ layers: [Layer]) -> Bool { layers.count > layerCount }

    /// Returns true if a toast without keys was shown on another screen.
    mutating func isLeft(by toast: ToastBar, on layers: [Layer]) -> Bool {
        let shown = WindowTitle.titles(in: layers[0].root)
        if toast.firstFrame != firstFrame { (firstFrame, isRead) = (toast.firstFrame, false) }
        if !isRead { (titles, layerCount) = (shown, layers.count) }
        layerCount = min(layerCount, layers.count)
        return toast.bindings.isEmpty && shown != titles
    }

    /// Marks the toast as read; called on each event.
    mutating func read() {
        isRead = true
    }
}

extension Arrangement {
    /// Least screen height with a separate row for the toast.
    private static let leastHeightForRow = 10

    /// The rows whose lowest ones the toast takes.
    var toastBounds: Rect { isToastAboveKeys ? chrome.contentBounds : chrome.bounds }

    /// Moves the toast above the help bar if the most important keys do not fit beside it.
    mutating func placeToast(_ helpBar: (Frame) -> HelpBar) {
        guard let toast, chrome.size.height >= Self.leastHeightForRow else { return }
        let width = toast.width(in: chrome.bounds, isLive: isToastLive)
        isToastAboveKeys = !helpBar(frame).keepsKeys(beside: width, in: chrome.helpBounds)
    }

    private var isToastLive: Bool { layers.count == 1 && frame.focused?.takesText != true }

    /// Draws the toast below the other layers and returns the columns it takes of the lowest row;
    /// its key is inactive there and in text fields.
    func drawToast(on painter: Painter) -> Int {
        guard let toast else { return 0 }
        let rect = toast.rect(
            in: toastBounds,
            free: layers.count > 1 ? nil : frame.focused?.frame,
            isLive: isToastLive
        )
        return toast.draw(on: painter, in: rect, of: chrome.bounds, isLive: isToastLive)
    }
}

/// The last five messages, listed in the help.
struct ToastLog {
    private static let most = 5

    /// The texts, the newest first.
    private(set) var messages: [String] = []
    private var firstFrame: Int?

    /// Adds a toast once, in the frame in which it is first shown.
    mutating func note(_ toast: ToastBar?) {
        guard let toast, firstFrame != toast.firstFrame || messages.first != toast.text else {
            return
        }
        firstFrame = toast.firstFrame
        messages = [toast.text] + messages.prefix(Self.most - 1)
    }
}

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
        guard let message else { return nil }
        let dismiss: () -> Void = { [weak self] in self?.dismiss(environment) }
        var bar = Toast(message)
            .bar(environment, firstFrame: firstFrame, owner: owner, timer: timer, dismiss: dismiss)
        // One line only: the user knows what was copied, but needs the keys.
        bar.mostLines = 1
        return bar
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
