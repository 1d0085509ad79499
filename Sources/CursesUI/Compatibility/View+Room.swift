extension View {
    /// Runs an action with a value of the view's geometry, at first and when it changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> ModifiedView {
        background {
            GeometryReader { proxy in
                EmptyView().onChange(of: transform(proxy), initial: true) { _, new in action(new) }
            }
        }
    }
}

/// Preview modifiers. Have no effect, because tests draw the previews.
extension View {
    /// Has no effect in a terminal: names a preview.
    public func previewDisplayName(_ value: String?) -> Self { self }

    /// Has no effect in a terminal: sets the layout of a preview.
    public func previewLayout(_ value: PreviewLayout) -> Self { self }

    /// Has no effect in a terminal: sets the device of a preview.
    public func previewDevice(_ value: PreviewDevice?) -> Self { self }

    /// Has no effect in a terminal: sets the orientation of a preview.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}

/// The layout of a preview.
nonisolated public struct PreviewLayout: Sendable {
    public static var device: Self { Self() }
    public static var sizeThatFits: Self { Self() }
    public static func fixed(width: Double, height: Double) -> Self { Self() }
}

/// The device of a preview.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// The orientation of a device.
nonisolated public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// A length that scales with the text size; unchanged in a terminal.
@propertyWrapper
nonisolated public struct ScaledMetric<Value: BinaryFloatingPoint> {
    /// The length, unscaled.
    public let wrappedValue: Value

    /// Creates a metric with a length; the text style has no effect.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        self.wrappedValue = wrappedValue
    }
}
