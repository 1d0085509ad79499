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

nonisolated extension Path {
    /// Returns the part of the path between two fractions of its length.
    public func trimmedPath(from: Double, to: Double) -> Path {
        let lines = lines
        let length = lines.reduce(0) { $0 + $1.length }
        var (start, end) = (from * length, to * length)
        var path = Path()
        for line in lines {
            for (first, second) in zip(line.points, line.points.dropFirst()) {
                let step = first.distance(to: second)
                if step > 0, end > 0, start < step {
                    let enter = first.toward(second, max(0, start / step))
                    let isNew = path.isEmpty || start >= 0 || path.lastPoint != enter
                    if isNew { path.add(.move(enter)) }
                    path.add(.line(first.toward(second, min(1, end / step))))
                }
                start -= step
                end -= step
            }
        }
        return path
    }

    /// Smallest rectangle around the path.
    public var boundingRect: CGRect {
        let points = lines.flatMap(\.points)
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
        else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the path rotated around a point.
    func turned(_ angle: Angle, around center: DotPoint) -> Path {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return mapped {
            let (x, y) = ($0.x - center.x, $0.y - center.y)
            return DotPoint(
                x: center.x + x * cosine - y * sine,
                y: center.y + x * sine + y * cosine
            )
        }
    }

    /// Straight lines that approximate the path.
    var lines: [PathLine] {
        var lines: [PathLine] = []
        for element in elements {
            switch element {
            case .move(let point): lines.append(PathLine(points: [point]))
            case .line(let point): lines.extendLast([point])
            case .curve(let end, let first, let second):
                let start = lines.last?.points.last ?? first
                lines.extendLast(
                    (1...16).map { start.curved(first, second, end, Double($0) / 16) }
                )
            case .close:
                guard let first = lines.last?.points.first else { continue }
                lines.extendLast([first])
                lines.append(PathLine(points: [first]))
            }
        }
        return lines.filter { $0.points.count > 1 }
    }
}

/// Sequence of straight line segments.
nonisolated struct PathLine {
    var points: [DotPoint]

    var length: Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
}

nonisolated extension [PathLine] {
    fileprivate mutating func extendLast(_ points: [DotPoint]) {
        if isEmpty { return append(PathLine(points: points)) }
        self[count - 1].points += points
    }

    /// Returns where the closed lines cross a height: 1 on their way down, −1 on their way up.
    func crossings(_ y: Double) -> [(x: Double, turn: Int)] {
        flatMap { line in
            let ends = line.points.dropFirst() + line.points.prefix(1)
            return zip(line.points, ends).filter { ($0.y <= y) != ($1.y <= y) }.map { start, end in
                let share = (y - start.y) / (end.y - start.y)
                return (start.x + (end.x - start.x) * share, start.y < end.y ? 1 : -1)
            }
        }
    }
}

nonisolated extension DotPoint {
    package init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }

    /// Returns the point at a fraction of the way to another.
    func toward(_ other: DotPoint, _ share: Double) -> DotPoint {
        DotPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    func distance(to other: DotPoint) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Returns a point of a Bézier curve that begins here.
    fileprivate func curved(
        _ first: DotPoint,
        _ second: DotPoint,
        _ end: DotPoint,
        _ share: Double
    ) -> DotPoint {
        let (a, b, c) = (
            toward(first, share), first.toward(second, share), second.toward(end, share)
        )
        return a.toward(b, share).toward(b.toward(c, share), share)
    }
}

nonisolated extension Path {
    /// Starts a subpath at a point.
    public mutating func move(to point: CGPoint) {
        add(.move(DotPoint(point)))
    }

    /// Adds a straight line.
    public mutating func addLine(to point: CGPoint) {
        add(isEmpty ? .move(DotPoint(point)) : .line(DotPoint(point)))
    }

    /// Adds straight lines from the first point to the last.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        let (end, pull) = (DotPoint(point), DotPoint(control))
        let start = lastPoint ?? end
        add(.curve(end, start.toward(pull, 2 / 3), end.toward(pull, 2 / 3)))
    }

    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(DotPoint(point), DotPoint(control1), DotPoint(control2)))
    }

    /// Adds a line back to the start of the subpath.
    public mutating func closeSubpath() {
        add(.close)
    }

    /// Adds the outline of a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        let box = PathBox(rect)
        add(.move(box.point(0, 0)))
        for (x, y) in [(1.0, 0.0), (1, 1), (0, 1)] { add(.line(box.point(x, y))) }
        add(.close)
    }

    /// Adds the ellipse in a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        let box = PathBox(rect)
        let turn = PathTurn(center: box.point(0.5, 0.5), x: box.width / 2, y: box.height / 2)
        add(.move(turn.point(0)))
        for step in 1...PathTurn.steps { add(.line(turn.point(360 * turn.share(step)))) }
        add(.close)
    }

    /// Adds the outline of a rounded rectangle.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let box = PathBox(rect)
        let x = min(Double(cornerSize.width), box.width / 2)
        let y = min(Double(cornerSize.height), box.height / 2)
        let corners = [(1.0, 0.0, -90.0), (1, 1, 0), (0, 1, 90), (0, 0, 180)]
        var isFirst = true
        for (right, below, start) in corners {
            let corner = box.point(right, below)
            let center = DotPoint(
                x: corner.x + (right == 1 ? -x : x),
                y: corner.y + (below == 1 ? -y : y)
            )
            let turn = PathTurn(center: center, x: x, y: y)
            for step in 0...8 {
                let point = turn.point(start + 90 * Double(step) / 8)
                add(isFirst ? .move(point) : .line(point))
                isFirst = false
            }
        }
        add(.close)
    }

    /// Adds an arc; y grows downward, so `clockwise` looks reversed.
    public mutating func addArc(
        center: CGPoint,
        radius: Double,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) {
        var sweep = (endAngle.degrees - startAngle.degrees).truncatingRemainder(dividingBy: 360)
        let isWhole = abs(endAngle.degrees - startAngle.degrees) >= 360
        if isWhole { sweep = clockwise ? -360 : 360 }
        if !clockwise, sweep < 0 { sweep += 360 }
        if clockwise, sweep > 0 { sweep -= 360 }
        let turn = PathTurn(center: DotPoint(center), x: radius, y: radius)
        for step in 0...PathTurn.steps {
            let point = turn.point(startAngle.degrees + sweep * turn.share(step))
            add(isEmpty ? .move(point) : .line(point))
        }
    }
}

/// Rectangle around a subpath.
nonisolated private struct PathBox {
    let origin: DotPoint
    let width: Double
    let height: Double

    init(_ rect: CGRect) {
        origin = DotPoint(rect.origin)
        width = Double(rect.size.width)
        height = Double(rect.size.height)
    }

    /// Returns a point from fractions of the width and height.
    func point(_ x: Double, _ y: Double) -> DotPoint {
        DotPoint(x: origin.x + width * x, y: origin.y + height * y)
    }
}

/// Ellipse around a centre.
nonisolated private struct PathTurn {
    static let steps = 48

    let center: DotPoint
    let x: Double
    let y: Double

    func share(_ step: Int) -> Double { Double(step) / Double(Self.steps) }

    func point(_ degrees: Double) -> DotPoint {
        let angle = degrees * .pi / 180
        return DotPoint(x: center.x + cos(angle) * x, y: center.y + sin(angle) * y)
    }
}
