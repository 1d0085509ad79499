/// What is said of a preview where previews are looked at; here tests draw them.
extension View {
    /// Names a preview.
    public func previewDisplayName(_ value: String?) -> Self { self }

    /// Chooses the room of a preview.
    public func previewLayout(_ value: PreviewLayout) -> Self { self }
}

/// The room of a preview.
nonisolated public struct PreviewLayout: Sendable {
    public static var device: Self { Self() }
    public static var sizeThatFits: Self { Self() }
    public static func fixed(width: Double, height: Double) -> Self { Self() }
}
