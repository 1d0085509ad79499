/// Position of another view, read relative to the view that asks for it.
public struct Anchor<Value> {
    fileprivate let read: (_ origin: Point) -> Value

    package init(_ read: @escaping (_ origin: Point) -> Value) {
        self.read = read
    }

    /// Part of the view's frame that the anchor describes.
    public struct Source {
        package let read: (_ frame: Rect, _ origin: Point) -> Value
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's frame.
    public static var bounds: Self { Self { $0.points(from: $1) } }
}

extension GeometryProxy {
    /// Returns the anchor's value in points, relative to the top left cell of the reader.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.read(origin) }
}

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

extension ChartProxy {
    /// The plot area; empty before the chart is laid out.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

    /// The plot area, under its older name.
    public var plotAreaFrame: Anchor<CGRect> {
        Anchor { [room] in Anchor<CGRect>.Source.bounds.read(room.plot, $0) }
    }
}
