import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StackTests {
    @Test
    func vStack_withAlignments_placesRows() {
        let sut = Pilot(
            VStack(alignment: .leading) {
                VStack {
                    Text("wide text")
                    Text("mid")
                }
                VStack(alignment: .trailing, spacing: 1) {
                    Text("wide text")
                    Text("end")
                }
            },
            20,
            8
        )
        #expect(
            sut.content == """
                wide text
                   mid
                wide text

                      end
                """
        )
    }

    @Test
    func hStack_withoutSpacing_leavesOneColumn() {
        let sut = Pilot(
            VStack(alignment: .leading) {
                HStack {
                    Text("a")
                    Text("b")
                }
                HStack(spacing: 3) {
                    Text("a")
                    Text("b")
                }
                HStack(spacing: 0) {
                    Text("a")
                    Text("b")
                }
            },
            20,
            6
        )
        #expect(
            sut.content == """
                a b
                a   b
                ab
                """
        )
    }

    @Test
    func hStack_withVerticalAlignment_placesShortOnes() {
        func row(_ alignment: VerticalAlignment) -> some View {
            HStack(alignment: alignment) {
                Text(verbatim: "1\n2\n3")
                Text("x")
            }
        }
        let sut = Pilot(
            HStack(spacing: 2) {
                row(.top)
                row(.center)
                row(.bottom)
            },
            20,
            6
        )
        #expect(
            sut.content == """
                1 x  1    1
                2    2 x  2
                3    3    3 x
                """
        )
    }

    @Test
    func spacer_inARow_pushesApart() {
        let sut = Pilot(
            HStack {
                Text("left")
                Spacer()
                Text("right")
            },
            20,
            5
        )
        #expect(sut.content == "left           right")
    }

    @Test
    func spacers_twoInARow_shareTheRoom() {
        let sut = Pilot(
            HStack(spacing: 0) {
                Spacer()
                Text("middle")
                Spacer()
            },
            20,
            5
        )
        #expect(sut.content == "       middle")
    }

    @Test
    func spacer_inAColumn_pushesDown() {
        let sut = Pilot(
            VStack(alignment: .leading) {
                Text("top")
                Spacer()
                Text("bottom")
            },
            20,
            6
        )
        #expect(
            sut.content == """
                top




                bottom
                """
        )
    }

    @Test
    func spacer_withMinimum_keepsIt() {
        let sut = Pilot(
            HStack(spacing: 0) {
                Text(verbatim: "a long text that is cut").lineLimit(1)
                Spacer(minLength: .columns(4))
                Text("end")
            },
            20,
            5
        )
        #expect(sut.content == "a long text …    end")
    }

    @Test
    func texts_thatDoNotFit_shareTheRoomFairly() {
        let sut = Pilot(
            HStack {
                Text(verbatim: "short")
                Text(verbatim: "a text that is far too long").lineLimit(1)
            },
            20,
            5
        )
        #expect(sut.content == "short a text that i…")
    }

    @Test
    func layoutPriority_whenRoomIsShort_servesTheHigherFirst() {
        let sut = Pilot(
            HStack {
                Text(verbatim: "first first").lineLimit(1)
                Text(verbatim: "second second").lineLimit(1).layoutPriority(1)
            },
            20,
            5
        )
        #expect(sut.content == "first… second second")
    }

    @Test
    func zStack_withAlignment_drawsTheLastInFront() {
        let sut = Pilot(
            ZStack(alignment: .topTrailing) {
                Text(verbatim: "aaaaaa\naaaaaa")
                Text(verbatim: "bb")
            },
            20,
            5
        )
        #expect(
            sut.content == """
                aaaabb
                aaaaaa
                """
        )
    }

    @Test
    func divider_inBothDirections_drawsAcross() {
        let sut = Pilot(
            VStack(alignment: .leading) {
                HStack {
                    Text("a")
                    Divider()
                    Text("b")
                }
                .frame(height: .rows(1))
                Divider()
                Text("c")
            },
            20,
            6
        )
        #expect(
            sut.content == """
                a │ b
                ────────────────────
                c
                """
        )
    }

    @Test
    func infiniteFrames_inARow_shareTheRoom() {
        let sut = Pilot(
            HStack(spacing: 0) {
                Text("a").frame(maxWidth: .infinity).border(.tertiary)
                Text("b").frame(maxWidth: .infinity).border(.tertiary)
            },
            20,
            6
        )
        #expect(
            sut.content == """
                ╭────────╮╭────────╮
                │   a    ││   b    │
                ╰────────╯╰────────╯
                """
        )
    }
}
