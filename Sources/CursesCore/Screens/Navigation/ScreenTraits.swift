/// Properties that a screen reports to its navigation stack.
package final class ScreenTraits: ScreenDraft {
    package var title: String?
    package var subtitle: String?
    /// The focusable item in the title bar.
    package var principal: Node?
    /// The wanted width of the enclosing column.
    package var columnWidth: Int?
    package var destinations: [NavigationDestination] = []
    /// The screen that a binding in this one pushes.
    var pushed: PushedScreen?
    private let memory: ScreenMemory

    package init(_ memory: ScreenMemory = ScreenMemory()) {
        self.memory = memory
    }

    /// Returns the screen pushed over this one, if it came before the path's screen at that depth.
    func pushed(over count: Int, at depth: Int) -> PushedScreen? {
        guard let next = pushed ?? memory.shownLink else {
            memory.depth = nil
            return nil
        }
        let depthThen = memory.depth ?? count
        memory.depth = depthThen
        return depthThen <= depth ? next : nil
    }
}

/// The state of a screen in a navigation stack.
package final class ScreenMemory {
    /// The screen that a link of this one has opened.
    var link: PushedScreen?
    /// Length of the path when another screen was pushed over this one.
    var depth: Int?
    /// The path of the screen and the action that closes it.
    var path: Binding<[any Hashable]>?
    var dismiss: () -> Void = {}

    /// The screen of the link; closing it clears the link.
    var shownLink: PushedScreen? {
        link.map { link in
            PushedScreen(name: link.name, make: link.make) { self.link = nil }
        }
    }
}

extension Evaluation {
    /// Reports a property of the screen that is being evaluated to its navigation stack.
    package func tellScreen(_ tell: @escaping (ScreenTraits) -> Void) {
        findings.add(.trait { if let traits = $0 as? ScreenTraits { tell(traits) } })
    }
}
