/// Turns a view into frames and events into changes.
///
/// A frame has five steps: evaluate, lay out, commit, draw, present. The run loop presents; the
/// others are here and know no terminal. A commit may request another frame at once, for example
/// when a screen loads data; only the last one is drawn.
@MainActor
package final class TerminalWindow {
    package let frameRequest: FrameRequest
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
    /// Arrangements replaced before they were drawn; released after the frame is shown.
    private var superseded: [Arrangement] = []
    /// The arrangement to draw next.
    private var arranged: Arrangement?
    /// Observations of the nodes of a frame before the first key.
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

    /// Lays the screen out until no frame is requested, at most 9 times, and draws it.
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

    /// Lays the screen out until no frame is requested, at most 9 times.
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

    /// Runs the effects of an event; views that they are about to change are laid out when drawn.
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
        if arrangement != nil { root.sweep() }
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
        let reading = Reading(root, end: .alone(Pulse()))
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
