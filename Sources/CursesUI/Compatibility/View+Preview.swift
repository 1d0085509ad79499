/// What is said of a preview where previews are looked at; here tests draw them.
extension View {
    /// Names a preview.
    public func previewDisplayName(_ value: String?) -> Self { self }

    /// Chooses the room of a preview.
    public func previewLayout(_ value: PreviewLayout) -> Self { self }

    /// Chooses the device of a preview, which is a terminal.
    public func previewDevice(_ value: PreviewDevice?) -> Self { self }

    /// Chooses how the device of a preview is held, which a terminal is not.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}

/// The room of a preview.
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

/// How a device is held.
nonisolated public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
