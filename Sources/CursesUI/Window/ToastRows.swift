/// The rows of the screen that a toast lies over, off which what is marked is kept.
struct ToastRows {
    private var rect: Rect?

    /// Tells the screen of a toast, and whether it lies over other rows than before.
    mutating func reserve(for toast: ToastBar?, _ layers: [Layer], in bounds: Rect) -> Bool {
        let rect = toast.map { $0.rect(in: bounds, isLive: layers.count == 1) }
        guard rect != nil || self.rect != nil else { return false }
        let isMoved = rect != nil && rect != self.rect
        self.rect = rect
        layers[0].root.keepClear(from: rect?.minY ?? bounds.maxY)
        return isMoved
    }
}

extension Arrangement {
    /// Draws the toast on the screen, under what lies over that; its key is dead there and while typing.
    func drawToast(on painter: Painter) {
        guard let toast else { return }
        let isCovered = layers.count > 1
        let isLive = !isCovered && focused?.takesText != true
        let rect = toast.rect(
            in: chrome.contentBounds,
            free: isCovered ? nil : focused?.frame,
            isLive: isLive
        )
        toast.draw(on: painter, in: rect, isLive: isLive)
    }
}
