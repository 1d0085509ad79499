/// Affine transformation of points in a plane.
nonisolated public struct CGAffineTransform: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public static let identity = CGAffineTransform()

    /// Makes the identity.
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Makes a transformation from the elements of its matrix.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes a transformation from the elements of its matrix.
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a translation.
    public init(translationX x: Double, y: Double) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Makes a scaling.
    public init(scaleX x: Double, y: Double) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Makes a rotation by an angle in radians.
    public init(rotationAngle: Double) {
        let (sine, cosine) = (sin(rotationAngle), cos(rotationAngle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns this transformation followed by another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty
        )
    }

    /// Returns a translation followed by this transformation.
    public func translatedBy(x: Double, y: Double) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns a scaling followed by this transformation.
    public func scaledBy(x: Double, y: Double) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns a rotation followed by this transformation.
    public func rotated(by angle: Double) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    package func moved(_ point: DotPoint) -> DotPoint {
        DotPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}

nonisolated extension Path {
    /// Returns the path with all points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { mapped(transform.moved) }

    /// Adds a round corner at `tangent1End`, where two tangents meet; the transformation must not
    /// distort circles.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: Double,
        transform: CGAffineTransform = .identity
    ) {
        let corner = transform.moved(DotPoint(tangent1End))
        guard let start = lastPoint else { return add(.move(corner)) }
        let end = transform.moved(DotPoint(tangent2End))
        let (before, after) = (corner.distance(to: start), corner.distance(to: end))
        let product =
            (start.x - corner.x) * (end.x - corner.x) + (start.y - corner.y) * (end.y - corner.y)
        let cosine = product / (before * after)
        // Also true for a point without a tangent, whose cosine is no number.
        guard cosine.magnitude < 1 - 1e-9 else { return add(.line(corner)) }
        let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
        let tangent = radius * scale * ((1 + cosine) / (1 - cosine)).squareRoot()
        let enter = corner.toward(start, tangent / before)
        let leave = corner.toward(end, tangent / after)
        add(.line(enter))
        // The Bézier curve nearest to an arc: 0.55 at a right angle.
        let halfSine = ((1 - cosine) / 2).squareRoot()
        let pull = 4 * halfSine / (3 * (1 + halfSine))
        add(.curve(leave, enter.toward(corner, pull), leave.toward(corner, pull)))
    }

    /// Returns whether a point is inside the path, by the non-zero or the even-odd rule.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        let point = DotPoint(point)
        let turns = lines.crossings(point.y).reduce(0) { $1.x > point.x ? $0 + $1.turn : $0 }
        return eoFill ? turns % 2 != 0 : turns != 0
    }
}
