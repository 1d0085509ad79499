extension View {
    /// Passes a value to the views below.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> ModifiedView {
        ModifiedView(
            self,
            enter: { evaluation in
                if !evaluation.place.clock.mode.keepsEnvironments {
                    return evaluation.with { $0[keyPath: keyPath] = value }
                }
                return evaluation.keeping(by: (keyPath, value)) {
                    $0[keyPath: keyPath] = value
                }
            }
        )
    }

    /// Changes a value for the views below.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> ModifiedView { environment { transform(&$0[keyPath: keyPath]) } }

    /// Disables the controls below; `false` does not enable them inside a disabled view.
    public func disabled(_ disabled: Bool) -> ModifiedView {
        environment(putting: disabled) { $0.isEnabled = $0.isEnabled && !$1 }
    }
}

extension View {
    /// Adds items other than keys to the command palette, found for the typed query.
    package func paletteItems(_ items: @escaping (String) -> [PaletteItem]) -> ModifiedView {
        wrapped { evaluation, node in PaletteItemsNode(evaluation.place, node, items) }
    }
}

/// A node with items for the command palette.
typealias PaletteItemsNode = ValueNode<(String) -> [PaletteItem]>

extension View {
    /// Explains the view; the full help shows the text above the keys.
    public func help(_ text: LocalizedStringKey) -> ModifiedView {
        wrapped { evaluation, node in
            let environment = evaluation.environment
            return ExplainedNode(evaluation.place, node) { environment.string(text) }
        }
    }

    /// Explains the view with verbatim text, evaluated when the help opens.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: @autoclosure @escaping () -> S) -> ModifiedView {
        wrapped { evaluation, node in ExplainedNode(evaluation.place, node) { String(text()) } }
    }
}

/// A node with an explanation in the full help.
package typealias ExplainedNode = ValueNode<() -> String>
