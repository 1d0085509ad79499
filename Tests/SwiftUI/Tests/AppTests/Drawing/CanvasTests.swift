import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CanvasTests {
    /// The rows of a drawing of eight columns and four rows, which are 64 by 64 points.
    private func rows(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
        rows(Canvas(renderer: renderer))
    }

    private func rows(_ view: some View) -> [String] {
        let pilot = Pilot(view.frame(width: 64, height: 80), size: Size(width: 20, height: 8))
        return pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(4)
            .map(String.init)
    }

    @Test
    func stroke_alongTheTop_isDotsThere() {
        let rows = rows { context, size in
            var path = Path()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: size.width, y: 0))
            context.stroke(path, with: .color(.red), lineWidth: 1)
        }
        #expect(rows == ["⠉⠉⠉⠉⠉⠉⠉⠉", "", "", ""])
    }

    @Test
    func fill_ofTheLeftHalf_leavesTheRightOne() {
        let rows = rows { context, size in
            let half = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
            context.fill(Path(half), with: .foreground)
        }
        #expect(rows.allSatisfy { $0.hasPrefix("⣿⣿⣿") && $0.count <= 5 })
    }

    @Test
    func draw_text_liesAtItsPoint() {
        let rows = rows { context, size in
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            context.draw(Text("mid"), at: middle, anchor: .topLeading)
        }
        #expect(rows == ["", "", "    mid", ""])
    }

    @Test
    func translate_movesWhatIsDrawnAfterwards_butNotOutsideOfItsLayer() {
        let rows = rows { context, _ in
            context.drawLayer { layer in
                layer.translateBy(x: 32, y: 16)
                layer.draw(Text("in"), at: CGPoint(x: 0, y: 0), anchor: .topLeading)
            }
            context.draw(Text("out"), at: CGPoint(x: 0, y: 0), anchor: .topLeading)
        }
        #expect(rows == ["out", "    in", "", ""])
    }

    @Test
    func opacity_ofNought_drawsNothing() {
        let rows = rows { context, size in
            context.opacity = 0
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        #expect(rows == ["", "", "", ""])
    }

    @Test
    func symbol_isFoundByItsTag() {
        let canvas = Canvas { context, _ in
            if let symbol = context.resolveSymbol(id: 2) {
                context.draw(symbol, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
            }
        } symbols: {
            Text("one").tag(1)
            Text("two").tag(2)
        }
        #expect(rows(canvas) == ["two", "", "", ""])
    }

    @Test
    func measure_countsInPoints() {
        var size = CGSize.zero
        _ = rows { context, room in size = context.resolve(Text("four")).measure(in: room) }
        #expect(size == CGSize(width: 32, height: 16))
    }

    @Test
    func state_thatTheDrawingReads_drawsItAgain() async {
        let pilot = Pilot(Growing(), size: Size(width: 20, height: 8))
        #expect(pilot.screen.contains("n0"))
        await pilot.press("Enter")
        #expect(pilot.screen.contains("n1"))
    }
}

private struct Growing: View {
    @State private var number = 0

    var body: some View {
        Button("grow") { number += 1 }
        Canvas { context, _ in
            context.draw(Text("n\(number)"), at: CGPoint(x: 0, y: 0), anchor: .topLeading)
        }
        .frame(width: 64, height: 40)
    }
}
