extension View {
    /// Hands up the place of the view.
    public func anchorPreference<Value, K: PreferenceKey>(
        key: K.Type = K.self,
        value: Anchor<Value>.Source,
        transform: @escaping (Anchor<Value>) -> K.Value
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let anchor = Anchor { [weak node] origin in value.read(node?.frame ?? .zero, origin)
            }
            let handed = transform(anchor)
            evaluation.environment.preferences?.hand(up: handed, key, from: evaluation.place)
            return node
        }
    }

    /// Puts views over the view that are made of what it hands up.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedView {
        gathering { sink in
            ModifiedView(self).overlay(alignment: alignment) { transform(sink.value(key)) }
        }
    }

    /// Puts views behind the view that are made of what it hands up.
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
