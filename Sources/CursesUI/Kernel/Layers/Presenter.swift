/// Puts a view over the screen while it is presented.
struct Presenter: PrimitiveView {
    let content: any View
    let isPresented: () -> Bool
    var maxWidth = 64
    let dismiss: () -> Void
    var onDismiss: (() -> Void)?
    let presented: (Evaluation) -> (title: String, view: any View)

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let nodes = content.nodes(evaluation.at(0))
        let slot = evaluation.place.slot { PresentationSlot() }
        if isPresented() {
            slot.isPresented = true
            present(evaluation)
        } else if slot.isPresented {
            slot.isPresented = false
            if let onDismiss { evaluation.draft.effects.append(onDismiss) }
        }
        return nodes
    }

    private func present(_ evaluation: Evaluation) {
        let environment = evaluation.environment.presented(dismiss: dismiss)
        let inner = Evaluation(
            place: evaluation.place.child(named: "presented"),
            environment: environment,
            draft: evaluation.draft
        )
        let index = evaluation.draft.layers.count
        let (title, view) = presented(inner)
        let panel = PanelNode(
            inner.place,
            view.node(inner.at(0)),
            title: title,
            environment: environment,
            maxWidth: maxWidth
        )
        evaluation.draft.layers.insert(
            Layer(panel, place: inner.place, dismiss: panel.cancellation ?? dismiss),
            at: min(index, evaluation.draft.layers.count)
        )
    }
}

private final class PresentationSlot {
    var isPresented = false
}

extension Node {
    /// What Esc does in something that lies over the screen, if anything inside says so.
    fileprivate var cancellation: (() -> Void)? {
        if let cancel { return cancel }
        for child in children {
            if let cancellation = child.cancellation { return cancellation }
        }
        return nil
    }
}
