/// The rows of the screen that a toast lies over, off which what is marked is kept.
struct ToastRows {
    private var rect: Rect?

    /// Tells the screen of a toast, and whether it lies over other rows than before.
    mutating func reserve(for toast: ToastBar?, _ layers: [Layer], _ chrome: Chrome) -> Bool {
        let bounds = chrome.contentBounds
        let rect =
            toast
            .map { $0.rect(in: chrome.bounds, isLive: layers.count == 1) }
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
    /// Draws the toast under what lies over the screen, and tells how much of the lowest row it takes; its
    /// key is dead there and while typing.
    func drawToast(on painter: Painter) -> Int {
        guard let toast else { return 0 }
        let isCovered = layers.count > 1
        let isLive = !isCovered && focused?.takesText != true
        let rect = toast.rect(
            in: chrome.bounds,
            free: isCovered ? nil : focused?.frame,
            isLive: isLive
        )
        return toast.draw(on: painter, in: rect, of: chrome.bounds, isLive: isLive)
    }
}
