import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MenuTests {
    @Test
    func menu_opened_offersItsButtonsAndClosesWithOne() async {
        let counter = Counter()
        let sut = Pilot(
            Menu("More") {
                Button("Rename") { counter.log.append("rename") }
                Button("Delete", role: .destructive) { counter.log.append("delete") }
            },
            40,
            8
        )
        #expect(sut.content.contains("[ More ]"))
        await sut.press("Enter")
        #expect(sut.content.contains("│ Rename"))
        #expect(sut.content.contains("│ Delete"))
        await sut.press("Down", "Enter")
        #expect(counter.log == ["delete"])
        #expect(!sut.content.contains("Rename"))
        await sut.press("Enter", "Esc")
        #expect(!sut.content.contains("Rename"))
        #expect(counter.log == ["delete"])
    }
}
