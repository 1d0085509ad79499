/// Puts a view over the screen while it is presented.
struct Presenter: PrimitiveView {
    let content: any View
    let isPresented: () -> Bool
    let dismiss: () -> Void
    let onDismiss: (() -> Void)?
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
        let environment = EnvironmentValues.presented(in: evaluation.environment, dismiss: dismiss)
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
            environment: environment
        )
        evaluation.draft.layers.insert(
            Layer(panel, place: inner.place, dismiss: panel.cancelButton?.press ?? dismiss),
            at: min(index, evaluation.draft.layers.count)
        )
    }
}

extension View {
    /// The view with another over it while that is presented.
    func presenting(
        isPresented: @escaping () -> Bool,
        dismiss: @escaping () -> Void,
        onDismiss: (() -> Void)? = nil,
        presented: @escaping (Evaluation) -> (title: String, view: any View)
    ) -> ModifiedView {
        ModifiedView(
            Presenter(
                content: self,
                isPresented: isPresented,
                dismiss: dismiss,
                onDismiss: onDismiss,
                presented: presented
            )
        )
    }
}

extension Node {
    /// The button among all that Esc presses in an alert.
    fileprivate var cancelButton: ButtonNode? {
        if let button = self as? ButtonNode {
            return button.role == .cancel && button.endsPresentation ? button : nil
        }
        for child in children {
            if let button = child.cancelButton { return button }
        }
        return nil
    }
}

private final class PresentationSlot {
    var isPresented = false
}

extension EnvironmentValues {
    /// The environment of something that lies over the screen: nothing of the place it came from.
    fileprivate static func presented(
        in outer: EnvironmentValues,
        dismiss: @escaping () -> Void
    ) -> EnvironmentValues {
        var values = outer
        values.textStyle = .plain
        values.lineLimit = nil
        values.isEnabled = true
        values.isInRow = false
        values.isLabeled = false
        values.labelColumn = nil
        values.focusBinding = nil
        values.keyboardShortcut = nil
        values.isSecondaryAction = false
        values.validation = nil
        values.submit = nil
        values.buttonStyle = .automatic
        values.afterAction = nil
        values.dismiss = DismissAction(action: dismiss)
        return values
    }
}
