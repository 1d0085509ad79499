/// Turns a view into frames and events into changes.
///
/// A frame goes through five steps: evaluate, lay out, commit, draw, present. The first four are here
/// and know no terminal; the last is the run loop's. What is committed may ask for another frame at
/// once, as a screen does that loads what it shows; only the last of them is drawn.
@MainActor
package final class TerminalWindow {
    package let frameRequest: FrameRequest
    package private(set) var frame: Frame?
    var size: Size
    var panel: WindowPanel? {
        didSet { frameRequest.fire() }
    }
    /// What the keys of the whole app do that a window cannot do itself.
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
    /// What was arranged and not drawn; taking it apart can wait until the frame is shown.
    private var superseded: [Arrangement] = []
    /// What is arranged and waits to be drawn.
    private var arranged: Arrangement?
    /// Reads by the nodes of a frame before the first key.
    private var reading: Reading?

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

    /// Arranges the screen until nothing asks for another frame, and draws it then.
    @discardableResult
    package func render() -> Frame {
        settle()
        if let frame, arranged == nil { return frame }
        guard let arranged else { preconditionFailure("A frame that is drawn is not postponed") }
        let frame = draw(arranged)
        self.arranged = nil
        self.frame = frame
        return frame
    }

    /// Arranges the screen until nothing asks for another frame.
    private func settle() {
        if frame != nil, !frameRequest.isPending { return }
        if arranged == nil { superseded = [] }
        for _ in 0..<9 where arranged == nil || frameRequest.isPending {
            let next = arrange()
            if let arranged { superseded.append(arranged) }
            arranged = next
            if next == nil { return }
        }
    }

    /// Starts what an event has called for; what that is about to change is arranged when it is drawn.
    package func react() {
        clock.mayPostpone = true
        settle()
        clock.mayPostpone = false
    }

    package func handle(_ event: InputEvent) {
        render()
        clock.mode = .keeping
        toastScreen.read()
        switch event {
        case .key(let press): keepFocusInSight(after: handle(press))
        case .paste(let text): keepFocusInSight(after: handle(paste: text))
        case .mouse(let event):
            guard event.kind != .drag else { return drag(event) }
            focusRing.needsReveal = false
            handle(event)
            frameRequest.fire()
        case .resize(let size):
            self.size = size
            focusRing.needsReveal = true
            frameRequest.fire()
        case .answer(let answer): adopt(answer)
        case .resume, .terminate: break
        }
        frameRequest.touch(nil)
    }

    /// What the scene passes to its views, where no frame can be shown.
    func environmentOfContent() -> EnvironmentValues {
        let findings = Findings()
        _ = evaluate(findings)
        return (findings.environment ?? environment).values
    }

    /// Ends everything that views have started.
    func close() {
        windowToast.close()
        root.end()
    }

    /// Evaluates and lays out, forgets what has left and starts what the views ask for; nothing is laid
    /// out where views were left as they were.
    private func arrange() -> Arrangement? {
        clock.frame += 1
        clock.endDropped()
        takeRequest()
        clock.effects = []
        let arrangement = clock.mode == .keeping ? arrange(Findings()) : arrangeBodies()
        if arrangement != nil { root.sweep() }
        for effect in clock.effects { effect() }
        return arrangement
    }

    /// The frame as it would be if nothing had been kept; what it asks for is not done.
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

    /// Arranges a frame before the first key, and observes the reads of all nodes together.
    private func arrangeBodies() -> Arrangement? {
        reading?.drop()
        let reading = Reading(root, end: .alone(Pulse()))
        self.reading = reading
        var arrangement: Arrangement?
        reading.follow { arrangement = arrange(Findings()) }
        return arrangement
    }

    /// Marks nodes that may have changed.
    private func takeRequest() {
        if let places = frameRequest.take() {
            for place in places { place.touch() }
        } else {
            clock.epoch += 1
        }
    }

    private func evaluate(_ findings: Findings) -> [Node] {
        Evaluation(place: root, findings: findings, shared: environment)
            .kept("content", reading: (), content: { _, _ in () }, nodes: { content($1.at(0)) })
    }

    private func arrange(_ findings: Findings) -> Arrangement? {
        clock.hasPostponed = false
        let nodes = evaluate(findings)
        return clock.hasPostponed ? nil : arrange(nodes, findings)
    }
}
