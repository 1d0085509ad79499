/// The room that an outline is drawn in, in points: 8 of them are a column and 16 a row.
struct OutlineRoom {
    private let size: Size
    private let turn: Angle

    init(_ size: Size, turn: Angle = .zero) {
        self.size = size
        self.turn = turn
    }

    /// The line around a shape, in the dots of a grid, whose first and last are the edges of the room.
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

    /// Whether a path whose points are cells lies inside.
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
