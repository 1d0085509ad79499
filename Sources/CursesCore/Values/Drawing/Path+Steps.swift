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

    /// Adds the outlines of rectangles.
    public mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
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

    /// Adds an arc with a start angle and a relative angle.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: Double,
        startAngle: Angle,
        delta: Angle
    ) {
        addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: startAngle + delta,
            clockwise: delta.degrees < 0
        )
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path) {
        for element in path.elements { add(element) }
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
