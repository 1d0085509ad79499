/// A custom alignment guide; treated as the centre.
nonisolated public protocol AlignmentID {
    /// Returns the default position of the guide; not called in a terminal.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

nonisolated extension HorizontalAlignment {
    /// Makes a centred alignment; custom guides are not supported.
    public init(_ id: any AlignmentID.Type) { self = .center }
}

nonisolated extension VerticalAlignment {
    /// Makes a centred alignment; custom guides are not supported.
    public init(_ id: any AlignmentID.Type) { self = .center }
}
