/// Turns a view into frames and events into changes.
///
/// A frame has five steps: evaluate, lay out, commit, draw, present. The run loop presents; the
/// others are here and know no terminal. A commit may request another frame at once, for example
/// when a screen loads data; only the last one is drawn. Keys go to a frame that is laid out: while
/// another event waits, none is drawn.
@MainActor
package final class TerminalWindow {
    package let frameRequest: FrameRequest
    /// The newest frame, which gets the keys; drawn when it is presented or clicked.
    package private(set) var frame: Frame?
    var size: Size
    var panel: WindowPanel? {
        didSet { frameRequest.fire() }
    }
    /// Runs commands of the app.
    package var commands: (AppCommand) -> Void = { _ in }
    private let content: (Evaluation) -> [Node]
    let clock: FrameClock
    let root: Place
    var environment: SharedEnvironment
    var focusRing = FocusRing()
    let focusRequest = FocusRequest()
    var screen: Node?
    var toastRows = ToastRows()
    var toastScreen = ToastScreen()
    var toastLog = ToastLog()
    let windowToast = WindowToast()
    /// The node that receives drag events until release.
    weak var grabbed: Place?
    /// Arrangements replaced before they were drawn; released with the next event.
    private var superseded: [Arrangement] = []
    /// The help bar, laid out again only when its keys look different.
    private var knownBar: HelpBar?
    private let barPlace: Place
    /// The arrangement to draw next.
    private var arranged: Arrangement?
    /// Observations of the nodes of a frame before the first key.
    private var reading: ObservedReads?

    package init(
        size: Size,
        environment: EnvironmentValues = EnvironmentValues(),
        content: @escaping (Evaluation) -> [Node]
    ) {
        self.size = size
        self.content = content
        clock = FrameClock()
        frameRequest = clock.request
        root = Place(clock)
        barPlace = Place(clock)
        var environment = environment
        environment.frameRequest = frameRequest
        environment.focusRequest = focusRequest
        self.environment = SharedEnvironment(environment)
        environment.pasteboard.write = { [weak self] in self?.copy($0) }
        environment.dismissWindow = DismissWindowAction { [weak self] in self?.commands(.quit) }
        self.environment = SharedEnvironment(environment)
    }

    isolated deinit {
        root.release()
    }

    /// Lays the screen out until no frame is requested, at most 9 times, and draws it.
    @discardableResult
    package func render() -> Frame {
        settle()
        if let arranged { frame = draw(arranged) }
        arranged = nil
        guard let frame else { preconditionFailure("A frame that is drawn is not postponed") }
        return frame
    }

    /// Lays the screen out until no frame is requested, at most 9 times.
    private func settle() {
        if frame != nil, !frameRequest.isPending { return }
        superseded = []
        for _ in 0..<9 where arranged == nil || frameRequest.isPending {
            let next = arrange()
            if let arranged { superseded.append(arranged) }
            arranged = next
            if next == nil { return }
        }
        frame = arranged?.frame
    }

    /// Runs the effects of an event; views that they are about to change are laid out when drawn.
    package func react() {
        clock.mayPostpone = true
        settle()
        clock.mayPostpone = false
    }

    /// Handles an event, and requests a frame if it has changed something.
    package func handle(_ event: InputEvent) {
        settle()
        if clock.mode != .keeping {
            // The nodes of the first screen are not kept; those of the frame after it are.
            clock.mode = .keeping
            frameRequest.touch(nil)
        }
        toastScreen.read()
        switch event {
        case .key(let press): keepFocusInSight(after: handle(press))
        case .paste(let text): keepFocusInSight(after: handle(paste: text))
        case .mouse(let event):
            // Only a drawn frame knows what can be clicked.
            render()
            guard event.kind != .drag else { return drag(event) }
            focusRing.needsReveal = false
            handle(event)
            frameRequest.fire()
        case .resize(let size):
            self.size = size
            frameRequest.fire()
        case .answer(let answer): adopt(answer)
        case .resume, .terminate: break
        }
    }

    /// Returns the environment that the scene passes to its views, without making a frame.
    func environmentOfContent() -> EnvironmentValues {
        let findings = Findings()
        _ = evaluate(findings)
        return (findings.environment ?? environment).values
    }

    /// Cancels all tasks that views have started.
    func close() {
        windowToast.close()
        root.end()
    }

    /// Evaluates, lays out, releases removed places and runs effects; `nil` if evaluation was
    /// postponed.
    private func arrange() -> Arrangement? {
        clock.frame += 1
        clock.endDropped()
        takeRequest()
        clock.effects = []
        let arrangement = clock.mode == .keeping ? arrange(Findings()) : arrangeBodies()
        if arrangement != nil {
            root.sweep()
            clock.sweepRegions()
        }
        for effect in clock.effects { effect() }
        return arrangement
    }

    /// Returns a frame without cached results, for comparison; its effects are not run.
    package func frameFromNothing() -> Frame {
        let known = (clock.effects, focusRing, toastRows, toastScreen, toastLog)
        let mode = clock.mode
        clock.mode = .nothing
        defer {
            clock.mode = mode
            (clock.effects, focusRing, toastRows, toastScreen, toastLog) = known
        }
        let findings = Findings()
        return draw(arrange(evaluate(findings), findings))
    }

    /// Lays out a frame before the first key, observing the reads of all nodes together.
    private func arrangeBodies() -> Arrangement? {
        reading?.drop()
        let reading = ObservedReads(root, end: .alone(Pulse()))
        self.reading = reading
        var arrangement: Arrangement?
        reading.follow { arrangement = arrange(Findings()) }
        return arrangement
    }

    /// Invalidates the requested nodes, or all if the request names none.
    private func takeRequest() {
        if let places = frameRequest.take() {
            for place in places { place.touch() }
        } else {
            clock.epoch += 1
        }
    }

    /// Returns the help bar of a frame.
    func helpBar(of frame: Frame) -> HelpBar {
        if clock.mode != .nothing, let knownBar, knownBar.adopt(frame) { return knownBar }
        let bar = HelpBar(barPlace, frame)
        if clock.mode != .nothing { knownBar = bar }
        return bar
    }

    private func evaluate(_ findings: Findings) -> [Node] {
        Evaluation(place: root, findings: findings, shared: environment)
            .kept("content", reading: (), content: { _, _ in () }, nodes: { content($1.at(0)) })
    }

    private func arrange(_ findings: Findings) -> Arrangement? {
        clock.hasPostponed = false
        let nodes = evaluate(findings)
        clock.updateRegions()
        return clock.hasPostponed ? nil : arrange(nodes, findings)
    }
}

extension TerminalWindow {
    /// Lays out evaluated nodes and finds their key bindings.
    func arrange(_ nodes: [Node], _ findings: Findings) -> Arrangement {
        // Views made during layout are drawn in this frame, so they must not be postponed.
        clock.mayPostpone = false
        let shared = findings.environment ?? environment
        let outer = Evaluation(place: root, findings: findings, shared: shared)
        if let bar = windowToast.bar(outer.environment) { findings.add(.toast(bar)) }
        let chrome = Chrome(size: size, shared: shared)
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
        arrangement.placeToast(helpBar)
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
        if let field = focusRing.takeEntered() { clock.effects.append(field.tapAround) }
        bindings.shortcuts += globalBindings(
            in: top,
            chrome,
            leave: findings.leave.map { top.dismiss ?? $0 }
        )
        let frame = Frame(
            top,
            bindings,
            focused: chrome.fits ? focusRing.focus : nil,
            title: WindowTitle.of(layers, in: findings.title),
            chrome.shared
        )
        return Arrangement(chrome: chrome, layers: layers, toast: toast, frame: frame)
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

extension TerminalWindow {
    /// Draws an arrangement and the help bar.
    func draw(_ arrangement: Arrangement) -> Frame {
        let chrome = arrangement.chrome
        var frame = arrangement.frame
        let painter = Painter(size: size, theme: chrome.theme, focus: frame.focused?.place)
        let bounds = chrome.fits ? chrome.contentBounds : Rect(origin: .zero, size: size)
        var taken = 0
        for (index, layer) in arrangement.layers.enumerated() {
            if index > 0 { painter.beginLayer(over: chrome.contentBounds) }
            painter.isCovered = index < arrangement.layers.count - 1
            painter.clipped(to: bounds) { painter.draw(layer.root) }
            if index == 0, chrome.fits { taken = arrangement.drawToast(on: painter) }
        }
        if chrome.fits {
            let bar = helpBar(of: frame)
            bar.place(in: chrome.helpBounds.inset(by: EdgeInsets(left: taken)))
            painter.draw(bar)
        }
        if clock.hasGrounds { painter.makeReadable() }
        frame.finish(with: painter)
        clock.drawings += 1
        return frame
    }
}

extension TerminalWindow {
    /// Scrolls the focus into view after a node has handled a key, unless the node scrolled itself.
    func keepFocusInSight(after node: Node?) {
        guard let node else { return }
        focusRing.needsReveal = node === frame?.focused || !(node is ScrollNode)
    }

    /// Moves the focus by a number of controls.
    func moveFocus(by distance: Int) {
        guard let frame else { return }
        focusRing.move(by: distance, in: frame)
        frameRequest.touch(nil)
    }

    /// Moves the focus to the nearest control in a direction, else to the next or previous one.
    func moveFocus(towards direction: Point) {
        guard let frame else { return }
        let nearest = frame.focused?.nearest(of: frame.focusables, towards: direction)
        guard let nearest else { return moveFocus(by: direction.x + direction.y) }
        focusRing.move(to: nearest, in: frame)
        frameRequest.touch(nil)
    }

    /// Moves the focus to the first or the last control.
    func moveFocus(toLast isLast: Bool) {
        guard let frame, let node = isLast ? frame.focusables.last : frame.focusables.first else {
            return
        }
        focusRing.move(to: node, in: frame)
        frameRequest.touch(nil)
    }
}

extension TerminalWindow {
    /// Handles a key; returns the focused node or ancestor that handled it, or `nil`.
    func handle(_ press: KeyPress) -> Node? {
        if !press.characters.isEmpty { tapBeforeTyping() }
        guard let frame else { return nil }
        for (node, bindings) in frame.keys.responders
        where perform(press, among: bindings) || node.handle(press) == .handled {
            frameRequest.touch(node.place)
            return node
        }
        if perform(press, among: frame.keys.shortcuts) { frameRequest.touch(nil) }
        return nil
    }

    /// Types text into the focused field up to a character that is bound to a key; returns the
    /// number of characters typed.
    func type(_ text: Substring) -> Int {
        settle()
        tapBeforeTyping()
        guard let frame, let field = frame.focused, field.takesText else { return 0 }
        let bindings = frame.keys.responders.first?.bindings ?? []
        let keys = bindings.filter(\.isEnabled).flatMap(\.keys)
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
        tapBeforeTyping()
        guard let frame else { return nil }
        let node = frame.keys.responders.first { $0.node.handle(paste: paste) == .handled }?.node
        if let node { frameRequest.touch(node.place) }
        return node
    }

    /// Runs the taps on a field that had the focus from the start, before its first character.
    private func tapBeforeTyping() {
        guard focusRing.isTapDue, let field = frame?.focused else { return }
        focusRing.isTapDue = false
        field.tapAround()
        settle()
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
        _ = frame.keys.responders.first { $0.node.handle(event) == .handled }
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
        let chain = node.withAncestors
        for node in chain { node.willClick(at: location) }
        let target = chain.first { node in
            chain.contains { $0.offersFocus(to: node) }
                || frame?.focusables.contains { $0 === node } == true
        }
        if let target {
            if target.takesText, target === frame?.focused { target.tapAround() }
            if let frame { focusRing.put(on: target, in: frame) }
        }
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

extension Node {
    /// Returns the nearest node in a direction, sideways among those in the same rows.
    fileprivate func nearest(of nodes: [Node], towards direction: Point) -> Node? {
        let isLevel = direction.x != 0
        let (middle, rows) = (frame.middle, frame.minY..<frame.maxY)
        func distance(_ node: Node) -> Int? {
            let way = Point(x: node.frame.middle.x - middle.x, y: node.frame.middle.y - middle.y)
            let ahead = isLevel ? way.x * direction.x : way.y * direction.y
            let isBeside = rows.overlaps(node.frame.minY..<node.frame.maxY)
            guard ahead > 0, isLevel == isBeside else { return nil }
            return ahead * 1_000 + abs(isLevel ? way.y : way.x)
        }
        return nodes.compactMap { node in distance(node).map { (node, $0) } }.min { $0.1 < $1.1 }?.0
    }
}

nonisolated extension Rect {
    fileprivate var middle: Point { Point(x: minX + width / 2, y: minY + height / 2) }
}
