import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OutlineTests {
    @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: 7)])
    func addArc_atASharpCorner_isAnArcOfItsRadius(_ transform: CGAffineTransform) throws {
        let path = Path {
            $0.move(to: CGPoint(x: transform.tx, y: transform.ty))
            $0.addArc(
                tangent1End: CGPoint(x: 10, y: 0),
                tangent2End: CGPoint(x: 5, y: 75.0.squareRoot()),
                radius: 2,
                transform: transform
            )
        }
        let center = transform.moved(DotPoint(x: 10 - 12.0.squareRoot(), y: 2))
        let arc = try #require(path.lines.first).points.dropFirst()
        #expect(arc.count > 2)
        #expect(arc.allSatisfy { abs($0.distance(to: center) - 2) < 0.02 }, "\(arc)")
    }

    @Test
    func addArc_withoutACorner_isALine() {
        let corner = CGPoint(x: 3, y: 4)
        for end in [CGPoint(x: 6, y: 8), corner, .zero] {
            let path = Path {
                $0.move(to: .zero)
                $0.addArc(tangent1End: corner, tangent2End: end, radius: 1)
            }
            #expect(path.elements.last == .line(DotPoint(corner)))
        }
    }

    @Test
    func addArc_toAnEmptyPath_beginsIt() {
        let path = Path {
            $0.addArc(tangent1End: CGPoint(x: 3, y: 4), tangent2End: .zero, radius: 1)
        }
        #expect(path.elements == [.move(DotPoint(x: 3, y: 4))])
    }

    @Test
    func filledShape_isStrokedWithDashes() {
        let cells = [StrokeStyle(), StrokeStyle(dash: [2])].map { style in
            let circle = Circle().fill(.red).stroke(.blue, style: style)
            return Pilot(
                circle.frame(width: .columns(16), height: .rows(8)),
                size: Size(width: 20, height: 9)
            ).cells
        }
        #expect(cells[0] != cells[1])
    }

    @Test
    func canvas_twoResolvedViews_haveTheirOwnPlaces() {
        let clock = FrameClock()
        let evaluation = Evaluation(
            place: Place(clock),
            findings: Findings(),
            shared: SharedEnvironment(EnvironmentValues())
        )
        let drawing = Drawing(evaluation, symbols: [])
        #expect(drawing.node(Text("a")).place !== drawing.node(Text("b")).place)
    }
}
