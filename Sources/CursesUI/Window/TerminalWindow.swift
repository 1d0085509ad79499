/// Turns a view into frames and events into changes.
///
/// A frame goes through five steps: evaluate, lay out, commit, draw, present. The first four are here
/// and know no terminal; the last is the run loop's. What is committed may ask for another frame at
/// once, as a screen does that loads what it shows; only the last of them is drawn.
@MainActor
final class TerminalWindow {
    let frameRequest: FrameRequest
    private(set) var frame: Frame?
    var size: Size
    var panel: WindowPanel? {
        didSet { frameRequest.fire() }
    }
    /// What the keys of the whole app do that a window cannot do itself.
    var commands: (AppCommand) -> Void = { _ in }
    private let content: (Evaluation) -> [Node]
    let clock: FrameClock
    let root: Place
    var environment: SharedEnvironment
    private var keepsViews = false
    var focusRing = FocusRing()
    private let focusRequest = FocusRequest()
    var screen: Node?
    private var toastRows = ToastRows()
    var toastScreen = ToastScreen()
    private(set) var toastLog = ToastLog()
    let windowToast = WindowToast()
    /// Where the button of the mouse was pressed that is held.
    weak var grabbed: Place?
    /// What was arranged and not drawn; taking it apart can wait until the frame is shown.
    private var superseded: [Arrangement] = []
    /// What is arranged and waits to be drawn.
    private var arranged: Arrangement?

    init(
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
        root.forgetAllKept()
    }

    /// Arranges the screen until nothing asks for another frame, and draws it then.
    @discardableResult
    func render() -> Frame {
        settle()
        if let frame, arranged == nil { return frame }
        let frame = draw(arranged ?? arrange())
        arranged = nil
        self.frame = frame
        return frame
    }

    /// Arranges the screen until nothing asks for another frame.
    func settle() {
        if frame != nil, !frameRequest.isPending { return }
        if arranged == nil { superseded = [] }
        for _ in 0..<9 where arranged == nil || frameRequest.isPending {
            if let arranged { superseded.append(arranged) }
            arranged = arrange()
        }
    }

    func handle(_ event: InputEvent) {
        render()
        keepsViews = true
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
        _ = content(evaluation(findings).at(0))
        return (findings.environment ?? environment).values
    }

    /// Ends everything that views have started.
    func close() {
        windowToast.close()
        root.leave()
    }

    /// Evaluates and lays out, forgets what has left and starts what the views ask for.
    private func arrange() -> Arrangement {
        clock.frame += 1
        takeRequest()
        clock.effects = []
        let arrangement = keepsViews ? arrange(Findings()) : arrangeWithoutKeeping()
        root.sweep()
        for effect in clock.effects { effect() }
        return arrangement
    }

    /// The frame as it would be if nothing had been kept; what it asks for is not done.
    func frameFromNothing() -> Frame {
        let known = (clock.effects, focusRing, toastRows, toastScreen, toastLog)
        clock.isFromNothing = true
        defer {
            clock.isFromNothing = false
            (clock.effects, focusRing, toastRows, toastScreen, toastLog) = known
        }
        return draw(arrange(Findings()))
    }

    // Before the first key nothing is kept: the first screen does not wait for what only keys gain from.
    private func arrangeWithoutKeeping() -> Arrangement {
        clock.isFromNothing = true
        defer { clock.isFromNothing = false }
        return Reading(root).follow { arrange(Findings()) }
    }

    /// Marks what may have changed as to be evaluated again.
    private func takeRequest() {
        let isPartial = keepsViews && clock.dropped < 2_000
        if isPartial, let places = frameRequest.take() {
            for place in places { place.touch() }
        } else {
            clock.epoch += 1
            clock.dropped = 0
            clock.pulse.beat()
            _ = frameRequest.take()
        }
    }

    private func evaluation(_ findings: Findings) -> Evaluation {
        Evaluation(place: root, findings: findings, shared: environment)
    }

    private func arrange(_ findings: Findings) -> Arrangement {
        let nodes = evaluation(findings)
            .kept("content", content: { _, _ in () }, nodes: { content($1.at(0)) })
        let shared = findings.environment ?? environment
        let outer = Evaluation(place: root, findings: findings, shared: shared)
        if let bar = windowToast.bar(outer.environment) { findings.add(.toast(bar)) }
        let chrome = Chrome(size: size, environment: outer.environment)
        var layers = layers(nodes, outer, in: chrome.contentBounds)
        let toast = shownToast(findings, on: layers[0].root)
        toastLog.note(toast)
        if !chrome.fits {
            let message = chrome.tooSmall(root.child(named: "too small"))
            message.layOut(in: Rect(origin: .zero, size: size))
            layers = [message]
        }
        if chrome.fits, toastRows.reserve(for: toast, layers, chrome) {
            focusRing.needsReveal = true
        }
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
}
