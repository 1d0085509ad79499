/// Effects that cells cannot show.
extension View {
    /// Has no effect in a terminal: animates the change from one text to the next.
    public func contentTransition(_ transition: ContentTransition) -> Self { self }

    /// Cuts what reaches beyond the view, which cells never do.
    public func clipped(antialiased: Bool = false) -> Self { self }

    /// Takes addresses that other programs open; none opens any in a terminal.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

    /// Has no effect in a terminal: draws the view as one image.
    public func compositingGroup() -> Self { self }

    /// Bounds the size of text, which is one.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }

    /// Bounds the size of text, which is one.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
}

/// A way from one text to the next.
nonisolated public enum ContentTransition: Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool = false)
}

/// The size that a person wants text in.
nonisolated public enum DynamicTypeSize: Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
