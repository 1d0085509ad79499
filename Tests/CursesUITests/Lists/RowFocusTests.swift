import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RowFocusTests {
    @Test
    func tab_fromTheList_goesThroughTheMarkedRowAndOn() async {
        let sut = Pilot(PlayersView(), 30, 6)
        #expect(
            sut.content == """
                ▸ Ann  3                     +
                  Bob  5                     +
                [ Done ]
                """
        )
        #expect(sut.cursor == Point(x: 0, y: 0))
        await sut.press("Tab")
        #expect(sut.cursor == Point(x: 8, y: 0))
        await sut.press("End")
        await sut.type("1")
        #expect(sut.content.hasPrefix("▸ Ann  31 "))
        await sut.press("Tab", "Enter")
        #expect(sut.content.hasPrefix("▸ Ann  32 "))
        await sut.press("Tab")
        #expect(sut.marked == "[ Done ]")
        await sut.press("S-Tab", "S-Tab", "S-Tab")
        #expect(sut.cursor == Point(x: 0, y: 0))
    }

    @Test
    func arrows_inAField_takeTheFocusToTheSameFieldOfTheNextRow() async {
        let sut = Pilot(PlayersView(), 30, 6)
        await sut.press("Tab", "Down", "End")
        await sut.type("0")
        #expect(
            sut.content == """
                  Ann  3                     +
                ▸ Bob  50                    +
                [ Done ]
                """
        )
        await sut.press("Up", "Backspace")
        #expect(sut.content.hasPrefix("▸ Ann  "))
        #expect(!sut.content.contains("3"))
    }

    @Test
    func click_onAFieldOfAnotherRow_putsTheCursorThere() async {
        let sut = Pilot(PlayersView(), 30, 6)
        await sut.click(x: 7, y: 1)
        await sut.type("1")
        #expect(sut.content.contains("▸ Bob  15"))
        await sut.click(x: 29, y: 0)
        #expect(sut.content.hasPrefix("▸ Ann  4 "))
    }

    @Test
    func enter_onTheList_pressesTheFirstButtonOnly() async {
        let sut = Pilot(PlayersView(), 30, 6)
        await sut.press("Enter")
        #expect(sut.content.hasPrefix("▸ Ann! 3 "))
    }
}

private struct PlayersView: View {
    @State private var players = [
        Player(name: "Ann", points: "3"), Player(name: "Bob", points: "5"),
    ]

    var body: some View {
        VStack(alignment: .leading) {
            List($players) { $player in
                HStack {
                    Button {
                        player.name += "!"
                    } label: {
                        Text(verbatim: player.name).frame(width: .columns(4), alignment: .leading)
                    }
                    TextField("Points", text: $player.points)
                    Button("+") { player.points = "\((Int(player.points) ?? 0) + 1)" }
                }
            }
            .frame(maxHeight: .rows(2))
            Button("Done") {}
        }
    }
}

private struct Player: Identifiable {
    var name: String
    var points: String

    var id: Character { name.first ?? " " }
}
