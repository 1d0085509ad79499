import Observation

/// Turns a view into frames and events into changes.
///
/// A frame goes through five steps: evaluate, lay out, commit, draw, present. The first four are here
/// and know no terminal; the last is the run loop's. What is committed may ask for another frame at
/// once, as a screen does that loads what it shows; only the last of them is drawn.
final class Window {
    let frameRequest = FrameRequest()
    private(set) var frame: Frame?
    var size: Size
    var panel: WindowPanel?
    /// What the keys of the whole app do that a window cannot do itself.
    var commands: (AppCommand) -> Void = { _ in }
    private let content: (Evaluation) -> [Node]
    private let clock = FrameClock()
    private let pulse = FramePulse()
    private let root: Place
    private var environment: EnvironmentValues
    var focusRing = FocusRing()
    private let focusRequest = FocusRequest()
    private var toastRows = ToastRows()
    private var toastLog = ToastLog()
    private let toast = WindowToast()
    /// Where the button of the mouse was pressed that is held.
    weak var grabbed: Place?
    /// What was arranged and not drawn; taking it apart can wait until the frame is shown.
    private var superseded: [Arrangement] = []

    init(
        size: Size,
        environment: EnvironmentValues = EnvironmentValues(),
        content: @escaping (Evaluation) -> [Node]
    ) {
        self.size = size
        self.content = content
        var environment = environment
        environment.frameRequest = frameRequest
        environment.focusRequest = focusRequest
        self.environment = environment
        root = Place(clock)
        self.environment.pasteboard.write = { [weak self] in self?.copy($0) }
        self.environment.dismissWindow = DismissWindowAction { [weak self] in
            self?.commands(.quit)
        }
    }

    /// Arranges the screen until nothing asks for another frame, and draws it then.
    @discardableResult
    func render() -> Frame {
        if let frame, !frameRequest.isPending { return frame }
        superseded = []
        var arrangement = arrange()
        for _ in 0..<8 where frameRequest.isPending {
            superseded.append(arrangement)
            arrangement = arrange()
        }
        let frame = draw(arrangement)
        self.frame = frame
        return frame
    }

    func handle(_ event: InputEvent) {
        render()
        switch event {
        case .key(let press): keepFocusInSight(after: handle(press))
        case .paste(let text): keepFocusInSight(after: handle(paste: text))
        case .mouse(let event):
            guard event.kind != .drag else { return drag(event) }
            focusRing.needsReveal = false
            handle(event)
        case .resize(let size):
            self.size = size
            focusRing.needsReveal = true
        case .answer(let answer): environment.adopt(answer)
        case .resume, .terminate: break
        }
        frameRequest.fire()
    }

    /// What the scene passes to its views, where no frame can be shown.
    func environmentOfContent() -> EnvironmentValues {
        let draft = FrameDraft()
        _ = content(Evaluation(place: root, environment: environment, draft: draft).at(0))
        return draft.environment ?? environment
    }

    private func copy(_ text: String) {
        commands(.copy(text))
        let environment = frame?.environment ?? environment
        toast.show("Sent to the clipboard: \(text)", from: clock.frame + 1, environment)
    }

    /// Ends everything that views have started.
    func close() {
        toast.close()
        root.leave()
    }

    /// Evaluates and lays out, forgets what has left and starts what the views ask for.
    private func arrange() -> Arrangement {
        clock.frame += 1
        pulse.beat()
        frameRequest.clear()
        let draft = FrameDraft()
        let arrangement = withObservationTracking {
            pulse.read()
            return arrange(draft)
        } onChange: { [frameRequest] in
            frameRequest.fire()
        }
        root.sweep()
        for effect in draft.effects { effect() }
        return arrangement
    }

    private func arrange(_ draft: FrameDraft) -> Arrangement {
        let evaluation = Evaluation(place: root, environment: environment, draft: draft)
        let nodes = content(evaluation.at(0))
        let outer = evaluation.with { $0 = draft.environment ?? environment }
        if let bar = toast.bar(outer.environment) { draft.keepNewest(bar) }
        toastLog.note(draft.toast)
        let chrome = Chrome(size: size, environment: outer.environment)
        var layers = layers(nodes, outer, in: chrome.contentBounds)
        if !chrome.fits {
            let message = chrome.tooSmall(root.child(named: "too small"))
            message.layOut(in: Rect(origin: .zero, size: size))
            layers = [message]
        }
        if chrome.fits, toastRows.reserve(for: draft.toast, layers, in: chrome.contentBounds) {
            focusRing.needsReveal = true
        }
        let top = layers[layers.count - 1]
        var bindings = FrameBindings(top.root)
        if chrome.fits { focusRing.findFocus(in: top, bindings.focusables, focusRequest) }
        bindings.shortcuts += globalBindings(
            in: top,
            chrome,
            leave: draft.leave.map { top.dismiss ?? $0 }
        )
        return Arrangement(
            chrome: chrome,
            layers: layers,
            bindings: bindings,
            toast: draft.toast,
            title: WindowTitle.of(layers, in: draft.windowTitle),
            focused: chrome.fits ? focusRing.focus : nil
        )
    }

    private func draw(_ arrangement: Arrangement) -> Frame {
        let chrome = arrangement.chrome
        let painter = Painter(size: size, theme: chrome.theme, focus: arrangement.focused?.place)
        let bounds = chrome.fits ? chrome.contentBounds : Rect(origin: .zero, size: size)
        for (index, layer) in arrangement.layers.enumerated() {
            if index > 0 { painter.beginLayer(over: chrome.contentBounds) }
            painter.clipped(to: bounds) { layer.root.draw(on: painter) }
            if index == 0, chrome.fits { arrangement.drawToast(on: painter) }
        }
        var frame = Frame(painter, arrangement)
        if chrome.fits {
            let bar = HelpBar(root.child(named: "help bar"), frame)
            bar.place(in: chrome.helpBounds)
            bar.draw(on: painter)
        }
        frame.finish(with: painter)
        return frame
    }

    /// The screen and what lies over it, laid out; rows that are made late may present something too.
    private func layers(_ nodes: [Node], _ evaluation: Evaluation, in bounds: Rect) -> [Layer] {
        let draft = evaluation.draft
        let stack = StackNode.vertical(root.child(named: "screen"), nodes)
        let base = evaluation.overflowing(stack)
        var layers = [Layer(base, place: root, alignment: .top, isFullScreen: true)]
        layers[0].layOut(in: bounds)
        while !draft.layers.isEmpty {
            let layer = draft.layers.removeFirst()
            layer.layOut(in: bounds)
            layers.append(layer)
        }
        if let panel, let frame {
            let inner = evaluation.at(named: "panel")
            let layer = panel.layer(inner, over: frame, messages: toastLog.messages) {
                self.panel = nil
            }
            layer.layOut(in: bounds)
            layers.append(layer)
        }
        return layers
    }
}
