/// Path of lines and curves, in the coordinates of the view that draws it.
nonisolated public struct Path: Equatable, Sendable {
    private(set) var elements: [Element] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path in a closure.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Makes the outline of a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Makes the ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Makes the outline of a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: Double) {
        let size = CGSize(width: cornerRadius, height: cornerRadius)
        addRoundedRect(in: rect, cornerSize: size)
    }

    /// Makes the outline of a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// True if the path has no points.
    public var isEmpty: Bool { elements.isEmpty }

    /// Last point of the path; `nil` if empty.
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

    /// Step of a path.
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

    /// Returns the path with all points changed.
    package func mapped(_ change: (DotPoint) -> DotPoint) -> Path {
        var path = Path()
        path.elements = elements.map { $0.mapped(change) }
        return path
    }
}
