/// Converts the outline of a shape from points to dots: a column has 8 points, a row 16.
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
        let height = Double(size.height * 16)
        var path = shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))
        let isInCells = shape.outlineKind == .own && fits(path)
        let (columns, rows) = (isInCells ? 1.0 : 8, isInCells ? 1.0 : 16)
        if turn != .zero {
            let middle = DotPoint(x: width / 16 * columns, y: height / 32 * rows)
            path = path.turned(turn, around: middle)
        }
        let x = Double(grid.width - 1) / (Double(size.width) * columns)
        let y = Double(grid.height - 1) / (Double(size.height) * rows)
        return path.mapped { DotPoint(x: $0.x * x, y: $0.y * y) }
    }

    /// Returns whether a path fits when its coordinates are taken as cells.
    private func fits(_ path: Path) -> Bool {
        path.lines.allSatisfy { line in
            line.points.allSatisfy {
                $0.x >= 0 && $0.x <= Double(size.width) && $0.y >= 0 && $0.y <= Double(size.height)
            }
        }
    }
}

extension Path: Shape {
    public var outlineKind: OutlineKind { .own }

    public func path(in rect: CGRect) -> Path { self }
}
