import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ShapeTests {
    /// The rows of a view of eight columns and four rows.
    private func rows(_ view: some View) -> [Substring] {
        let pilot = Pilot(view.frame(width: 64, height: 80), size: Size(width: 20, height: 8))
        return Array(
            pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(4)
        )
    }

    @Test
    func ownShape_filled_isDrawnInDots() {
        let lines = rows(Corner())
        #expect(lines.count == 4)
        #expect(lines.first?.count == 8)
        #expect(lines.last?.count == 2)
    }

    @Test
    func ownShape_stroked_isEmptyInside() {
        let lines = rows(Path(CGRect(x: 0, y: 0, width: 63, height: 79)).stroke())
        #expect(lines.map(\.count) == [8, 8, 8, 8])
        #expect(lines[1].dropFirst().dropLast().allSatisfy { $0 == " " })
    }

    @Test
    func path_byItself_isInThePointsOfAFrame() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 70))
            path.addLine(to: CGPoint(x: 31, y: 70))
        }
        let lines = rows(path.stroke())
        #expect(lines[3].count == 4)
        #expect(lines.dropLast().allSatisfy { $0.isEmpty })
    }

    @Test
    func circle_trimmedToHalf_hasOneSide() {
        let ring = Circle().trim(from: 0, to: 0.5).stroke(.red)
        let lower = rows(ring)
        #expect(lower[0].isEmpty)
        #expect(!lower[3].isEmpty)
        let upper = rows(ring.rotationEffect(.degrees(180)))
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
    func stroke_overText_leavesTheText() {
        let lines = rows(
            Text("title\nbelow").overlay(Rectangle().stroke(.red).frame(width: 64, height: 40))
        )
        #expect(lines.contains("╭title─╮"))
        #expect(lines.contains("╰below─╯"))
    }

    @Test
    func insetShape_isDrawnInside() {
        let outer = rows(Bar().stroke(lineWidth: 4))
        let inner = rows(Bar().strokeBorder(lineWidth: 40))
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
