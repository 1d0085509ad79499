/// Lets views scroll to others by id.
public struct ScrollViewReader<Content: View>: PrimitiveView {
    private let content: (ScrollViewProxy) -> Content

    /// Makes views with a proxy that scrolls.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let memory = evaluation.place.slot { ReaderMemory() }
        let proxy = ScrollViewProxy(
            memory: memory,
            place: evaluation.place,
            environment: evaluation.environment
        )
        memory.nodes = evaluation.memo(by: content) { content(proxy) }.nodes(evaluation.at(0))
        if memory.target != nil { evaluation.afterwards(proxy.scroll) }
        return memory.nodes
    }
}

/// Scrolls to a view by its id.
public struct ScrollViewProxy {
    let memory: ReaderMemory
    let place: Place
    let environment: EnvironmentValues

    /// Scrolls to the view or row with an id, at an anchor in the frame if given.
    ///
    /// A row that was added just now has its place after the next layout.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        memory.target = (id.unwrapped, anchor)
        environment.frameRequest.touch(place)
    }

    fileprivate func scroll() {
        if place.clock.hasPostponed { return environment.frameRequest.touch(place) }
        guard let (id, anchor) = memory.target else { return }
        memory.target = nil
        if memory.nodes.contains(where: { $0.chooseRow(AnyHashable(id)) }) {
            return environment.frameRequest.fire()
        }
        guard let target = place.descendant(named: PlaceName(id)) else { return }
        let places = Set(target.withDescendants.map { ObjectIdentifier($0) })
        let nodes = memory.nodes.flatMap(\.withDescendants)
        guard let node = nodes.first(where: { places.contains(ObjectIdentifier($0.place)) }) else {
            return
        }
        var parent = node.parent
        while let next = parent {
            if let scroll = next as? ScrollNode {
                scroll.show(node.frame, at: anchor?.y)
            } else {
                next.reveal(node.frame)
            }
            parent = next.parent
        }
        environment.focusRequest?.hasScrolled = true
    }
}

/// The nodes of a reader in the last frame, and the id to scroll to after the next layout.
final class ReaderMemory {
    var nodes: [Node] = []
    var target: (id: any Hashable, anchor: UnitPoint?)?
}
