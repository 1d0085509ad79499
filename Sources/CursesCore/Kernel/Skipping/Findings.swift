/// Results of an evaluation besides nodes, in tree order.
///
/// Each kept view has those of all views inside it, so that searching them does not walk the tree.
package final class Findings {
    private var all: [Finding] = []

    /// One result.
    package enum Finding {
        /// A layer over the screen.
        case layer(Layer)
        /// A message over the help bar.
        case toast(ToastBar)
        /// Closes a form with unsaved input, after confirmation; also run on quit.
        case leave(() -> Void)
        /// The environment of the window's content, shared with its surroundings.
        case environment(SharedEnvironment)
        /// Title of the window.
        case title(String)
        /// A trait of the evaluated screen for an object of its container that collects them.
        case trait((AnyObject) -> Void)
        /// All findings inside another screen, or too late for this one.
        case apart(Findings)
    }

    package init() {}

    nonisolated deinit {}

    package func add(_ finding: Finding) {
        all.append(finding)
    }

    /// Adds the findings of an inner view that is evaluated.
    package func add(allOf inner: Findings) {
        all += inner.all
    }

    func clear() {
        all = []
    }

    /// Calls a body for all findings, nested ones included.
    func forEach(_ body: (Finding) -> Void) {
        for finding in all {
            switch finding {
            case .apart(let findings): findings.forEach(body)
            default: body(finding)
            }
        }
    }

    /// Applies the traits to the object of a screen.
    package func tell(_ screen: AnyObject) {
        for case .trait(let tell) in all { tell(screen) }
    }

    /// Layers, the topmost last.
    var layers: [Layer] {
        var layers: [Layer] = []
        forEach { if case .layer(let layer) = $0 { layers.append(layer) } }
        return layers
    }

    /// The action that closes a form with unsaved input.
    var leave: (() -> Void)? {
        last { if case .leave(let leave) = $0 { leave } else { nil } }
    }

    /// The environment of the window's content.
    var environment: SharedEnvironment? {
        last { if case .environment(let environment) = $0 { environment } else { nil } }
    }

    /// Title of the window.
    var title: String? { last { if case .title(let title) = $0 { title } else { nil } } }

    /// Returns the last value that a closure finds, or `nil`.
    private func last<Value>(_ find: (Finding) -> Value?) -> Value? {
        var result: Value?
        forEach { result = find($0) ?? result }
        return result
    }

    /// The newest toast, and the ones that it replaces.
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
