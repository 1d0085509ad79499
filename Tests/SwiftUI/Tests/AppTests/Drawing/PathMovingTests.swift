import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PathMovingTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

    @Test
    func applying_oneWayAfterAnother_movesAndStretches() {
        let way = CGAffineTransform(translationX: 2, y: 1)
            .concatenating(CGAffineTransform(scaleX: 2, y: 2))
        let bounds = square.applying(way).boundingRect
        #expect(bounds == CGRect(x: 4, y: 2, width: 8, height: 8))
    }

    @Test
    func rotated_byAQuarter_turnsRightIntoDown() {
        let point = Path { $0.addLines([.zero, CGPoint(x: 3, y: 0)]) }
        let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2)).boundingRect
        #expect(abs(turned.size.width) < 0.001)
        #expect(abs(turned.size.height - 3) < 0.001)
    }

    @Test
    func contains_tellsInsideFromOutside() {
        #expect(square.contains(CGPoint(x: 2, y: 2)))
        #expect(!square.contains(CGPoint(x: 5, y: 2)))
    }

    @Test
    func addArc_betweenTwoTangents_roundsTheCorner() {
        let corner = Path { path in
            path.move(to: .zero)
            path.addArc(
                tangent1End: CGPoint(x: 10, y: 0),
                tangent2End: CGPoint(x: 10, y: 10),
                radius: 4
            )
        }
        #expect(corner.currentPoint == CGPoint(x: 10, y: 4))
    }

    @Test
    func strokedShape_isColouredAfterwards() {
        let line = Rectangle().stroke(lineWidth: 2).fill(Color.red).frame(width: 48, height: 60)
        let pilot = Pilot(line, size: Size(width: 20, height: 6))
        #expect(pilot.screen.hasPrefix("╭────╮"))
        #expect(pilot.cells[0, 0].style.foreground == .red)
    }
}
