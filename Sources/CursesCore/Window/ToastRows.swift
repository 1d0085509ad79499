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
    mutating func placeToast(_ helpBar: Place) {
        guard let toast, chrome.size.height >= Self.leastHeightForRow else { return }
        let width = toast.width(in: chrome.bounds, isLive: isToastLive)
        let bar = HelpBar(helpBar, Frame(self))
        isToastAboveKeys = !bar.keepsKeys(beside: width, in: chrome.helpBounds)
        self.helpBar = bar
    }

    private var isToastLive: Bool { layers.count == 1 && focused?.takesText != true }

    /// Draws the toast below the other layers and returns the columns it takes of the lowest row;
    /// its key is inactive there and in text fields.
    func drawToast(on painter: Painter) -> Int {
        guard let toast else { return 0 }
        let rect = toast.rect(
            in: toastBounds,
            free: layers.count > 1 ? nil : focused?.frame,
            isLive: isToastLive
        )
        return toast.draw(on: painter, in: rect, of: chrome.bounds, isLive: isToastLive)
    }
}
