/// A drawing of paths and texts, rendered by a closure again for each size.
///
/// Sizes are in points, 8 to a column and 16 to a row; paths are drawn in the dots of cells.
public struct Canvas<Symbols: View>: PrimitiveView {
    private let symbols: Symbols
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// Creates a canvas whose closure may draw the given views as symbols, found by their tag.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols = { EmptyView() }
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let room = GeometryReader { proxy in
            ModifiedView { evaluation in
                let symbols = symbols.nodes(evaluation.at(0))
                let drawing = Drawing(evaluation, symbols: symbols)
                var context = GraphicsContext(drawing)
                let size = Size(width: Int(proxy.columns), height: Int(proxy.rows))
                renderer(&context, DrawingNode.points(size))
                return [DrawingNode(evaluation, drawing)]
            }
        }
        return room.nodes(evaluation)
    }
}

/// How colours are blended. Has no effect in a terminal.
nonisolated public enum ColorRenderingMode: Sendable {
    case nonLinear, linear, extendedLinear
}

/// Draws the recorded items of a canvas.
private final class DrawingNode: Node {
    private let drawing: Drawing
    private let dots: ChartDots

    init(_ evaluation: Evaluation, _ drawing: Drawing) {
        self.drawing = drawing
        dots = evaluation.environment.chartDots
        super.init(evaluation.place)
    }

    /// Returns a size in cells as points.
    static func points(_ size: Size) -> CGSize {
        CGSize(width: Double(size.width * 8), height: Double(size.height * 16))
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    override func draw(on painter: Painter) {
        guard !frame.isEmpty, frame.width * frame.height < 1 << 16 else { return }
        painter.clipped(to: frame) {
            var grid = DotGrid(columns: frame.width, rows: frame.height, dots: dots)
            for item in drawing.items {
                switch item {
                case .line(let path, let thickness, let pen):
                    grid.stroke(scaled(path, to: grid), thickness: thickness, pen)
                case .area(let path, let style): grid.fill(scaled(path, to: grid), style)
                case .view(let node, let rect):
                    painter.draw(grid, columns: frame.width, at: frame.origin, isFilled: true)
                    grid = DotGrid(columns: frame.width, rows: frame.height, dots: dots)
                    node.place(in: rect.moved(by: frame.origin))
                    node.draw(on: painter)
                }
            }
            painter.draw(grid, columns: frame.width, at: frame.origin, isFilled: true)
        }
    }

    /// Scales a path from points to the dots of a grid.
    private func scaled(_ path: Path, to grid: DotGrid) -> Path {
        let x = Double(grid.width - 1) / Double(frame.width * 8)
        let y = Double(grid.height - 1) / Double(frame.height * 16)
        return path.mapped { DotPoint(x: $0.x * x, y: $0.y * y) }
    }
}

nonisolated extension Rect {
    fileprivate func moved(by origin: Point) -> Rect {
        Rect(x: minX + origin.x, y: minY + origin.y, width: width, height: height)
    }
}
