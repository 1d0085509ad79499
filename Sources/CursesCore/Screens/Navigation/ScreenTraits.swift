/// What a screen tells the navigation stack that it stands in.
package final class ScreenTraits: ScreenDraft {
    package var title: String?
    package var subtitle: String?
    /// What can be chosen in the title bar.
    package var principal: Node?
    /// How wide the column wants to be that the screen is in.
    package var columnWidth: Int?
    package var destinations: [NavigationDestination] = []
    /// The screen that a value of this one lays over it.
    var pushed: PushedScreen?
    private let memory: ScreenMemory

    package init(_ memory: ScreenMemory = ScreenMemory()) {
        self.memory = memory
    }

    /// The screen that lies right over this one, if it came before what the path has there.
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

/// What a navigation stack remembers of a screen.
package final class ScreenMemory {
    /// The screen that a link of this one has led to.
    var link: PushedScreen?
    /// How long the path was when another screen was laid over this one.
    var depth: Int?
    /// The path that the screen is on, and what leads back from it.
    var path: Binding<[AnyHashable]>?
    var dismiss: () -> Void = {}

    /// The screen of the link, which going back forgets.
    var shownLink: PushedScreen? {
        link.map { link in
            PushedScreen(name: link.name, make: link.make) { self.link = nil }
        }
    }
}

extension Evaluation {
    /// Tells the navigation stack something about the screen that is being evaluated.
    package func tellScreen(_ tell: @escaping (ScreenTraits) -> Void) {
        findings.add(.trait { if let traits = $0 as? ScreenTraits { tell(traits) } })
    }
}
