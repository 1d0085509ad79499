import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LayoutTests {
    @Test
    func ownLayout_placesItsViews() async {
        let pilot = Pilot(Stairs(), size: Size(width: 20, height: 6))
        await pilot.settle()
        #expect(pilot.screen.hasPrefix("[ 0 ]\n  [ 1 ]\n    [ 2 ]"))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("[ 10 ]"))
    }

    @Test
    func ownLayout_inAnyLayout_isOneOfSeveral() {
        let layout = AnyLayout(StairsLayout())
        let pilot = Pilot(
            layout {
                Text("a")
                Text("b")
            },
            size: Size(width: 20, height: 6)
        )
        #expect(pilot.screen.hasPrefix("a\n  b"))
    }
}

private struct Stairs: View {
    @State private var numbers = [0, 1, 2]

    var body: some View {
        StairsLayout {
            ForEach(numbers.indices, id: \.self) { index in
                Button("\(numbers[index])") { numbers[index] *= 10 }
            }
        }
    }
}

/// Each view two columns further to the right than the one above.
private struct StairsLayout: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout [CGSize]
    ) -> CGSize {
        let widths = cache.enumerated().map { .columns($0.offset * 2) + $0.element.width }
        return CGSize(width: widths.max() ?? 0, height: .rows(cache.count))
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout [CGSize]
    ) {
        for (index, view) in subviews.enumerated() {
            let x = bounds.origin.x + .columns(index * 2)
            let y = bounds.origin.y + .rows(index)
            view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(cache[index]))
        }
    }

    func makeCache(subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(.unspecified) }
    }
}
