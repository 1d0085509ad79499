/// A place along an axis that an app has a name for; here it is the middle.
nonisolated public protocol AlignmentID {
    /// Where the place is in a view by itself.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

nonisolated extension HorizontalAlignment {
    /// The middle, whatever the place of the app's own is.
    public init(_ id: any AlignmentID.Type) { self = .center }
}

nonisolated extension VerticalAlignment {
    /// The middle, whatever the place of the app's own is.
    public init(_ id: any AlignmentID.Type) { self = .center }
}
