/// Forms that an outline of cells does not take.
extension Shape {
    /// The outline, of which cells show all or nothing.
    public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> Self { self }

    /// The outline, which cells do not turn.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

    /// The outline, which cells do not scale.
    public func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { self }

    /// The outline, which takes the room it is given.
    public func size(width: Double, height: Double) -> Self { self }
}

extension InsettableShape {
    /// The outline, which is inside already.
    public func inset(by amount: Double) -> Self { self }
}

extension View {
    /// Says what of the view can be clicked, which is all of it.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }

    /// Says what of the view can be clicked, which is all of it.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> Self { self }

    /// Cuts the view to an outline, which on a terminal is the view's own.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self { self }

    /// Throws a shadow, which cells cannot.
    public func shadow(
        color: Color = .black,
        radius: Double,
        x: Double = 0,
        y: Double = 0
    ) -> Self { self }

    /// Rounds corners, which cells cannot.
    public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> Self { self }

    /// Cuts the view to what another covers, which on a terminal is the view's own.
    public func mask<Mask: View>(_ mask: Mask) -> Self { self }

    /// Cuts the view to what another covers, which on a terminal is the view's own.
    public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> Self { self }
}

/// What a form of a view is for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public static let interaction = Self(rawValue: 1)
    public static let dragPreview = Self(rawValue: 2)
    public static let contextMenuPreview = Self(rawValue: 4)
    public static let hoverEffect = Self(rawValue: 8)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// How an outline is filled, which cells do in one way.
nonisolated public struct FillStyle: Hashable, Sendable {
    /// Takes what cells cannot show.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
