import CursesTesting
import CursesUI
import Testing

@testable import Counter

@Test func plus_countsOneMore() async {
    let pilot = Pilot(CounterApp(), size: Size(width: 40, height: 8))
    await pilot.press("+")
    #expect(pilot.screen.contains("Count  1"))
}
