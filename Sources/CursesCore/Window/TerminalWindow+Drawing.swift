extension TerminalWindow {
    /// Draws an arrangement and the help bar.
    func draw(_ arrangement: Arrangement) -> Frame {
        let chrome = arrangement.chrome
        let painter = Painter(size: size, theme: chrome.theme, focus: arrangement.focused?.place)
        let bounds = chrome.fits ? chrome.contentBounds : Rect(origin: .zero, size: size)
        var taken = 0
        for (index, layer) in arrangement.layers.enumerated() {
            if index > 0 { painter.beginLayer(over: chrome.contentBounds) }
            painter.isCovered = index < arrangement.layers.count - 1
            painter.clipped(to: bounds) { painter.draw(layer.root) }
            if index == 0, chrome.fits { taken = arrangement.drawToast(on: painter) }
        }
        var frame = Frame(arrangement)
        if chrome.fits {
            let bar =
                arrangement.helpBar ?? HelpBar(root.child(named: "help bar"), frame)
            bar.place(in: chrome.helpBounds.inset(by: EdgeInsets(left: taken)))
            bar.draw(on: painter)
        }
        frame.finish(with: painter)
        clock.drawings += 1
        return frame
    }
}
