import Testing

@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// The body of a modifier runs again when it has changed, whatever it modifies.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ModifierBodyTests {
    @Test
    func press_keyInAList_runsNoBodyAround() async {
        let runs = Counter()
        let view = List(0..<9, id: \.self) { Text(verbatim: "row \($0)") }
            .onKeyPress("x", "other") {}
            .modifier(CountedModifier(runs: runs))
            .modifier(CountedModifier(runs: runs))
            .toolbar { Button("act") {} }
            .modifier(CountedModifier(runs: runs))
            .modifier(CountedModifier(runs: runs))
        let sut = Pilot(view, size: Size(width: 30, height: 12))
        await sut.press("F9")
        runs.count = 0
        for _ in 0..<5 { await sut.press("Down") }
        #expect(sut.screen.contains("▸ row 5"))
        #expect(runs.count == 0)
        #expect(sut.differenceFromNothing == nil)
    }
}

private struct CountedModifier: ViewModifier {
    let runs: Counter

    func body(content: Content) -> some View {
        runs.count += 1
        return content.alert("Asked", isPresented: .constant(false)) {}
    }
}
