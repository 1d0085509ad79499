/// Shows a view over the screen while it is presented.
struct Presenter: PrimitiveView {
    let content: any View
    let isPresented: () -> Bool
    var maxWidth = 64
    /// When true, the title is wrapped, as of a question. When false, it is truncated.
    var isWholeTitle = false
    /// The control beside which the content is shown.
    var control: (() -> Node?)?
    let dismiss: () -> Void
    var onDismiss: (() -> Void)?
    let presented: (Evaluation) -> (title: String, view: any View)

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let nodes = content.nodes(evaluation.at(0))
        let slot = evaluation.place.slot { PresentationSlot() }
        if isPresented() {
            slot.isPresented = true
            present(evaluation, slot)
        } else if slot.isPresented {
            slot.isPresented = false
            if let onDismiss { evaluation.afterwards(onDismiss) }
        }
        return nodes
    }

    private func present(_ evaluation: Evaluation, _ slot: PresentationSlot) {
        slot.dismiss = dismiss
        let findings = Findings()
        let inner = evaluation.at(named: "presented").finding(findings)
            .keeping(by: slot) { $0 = $0.presented { [slot] in slot.dismiss() } }
        let (title, view) = presented(inner)
        let panel = PanelNode(
            inner.place,
            view.node(inner.at(0)),
            title: title,
            environment: inner.environment,
            maxWidth: maxWidth,
            isWholeTitle: isWholeTitle,
            isAligned: control == nil
        )
        let layer = Layer(
            panel,
            place: inner.place,
            control: control ?? { nil },
            dismiss: panel.cancellation ?? dismiss
        )
        evaluation.findings.add(.layer(layer))
        evaluation.findings.add(.inner(findings))
    }
}

private final class PresentationSlot {
    var isPresented = false
    var dismiss: () -> Void = {}
}

extension Node {
    /// The action of Esc of the first descendant that has one, else `nil`.
    fileprivate var cancellation: (() -> Void)? {
        if let cancel { return cancel }
        for child in children {
            if let cancellation = child.cancellation { return cancellation }
        }
        return nil
    }
}
