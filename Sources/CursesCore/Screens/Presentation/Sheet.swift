extension View {
    /// Presents a sheet over the screen while a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView {
        let sheet = Presenter(
            content: self,
            isPresented: { isPresented.wrappedValue },
            maxWidth: SheetView.maxWidth,
            dismiss: { isPresented.wrappedValue = false },
            onDismiss: onDismiss,
            presented: { SheetView.titled($0.view(of: content), $0) }
        )
        return ModifiedView(sheet)
    }

    /// Presents a sheet for an item while it is set.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView {
        let sheet = Presenter(
            content: self,
            isPresented: { item.wrappedValue != nil },
            maxWidth: SheetView.maxWidth,
            dismiss: { item.wrappedValue = nil },
            onDismiss: onDismiss,
            presented: { evaluation in
                let view = evaluation.memo(by: content) { item.wrappedValue.map(content) }
                return SheetView.titled(view, evaluation)
            }
        )
        return ModifiedView(sheet)
    }
}

/// The content of a sheet; its navigation title is the sheet's title.
private struct SheetView: PrimitiveView {
    static let maxWidth = 100

    let nodes: [Node]

    static func titled(
        _ content: some View,
        _ evaluation: Evaluation
    ) -> (title: String, view: any View) {
        let findings = Findings()
        let nodes = content.nodes(evaluation.at(1).finding(findings))
        evaluation.findings.add(.apart(findings))
        let traits = ScreenTraits()
        findings.tell(traits)
        return (traits.title ?? "", SheetView(nodes: nodes))
    }

    func nodes(_ evaluation: Evaluation) -> [Node] {
        [evaluation.overflowing(StackNode.vertical(evaluation.place, nodes))]
    }
}

extension View {
    /// Marks unsaved input: quitting then closes open layers and calls `dismiss` first, so that the
    /// program can ask. Esc is never disabled, so that users cannot be trapped.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedView {
        attached { evaluation in
            guard isDisabled else { return }
            let dismiss = evaluation.environment.dismiss
            evaluation.findings.add(.leave { dismiss() })
        }
    }
}

extension View {
    /// Sets the size of a sheet: a page may be as wide as the screen, others 100 columns.
    public func presentationSizing(_ sizing: PresentationSizing) -> ModifiedView {
        wrapped { SizingNode($0.place, $1, sizing) }
    }
}

/// The size of a sheet.
nonisolated public enum PresentationSizing: Sendable {
    case automatic, form, page, fitted
}

/// Content whose presentation may be as wide as the screen.
private final class SizingNode: Node {
    private let sizing: PresentationSizing

    init(_ place: Place, _ content: Node, _ sizing: PresentationSizing) {
        self.sizing = sizing
        super.init(place, children: [content])
    }

    override var isPage: Bool { sizing == .page }
}
