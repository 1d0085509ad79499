/// Visual effects. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: animates changes of the content.
    public func contentTransition(_ transition: ContentTransition) -> Self { self }

    /// Has no effect in a terminal, where views do not draw outside their frame.
    public func clipped(antialiased: Bool = false) -> Self { self }

    /// Has no effect in a terminal: handles URLs opened by other programs.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

    /// Has no effect in a terminal: composites the view into one image.
    public func compositingGroup() -> Self { self }

    /// Has no effect in a terminal: sets the text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }

    /// Has no effect in a terminal: limits the text size.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
}

/// The animation of a content change.
nonisolated public enum ContentTransition: Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool = false)
}

/// The preferred text size.
nonisolated public enum DynamicTypeSize: Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
