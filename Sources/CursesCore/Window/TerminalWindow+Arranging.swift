extension TerminalWindow {
    /// Lays out evaluated nodes and finds their key bindings.
    func arrange(_ nodes: [Node], _ findings: Findings) -> Arrangement {
        // Views made during layout are drawn in this frame, so they must not be postponed.
        clock.mayPostpone = false
        let shared = findings.environment ?? environment
        let outer = Evaluation(place: root, findings: findings, shared: shared)
        if let bar = windowToast.bar(outer.environment) { findings.add(.toast(bar)) }
        let chrome = Chrome(size: size, environment: outer.environment)
        var layers = layers(nodes, outer, in: chrome.contentBounds)
        let toast = shownToast(findings, on: layers)
        toastLog.note(toast)
        if !chrome.fits {
            let message = chrome.tooSmall(root.child(named: "too small"))
            message.layOut(in: Rect(origin: .zero, size: size))
            layers = [message]
        }
        var arrangement = self.arrangement(of: layers, chrome, toast, findings)
        guard chrome.fits else { return arrangement }
        arrangement.placeToast(root.child(named: "help bar"))
        guard toastRows.reserve(for: arrangement) else { return arrangement }
        // Rows have moved out from under the toast, perhaps with the focus out of view.
        focusRing.needsReveal = true
        let isToastAboveKeys = arrangement.isToastAboveKeys
        arrangement = self.arrangement(of: layers, chrome, toast, findings)
        arrangement.isToastAboveKeys = isToastAboveKeys
        return arrangement
    }

    /// Sets the focus in layers that are laid out, and collects their key bindings.
    private func arrangement(
        of layers: [Layer],
        _ chrome: Chrome,
        _ toast: ToastBar?,
        _ findings: Findings
    ) -> Arrangement {
        let top = layers[layers.count - 1]
        var bindings = FrameBindings(top.root)
        if chrome.fits { focusRing.findFocus(in: top, bindings.focusables, focusRequest) }
        bindings.shortcuts += globalBindings(
            in: top,
            chrome,
            leave: findings.leave.map { top.dismiss ?? $0 }
        )
        return Arrangement(
            chrome: chrome,
            layers: layers,
            bindings: bindings,
            toast: toast,
            programTitle: findings.title,
            focused: chrome.fits ? focusRing.focus : nil
        )
    }

    /// Returns the screen and its layers, laid out; lazy rows may add layers during layout.
    private func layers(_ nodes: [Node], _ evaluation: Evaluation, in bounds: Rect) -> [Layer] {
        let findings = evaluation.findings
        let base = evaluation.overflowing(screen(of: nodes))
        var layers = [Layer(base, place: root, alignment: .top, isFullScreen: true)]
        layers[0].layOut(in: bounds)
        var found: [Layer] = []
        func isNew(_ layer: Layer) -> Bool { !found.contains { $0 === layer } }
        while let layer = findings.layers.first(where: isNew) {
            layer.layOut(in: bounds)
            found.append(layer)
        }
        layers += findings.layers
        if let panel, let frame {
            let inner = evaluation.at(named: "panel")
            let layer = panel.layer(
                inner,
                over: frame,
                rows: bounds.height,
                messages: toastLog.messages
            ) { self.panel = nil }
            // If there is space, the title bar stays visible above the palette.
            let isBelowTitle = panel == .palette && bounds.height > 15
            layer.layOut(in: isBelowTitle ? bounds.inset(by: EdgeInsets(top: 1)) : bounds)
            layers.append(layer)
        }
        return layers
    }

    /// Returns the nodes of the screen in one stack, reused while they are the same.
    private func screen(of nodes: [Node]) -> Node {
        let place = root.child(named: "screen")
        if clock.mode != .keeping { return StackNode.vertical(place, nodes) }
        if let screen, screen.children.elementsEqual(nodes, by: ===) { return screen }
        let screen = StackNode.vertical(place, nodes)
        self.screen = screen
        return screen
    }

    /// Returns the newest toast unless it was left behind on another screen, and dismisses the
    /// others.
    private func shownToast(_ findings: Findings, on layers: [Layer]) -> ToastBar? {
        var (shown, hidden) = findings.toasts
        if let toast = shown, toastScreen.isLeft(by: toast, on: layers) {
            hidden.append(toast)
            shown = nil
        }
        for toast in hidden {
            toast.owner.bindings = []
            clock.effects.append(toast.dismiss)
        }
        guard let shown else { return nil }
        let isUnder = toastScreen.isUnder(layers)
        shown.owner.bindings = isUnder ? [] : shown.bindings
        clock.effects.append { shown.timer.isCovered = isUnder }
        return isUnder ? nil : shown
    }
}
