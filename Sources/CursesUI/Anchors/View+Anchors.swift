extension View {
    /// Sets a preference computed from the view's position.
    public func anchorPreference<Value, K: PreferenceKey>(
        key: K.Type = K.self,
        value: Anchor<Value>.Source,
        transform: @escaping (Anchor<Value>) -> K.Value
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let anchor = Anchor { [weak node] origin in value.read(node?.frame ?? .zero, origin)
            }
            let handed = transform(anchor)
            evaluation.environment.preferences?.hand(up: { handed }, key, from: evaluation.place)
            return node
        }
    }

    /// Overlays views built from a preference of the view.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedView {
        gathering { sink in
            ModifiedView(self).overlay(alignment: alignment) { transform(sink.value(key)) }
        }
    }

    /// Draws views built from a preference of the view behind it.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedView {
        gathering { sink in
            ModifiedView(self).background(alignment: alignment) { transform(sink.value(key)) }
        }
    }

    private func gathering(_ make: @escaping (PreferenceSink) -> ModifiedView) -> ModifiedView {
        ModifiedView { evaluation in
            let sink = PreferenceSink(around: evaluation.environment.preferences)
            return make(sink).nodes(evaluation.at(0).with { $0.preferences = sink })
        }
    }
}
