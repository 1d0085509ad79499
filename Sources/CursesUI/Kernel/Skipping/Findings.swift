/// What evaluating a view finds beside nodes, in the order of the tree.
///
/// What is found inside something that is kept stays one thing, which is kept with it.
final class Findings {
    private var all: [Finding] = []

    /// One thing that was found.
    enum Finding {
        /// Something that lies over the screen.
        case layer(Layer)
        /// A message over the help bar.
        case toast(ToastBar)
        /// Takes a view away that something was entered in, which asks first; quitting does that before.
        case leave(() -> Void)
        /// The environment of the window's content, which what stands around it shares.
        case environment(SharedEnvironment)
        /// What the program calls its window.
        case title(String)
        /// What the screen that is being evaluated tells what it stands in.
        case trait((ScreenDraft) -> Void)
        /// All that was found inside.
        case inner(Findings)
        /// All that was found inside another screen, or too late for the screen to hear of it.
        case apart(Findings)
    }

    nonisolated deinit {}

    func add(_ finding: Finding) {
        all.append(finding)
    }

    func clear() {
        all = []
    }

    /// Goes through all that was found, inside as well.
    func forEach(_ body: (Finding) -> Void) {
        for finding in all {
            switch finding {
            case .inner(let findings), .apart(let findings): findings.forEach(body)
            default: body(finding)
            }
        }
    }

    /// Tells a screen what its views have to say.
    func tell(_ screen: ScreenDraft) {
        for finding in all {
            switch finding {
            case .trait(let tell): tell(screen)
            case .inner(let findings): findings.tell(screen)
            default: break
            }
        }
    }

    /// What lies over the screen, the last on top.
    var layers: [Layer] {
        var layers: [Layer] = []
        forEach { if case .layer(let layer) = $0 { layers.append(layer) } }
        return layers
    }

    /// What leads back from where something was entered.
    var leave: (() -> Void)? {
        var result: (() -> Void)?
        forEach { if case .leave(let leave) = $0 { result = leave } }
        return result
    }

    /// The environment of the window's content.
    var environment: SharedEnvironment? {
        var result: SharedEnvironment?
        forEach { if case .environment(let environment) = $0 { result = environment } }
        return result
    }

    /// What the program calls its window.
    var title: String? {
        var result: String?
        forEach { if case .title(let title) = $0 { result = title } }
        return result
    }

    /// The newest of several messages, and those that it takes the place of.
    var toasts: (shown: ToastBar?, hidden: [ToastBar]) {
        var shown: ToastBar?
        var hidden: [ToastBar] = []
        forEach {
            guard case .toast(let toast) = $0 else { return }
            let isNewer = toast.firstFrame >= shown?.firstFrame ?? toast.firstFrame
            if let other = isNewer ? shown : toast { hidden.append(other) }
            if isNewer { shown = toast }
        }
        return (shown, hidden)
    }
}
