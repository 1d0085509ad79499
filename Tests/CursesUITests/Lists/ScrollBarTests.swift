import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScrollBarTests {
    @Test(arguments: [(3, false), (30, true)])
    func list_withMoreThanIsSeen_showsHowFarItIsScrolled(_ count: Int, _ hasBar: Bool) async {
        let rows = Array(0..<count)
        let list = List { ForEach(rows, id: \.self) { Text(verbatim: "row \($0)") } }
        let sut = Pilot(list.scrollIndicators(.visible), 20, 6)
        await sut.settle()
        #expect(sut.content.contains("┃") == hasBar, "\(sut.content)")
        await sut.press("End")
        #expect(sut.content.hasSuffix("┃") == hasBar, "\(sut.content)")
    }

    @Test
    func help_thatIsCut_showsThatMoreFollows() async {
        let sut = Pilot(Text(verbatim: "below"), size: Size(width: 40, height: 8))
        await sut.press("?")
        #expect(sut.content.contains("┃ │"), "\(sut.content)")
    }
}
