nonisolated extension Path {
    /// Returns the path moved to the right and down.
    public func offsetBy(dx: Double, dy: Double) -> Path {
        mapped { DotPoint(x: $0.x + dx, y: $0.y + dy) }
    }

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
