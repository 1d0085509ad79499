extension TerminalWindow {
    /// Handles a key; returns the focused node or ancestor that handled it, or `nil`.
    func handle(_ press: KeyPress) -> Node? {
        guard let frame else { return nil }
        for node in frame.responders
        where perform(press, among: frame.bindings(of: node)) || node.handle(press) == .handled {
            frameRequest.touch(node.place)
            return node
        }
        _ = perform(press, among: frame.shortcuts)
        return nil
    }

    /// Types text into the focused field up to a character that is bound to a key; returns the
    /// number of characters typed.
    func type(_ text: Substring) -> Int {
        render()
        guard let frame, let field = frame.focused, field.takesText else { return 0 }
        let keys = frame.bindings(of: field).filter(\.isEnabled).flatMap(\.keys)
            .filter { !$0.characters.isEmpty }
        let typed =
            keys.isEmpty
            ? text : text.prefix { !keys.contains(KeyPress(KeyEquivalent($0))) }
        guard !typed.isEmpty, field.handle(typed: String(typed)) == .handled else { return 0 }
        frameRequest.touch(field.place)
        keepFocusInSight(after: field)
        return typed.count
    }

    /// Handles a paste; returns the focused node or ancestor that handled it, or `nil`.
    func handle(paste: String) -> Node? {
        guard let frame else { return nil }
        let node = frame.responders.first { $0.handle(paste: paste) == .handled }
        if let node { frameRequest.touch(node.place) }
        return node
    }

    func handle(_ event: MouseEvent) {
        guard let frame else { return }
        if event.kind == .release { return drag(event) }
        grabbed = nil
        for hit in frame.hits.reversed() where hit.rect.contains(event.location) {
            if event.kind == .click { prepare(hit.node, forClickAt: event.location) }
            if hit.node.handle(event) == .handled {
                grabbed = hit.node.place
                return
            }
        }
        // Over a part that does not scroll, the wheel scrolls the focused one.
        guard event.kind != .click else { return }
        _ = frame.responders.first { $0.handle(event) == .handled }
    }

    /// Sends a drag or its end to the node on which the button was pressed.
    func drag(_ event: MouseEvent) {
        guard let grabbed, let hit = frame?.hits.last(where: { $0.node.place === grabbed }) else {
            return
        }
        _ = hit.node.handle(event)
        if event.kind == .release { self.grabbed = nil }
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

    /// Returns the key bindings of every screen.
    func globalBindings(in layer: Layer, _ chrome: Chrome, leave: (() -> Void)?) -> [KeyBinding] {
        let isTypingOver = layer.dismiss != nil && focusRing.focus?.takesText == true
        var bindings = chrome.bindings(for: self, isTypingOver: isTypingOver, leave: leave)
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

    /// Adds a terminal's answer to a query to the environment.
    func adopt(_ answer: TerminalAnswer) {
        var environment = environment.values
        environment.adopt(answer)
        self.environment = SharedEnvironment(environment)
        frameRequest.fire()
    }

    /// Copies text to the clipboard and confirms it with a toast.
    func copy(_ text: String) {
        commands(.copy(text))
        let environment = frame?.environment ?? environment.values
        windowToast.show("Sent to the clipboard: \(text)", from: clock.frame + 1, environment)
    }
}
