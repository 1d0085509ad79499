extension View {
    /// Shows a number at the end of the row; none for zero.
    public func badge(_ count: Int) -> ModifiedView {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows any text at the end of the row; none for `nil`.
    @_disfavoredOverload
    public func badge(_ label: (some TitleText)?) -> ModifiedView {
        guard let label else { return ModifiedView(self) }
        return ModifiedView { evaluation in
            let content = node(evaluation.at(0))
            let row = HStack {
                NodesView(nodes: [content])
                Spacer()
                label.titleText.foregroundStyle(.secondary)
            }
            return [
                BadgeNode(
                    evaluation.place,
                    row.node(evaluation.at(1)),
                    content: content,
                    badge: label.titleText.resolve(evaluation.environment)
                )
            ]
        }
    }

    /// Shows the translation of a key at the end of the row; none for `nil`.
    public func badge(_ key: LocalizedStringKey?) -> ModifiedView {
        badge(key.map { Text($0) })
    }
}
