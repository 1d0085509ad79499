extension View {
    /// Shows a view over the screen while a value is true.
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

    /// Shows a view for an item over the screen while there is one.
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

    /// Shows a view over the screen while a value is true; on a terminal it covers what it needs.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }

    /// Shows a view for an item over the screen while there is one.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { sheet(item: item, onDismiss: onDismiss, content: content) }
}

/// The content of a sheet, whose navigation title becomes the sheet's.
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

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [evaluation.overflowing(StackNode.vertical(evaluation.place, nodes))]
    }
}
