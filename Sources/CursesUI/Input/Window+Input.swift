extension Window {
    /// Answers a key; tells which node around the focus did, if one did.
    func handle(_ press: KeyPress) -> Node? {
        guard let frame else { return nil }
        for node in frame.responders
        where perform(press, among: frame.bindings(of: node)) || node.handle(press) == .handled {
            return node
        }
        _ = perform(press, among: frame.shortcuts)
        return nil
    }

    /// Takes a paste; tells which node around the focus did, if one did.
    func handle(paste: String) -> Node? {
        guard let frame else { return nil }
        return frame.responders.first { $0.handle(paste: paste) == .handled }
    }

    func handle(_ event: MouseEvent) {
        guard let frame else { return }
        for hit in frame.hits.reversed() where hit.rect.contains(event.location) {
            if event.kind == .click { prepare(hit.node, forClickAt: event.location) }
            if hit.node.handle(event) == .handled { return }
        }
    }

    private func prepare(_ node: Node, forClickAt location: Point) {
        var chain = [node]
        while let parent = chain.last?.parent { chain.append(parent) }
        for node in chain { node.willClick(at: location) }
        let target = chain.first { node in
            chain.contains { $0.offersFocus(to: node) }
                || frame?.focusables.contains { $0 === node } == true
        }
        if let target { focus(target) }
    }

    /// The keys that work on every screen.
    func globalBindings(in layer: Layer, _ chrome: Chrome) -> [KeyBinding] {
        var bindings = chrome.bindings(for: self, hasFocusables: true)
        if let dismiss = layer.dismiss {
            bindings.insert(
                KeyBinding(.plain(.escape), title: chrome.string("close"), action: dismiss),
                at: 0
            )
        }
        return bindings.map(\.known)
    }

    private func perform(_ press: KeyPress, among bindings: [KeyBinding]) -> Bool {
        guard let binding = bindings.first(where: { $0.answers(press) }) else { return false }
        binding.action()
        return true
    }
}
