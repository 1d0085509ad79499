import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FrameTests {
    @Test
    func frame_ofFixedSize_alignsTheContent() {
        let sut = Pilot(
            VStack(alignment: .leading, spacing: 0) {
                Text("x").frame(width: .columns(8), height: .rows(3), alignment: .bottomTrailing)
                    .border(.tertiary)
                Text("x").frame(width: .columns(5)).border(.tertiary)
            },
            20,
            10
        )
        #expect(
            sut.content == """
                ╭────────╮
                │        │
                │        │
                │       x│
                ╰────────╯
                ╭─────╮
                │  x  │
                ╰─────╯
                """
        )
    }

    @Test
    func frame_smallerThanTheText_wrapsIt() {
        let sut = Pilot(Text(verbatim: "one two three").frame(width: .columns(7)), 20, 6)
        #expect(
            sut.content == """
                one two
                three
                """
        )
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300, -5, 0, 0.4, 10])
    func frame_withAnyLength_doesNotTrap(length: Double) {
        let sut = Pilot(
            VStack {
                Text("x").frame(maxWidth: length, maxHeight: length)
                Text("x").frame(width: length, height: length).padding(length)
                Text("x").frame(minWidth: length).border(.tertiary)
                HStack(spacing: length) { Spacer(minLength: length) }
            },
            20,
            5
        )
        #expect(sut.screen.contains("help"))
    }

    @Test
    func frame_withBounds_keepsBetweenThem() {
        let sut = Pilot(
            VStack(alignment: .leading, spacing: 0) {
                Text("x").frame(minWidth: .columns(6)).border(.tertiary)
                Text("a long text").frame(maxWidth: .columns(6)).lineLimit(1).border(.tertiary)
            },
            20,
            10
        )
        #expect(
            sut.content == """
                ╭──────╮
                │  x   │
                ╰──────╯
                ╭──────╮
                │a lon…│
                ╰──────╯
                """
        )
    }

    @Test
    func padding_onSomeSides_leavesCells() {
        let sut = Pilot(
            HStack(spacing: 0) {
                Text("a").padding().border(.tertiary)
                Text("b").padding(.leading, 3).border(.tertiary)
                Text("c").padding([.top, .trailing], 1).border(.tertiary)
            },
            20,
            8
        )
        #expect(
            sut.content == """
                ╭───╮      ╭──╮
                │   │╭────╮│  │
                │ a ││   b││c │
                │   │╰────╯╰──╯
                ╰───╯
                """
        )
    }

    @Test
    func fixedSize_inANarrowFrame_keepsTheIdealWidth() {
        let sut = Pilot(
            Text("one two three").fixedSize().frame(width: .columns(5), alignment: .leading),
            20,
            5
        )
        #expect(sut.content == "one two three")
    }

    @Test
    func border_aroundNothing_isStillABox() {
        let sut = Pilot(Text(verbatim: "").border(.tertiary), 20, 5)
        #expect(
            sut.content == """
                ╭╮
                ││
                ╰╯
                """
        )
    }

    @Test
    func nestedStacks_tenDeep_measureALeafFewTimes() {
        let few = measures(depth: 5)
        let many = measures(depth: 10)
        #expect(many <= 2 * few + 2)
        #expect(many <= 20)
    }

    @Test
    func leaves_threeHundredInColumns_areMeasuredAFewTimesEach() {
        let counter = Counter()
        let view = HStack(spacing: 1) {
            ForEach(0..<10) { _ in
                VStack(alignment: .leading) {
                    ForEach(0..<15) { row in
                        HStack {
                            Text(verbatim: "Leaf").wrapped { CountingNode($0.place, $1, counter) }
                            Text(verbatim: "\(row)").wrapped { CountingNode($0.place, $1, counter) }
                            Spacer()
                        }
                    }
                }
            }
        }
        _ = Pilot(view, 120, 40)
        #expect(counter.count <= 300 * 5)
    }

    private func measures(depth: Int) -> Int {
        let counter = Counter()
        var view = AnyView(
            Text("leaf").wrapped { CountingNode($0.place, $1, counter) }
        )
        for level in 0..<depth {
            let inner = view
            view =
                level.isMultiple(of: 2)
                ? AnyView(
                    HStack {
                        inner
                        Text("a text beside it")
                        Spacer()
                    }
                )
                : AnyView(
                    VStack {
                        inner
                        Text("a text below it")
                        Spacer()
                    }
                )
        }
        _ = Pilot(view, 60, 30)
        return counter.count
    }
}

/// A node that counts how often it is measured.
private final class CountingNode: Node {
    private let counter: Counter

    init(_ place: Place, _ content: Node, _ counter: Counter) {
        self.counter = counter
        super.init(place, children: [content])
    }

    override func measure(_ proposal: Proposal) -> Size {
        counter.count += 1
        return super.measure(proposal)
    }
}
