import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ShapeTests {
    private func screen(_ view: some View, width: Int = 8, height: Int = 4) -> String {
        Pilot(view, size: Size(width: width, height: height)).screen
    }

    @Test
    func ownShape_filled_isDrawnInDots() {
        let lines = screen(Corner()).split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first?.count == 8)
        #expect(lines.last?.count == 2)
    }

    @Test
    func ownShape_stroked_isEmptyInside() {
        let lines = screen(Path(CGRect(x: 0, y: 0, width: 63, height: 63)).stroke())
            .split(separator: "\n")
        #expect(lines.map(\.count) == [8, 8, 8, 8])
        #expect(lines[1].dropFirst().dropLast().allSatisfy { $0 == " " })
    }

    @Test
    func path_inCells_staysWhereItIs() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 0.5))
            path.addLine(to: CGPoint(x: 4, y: 0.5))
        }
        let lines = screen(path.stroke()).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].count == 4)
        #expect(lines.dropFirst().allSatisfy { $0.isEmpty })
    }

    @Test
    func circle_trimmedToHalf_hasOneSide() {
        let ring = Circle().trim(from: 0, to: 0.5).stroke(.red)
        let lower = screen(ring).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lower[0].isEmpty)
        #expect(!lower[3].isEmpty)
        let upper = screen(ring.rotationEffect(.degrees(180)))
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(!upper[0].isEmpty)
        #expect(upper[3...].allSatisfy { $0.isEmpty })
    }

    @Test
    func trimmedPath_ofALine_hasItsLength() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let box = path.trimmedPath(from: 0.25, to: 0.75).boundingRect
        #expect(box.origin.x == 5 && box.size.width == 5 && box.size.height == 5)
    }

    @Test(arguments: [(90.0, false, 10.0, 10.0), (90.0, true, 20.0, 20.0)])
    func arc_goesAsItIsTold(_ end: Double, _ isClockwise: Bool, _ width: Double, _ height: Double) {
        var path = Path()
        path.addArc(
            center: CGPoint(x: 0, y: 0),
            radius: 10,
            startAngle: .zero,
            endAngle: .degrees(end),
            clockwise: isClockwise
        )
        let box = path.boundingRect
        #expect(abs(Double(box.size.width) - width) < 0.2)
        #expect(abs(Double(box.size.height) - height) < 0.2)
    }

    @Test
    func insetShape_isDrawnInside() {
        let outer = screen(Bar().stroke(lineWidth: 4)).split(separator: "\n")
        let inner = screen(Bar().strokeBorder(lineWidth: 32), height: 4)
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(outer[0].count == 8)
        #expect(inner[0].isEmpty)
    }
}

/// The left upper half of a room.
private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: rect.size.width, y: 0))
        path.addLine(to: CGPoint(x: 0, y: rect.size.height))
        path.closeSubpath()
        return path
    }
}

private struct Bar: InsettableShape {
    var margin: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path(
            CGRect(
                x: margin,
                y: margin,
                width: rect.size.width - 2 * margin,
                height: rect.size.height - 2 * margin
            )
        )
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var bar = self
        bar.margin += amount
        return bar
    }
}
