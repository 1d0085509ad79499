/// A line through points, in the coordinates of whoever draws it.
nonisolated public struct Path: Equatable, Sendable {
    private(set) var elements: [Element] = []

    /// A path without points.
    public init() {}

    /// A path that a closure makes.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// The outline of a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// The ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// The outline of a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: Double) {
        let size = CGSize(width: cornerRadius, height: cornerRadius)
        addRoundedRect(in: rect, cornerSize: size)
    }

    /// The outline of a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// Whether the path has no points.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point that the path has come to.
    public var currentPoint: CGPoint? { lastPoint.map { CGPoint(x: $0.x, y: $0.y) } }

    var lastPoint: DotPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): return point
            case .close: continue
            }
        }
        return nil
    }

    mutating func add(_ element: Element) {
        elements.append(element)
    }

    /// A step of the path.
    enum Element: Equatable, Sendable {
        case move(DotPoint)
        case line(DotPoint)
        case curve(DotPoint, DotPoint, DotPoint)
        case close

        func mapped(_ change: (DotPoint) -> DotPoint) -> Element {
            switch self {
            case .move(let point): .move(change(point))
            case .line(let point): .line(change(point))
            case .curve(let end, let first, let second):
                .curve(change(end), change(first), change(second))
            case .close: .close
            }
        }
    }

    /// The path with each point elsewhere.
    package func mapped(_ change: (DotPoint) -> DotPoint) -> Path {
        var path = Path()
        path.elements = elements.map { $0.mapped(change) }
        return path
    }
}
