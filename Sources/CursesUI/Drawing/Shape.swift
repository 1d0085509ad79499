/// An outline that fills its cells, or is drawn with the dots of cells.
@preconcurrency @MainActor
public protocol Shape: Animatable, PrimitiveView {
    /// Returns the path in a rectangle in points: a column has 8 points, a row 16.
    func path(in rect: CGRect) -> Path

    /// The way in which cells show the outline.
    var outlineKind: OutlineKind { get }
}

extension Shape {
    public var outlineKind: OutlineKind { .dots }
}

/// The way in which cells show an outline.
nonisolated public enum OutlineKind: Sendable {
    /// All cells are inside.
    case cells
    /// In dots from three rows on; as a dot in one row.
    case round
    /// In dots.
    case dots
    /// In dots, from absolute coordinates in points.
    case own
}

/// An outline that can be inset.
@preconcurrency @MainActor
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape = Self

    /// Returns the outline inset by a distance.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle of cells.
public struct Rectangle: CellShape {
    public init() {}
}

/// A rectangle of cells; corners are not rounded.
public struct RoundedRectangle: CellShape {
    /// Makes the shape; the radius has no effect.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

    /// Makes the shape; the corner size has no effect.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle of cells; corners are not rounded.
public struct UnevenRoundedRectangle: CellShape {
    /// Makes the shape; the radii have no effect.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {}
}

/// A rectangle of cells; ends are not rounded.
public struct Capsule: CellShape {
    /// Makes the shape; the corner style has no effect.
    public init(style: RoundedCornerStyle = .continuous) {}
}

/// The largest circle in a rectangle; a dot or a rectangle in fewer than three rows.
public struct Circle: CellShape {
    public var outlineKind: OutlineKind { .round }

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }
}

/// The ellipse in a rectangle; a dot or a rectangle in fewer than three rows.
public struct Ellipse: CellShape {
    public var outlineKind: OutlineKind { .round }

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// The outline of the container: a rectangle of cells.
public struct ContainerRelativeShape: CellShape {
    public init() {}
}

/// The curve of a corner; no effect in a terminal.
nonisolated public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

/// Transformed outlines.
extension Shape {
    /// Returns a part of the outline, between two fractions of its length.
    public func trim(
        from startFraction: Double = 0,
        to endFraction: Double = 1
    ) -> ChangedShape<Self> {
        ChangedShape(self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }
}

/// A transformed outline.
public struct ChangedShape<Base: Shape>: Shape {
    private let base: Base
    private let change: (Path, DotPoint) -> Path

    init(_ base: Base, change: @escaping (Path, DotPoint) -> Path) {
        self.base = base
        self.change = change
    }

    public var outlineKind: OutlineKind { base.outlineKind == .own ? .own : .dots }

    public func path(in rect: CGRect) -> Path {
        let middle = DotPoint(
            x: Double(rect.origin.x + rect.size.width / 2),
            y: Double(rect.origin.y + rect.size.height / 2)
        )
        return change(base.path(in: rect), middle)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle of cells.
    public static var rect: Self { Self() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle of cells; corners are not rounded.
    public static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerRadius: cornerRadius, style: style) }

    /// A rectangle of cells; corners are not rounded.
    public static func rect(
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) -> Self { Self(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == Capsule {
    /// A rectangle of cells; ends are not rounded.
    public static var capsule: Self { Self() }

    /// A rectangle of cells; ends are not rounded.
    public static func capsule(style: RoundedCornerStyle) -> Self { Self(style: style) }
}

extension Shape where Self == Circle {
    /// The largest circle; a dot or a rectangle in fewer than three rows.
    public static var circle: Self { Self() }
}

/// A filled shape, whose outline may be drawn too.
public struct FilledShape<Outline: Shape>: PrimitiveView {
    private let outline: Outline
    private let filled: ModifiedView

    init(_ outline: Outline, filled: ModifiedView) {
        self.outline = outline
        self.filled = filled
    }

    /// Draws the outline over the filling.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> FilledShape {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline over the filling.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> FilledShape {
        FilledShape(outline, filled: filled.overlay { outline.stroke(content, style: style) })
    }

    /// Draws the outline over the filling.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> FilledShape {
        stroke(content, lineWidth: lineWidth)
    }

    /// Draws the outline over the filling.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> FilledShape {
        stroke(content, style: style)
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] { filled.nodes(evaluation) }
}

/// The line along an outline, to be coloured by `fill`.
public struct StrokedShape<Outline: Shape>: Shape {
    private let outline: Outline
    private let style: StrokeStyle

    init(_ outline: Outline, style: StrokeStyle) {
        self.outline = outline
        self.style = style
    }

    public var outlineKind: OutlineKind { outline.outlineKind }

    public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

    /// Colours the line.
    public func fill<S: ShapeStyle>(
        _ content: S,
        style: FillStyle = FillStyle()
    ) -> ModifiedView { outline.stroke(content, style: self.style) }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        outline.stroke(.foreground, style: style).nodes(evaluation)
    }
}

/// Converts the outline of a shape from points to dots.
///
/// A column has 8 points. A row has 16 in a shape, so that circles are round, and 20 for a path by
/// itself, which may have been made from the size of a `GeometryProxy`.
struct OutlineRoom {
    private let size: Size
    private let turn: Angle

    init(_ size: Size, turn: Angle = .zero) {
        self.size = size
        self.turn = turn
    }

    /// Returns the path of a shape in the dots of a grid, whose outermost dots are the edges.
    func path(of shape: any Shape, in grid: DotGrid) -> Path {
        let width = Double(size.width * 8)
        let height = Double(size.height * (shape.outlineKind == .own ? 20 : 16))
        var path = shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))
        if turn != .zero {
            path = path.turned(turn, around: DotPoint(x: width / 2, y: height / 2))
        }
        let (x, y) = (Double(grid.width - 1) / width, Double(grid.height - 1) / height)
        return path.mapped { DotPoint(x: $0.x * x, y: $0.y * y) }
    }
}

extension Path: Shape {
    public var outlineKind: OutlineKind { .own }

    public func path(in rect: CGRect) -> Path { self }
}

extension View {
    /// Colours the cells behind the view; the shape has no effect in a terminal.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView { background(style) }

    /// Returns the view unchanged, on the terminal's background.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> Self {
        self
    }

    /// Covers the view with a colour.
    public func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView { overlay { Rectangle().fill(style) } }

    /// Sets the clickable shape; no effect, since the whole view can be clicked.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }

    /// Clips the view to a shape; no effect in a terminal.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self { self }

    /// Adds a shadow; no effect in a terminal.
    public func shadow(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { self }

    /// Rounds the corners; no effect in a terminal.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }

    /// Masks the view; no effect in a terminal.
    public func mask<Mask: View>(_ mask: Mask) -> Self { self }
}

/// Fill rule of an outline; no effect in a terminal.
nonisolated public struct FillStyle: Hashable, Sendable {
    /// Makes the style; no effect in a terminal.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// A shape that consists of all its cells and needs no inset.
@MainActor
public protocol CellShape: InsettableShape {}

extension CellShape {
    public var outlineKind: OutlineKind { .cells }

    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the shape unchanged.
    public func inset(by amount: CGFloat) -> Self { self }
}

nonisolated extension CGRect {
    /// The largest centred square inside.
    var middleSquare: CGRect {
        let side = Swift.min(size.width, size.height)
        return CGRect(
            x: Double(origin.x + (size.width - side) / 2),
            y: Double(origin.y + (size.height - side) / 2),
            width: Double(side),
            height: Double(side)
        )
    }
}
