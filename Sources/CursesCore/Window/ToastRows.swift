/// The rows of the screen that a toast lies over, off which what is marked is kept.
struct ToastRows {
    private var rect: Rect?

    /// Tells the screen of a toast, and whether it lies over other rows than before.
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

/// The screen that a toast was read on.
struct ToastScreen {
    private var firstFrame: Int?
    private var titles: [String] = []
    private var layerCount = 0
    private var isRead = false

    /// Whether more lies over the screen than when a toast was read: it waits under that as long as it lasts.
    func isUnder(_ layers: [Layer]) -> Bool { layers.count > layerCount }

    /// Whether a toast that only informs was read on another screen: it does not follow to this one.
    mutating func isLeft(by toast: ToastBar, on layers: [Layer]) -> Bool {
        let shown = WindowTitle.titles(in: layers[0].root)
        if toast.firstFrame != firstFrame { (firstFrame, isRead) = (toast.firstFrame, false) }
        if !isRead { (titles, layerCount) = (shown, layers.count) }
        layerCount = min(layerCount, layers.count)
        return toast.bindings.isEmpty && shown != titles
    }

    /// Something is done where the toast is shown.
    mutating func read() {
        isRead = true
    }
}

extension Arrangement {
    /// A lower screen has no row to spare for its toast alone.
    private static let leastHeightForRow = 10

    /// The rows that end with the toast.
    var toastBounds: Rect { isToastAboveKeys ? chrome.contentBounds : chrome.bounds }

    /// Puts the toast above the row of the keys if the most important of them have no room beside it.
    mutating func placeToast(_ helpBar: Place) {
        guard let toast, chrome.size.height >= Self.leastHeightForRow else { return }
        let width = toast.width(in: chrome.bounds, isLive: isToastLive)
        let bar = HelpBar(helpBar, Frame(self))
        isToastAboveKeys = !bar.keepsKeys(beside: width, in: chrome.helpBounds)
        self.helpBar = bar
    }

    private var isToastLive: Bool { layers.count == 1 && focused?.takesText != true }

    /// Draws the toast under what lies over the screen, and tells how much of the lowest row it takes; its
    /// key is dead there and while typing.
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
