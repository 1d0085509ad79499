/// What is said of a preview where previews are looked at; here tests draw them.
extension View {
    /// Names a preview.
    public func previewDisplayName(_ value: String?) -> Self { self }

    /// Chooses the room of a preview.
    public func previewLayout(_ value: PreviewLayout) -> Self { self }

    /// Chooses the device of a preview, which is a terminal.
    public func previewDevice(_ value: PreviewDevice?) -> Self { self }
}

/// The room of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: Double, height: Double)
}

/// The device of a preview.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { self.init(rawValue: value) }
}
