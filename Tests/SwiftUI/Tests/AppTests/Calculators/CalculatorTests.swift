import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CalculatorTests {
    /// A calculator, the keys that fill it in, and what it must say then.
    struct Case: CustomTestStringConvertible {
        let name: String
        let make: @MainActor () -> AnyView
        let keys: [String]
        let result: String

        var testDescription: String { name }

        init(
            _ name: String,
            _ view: @autoclosure @escaping @MainActor () -> some View,
            _ keys: String,
            says result: String
        ) {
            self.name = name
            make = { AnyView(view()) }
            self.keys = keys.split(separator: " ").map(String.init)
            self.result = result
        }
    }

    nonisolated static let cases = [
        Case("form", FormCalculator(), "1 8 0 Tab 7 2 Tab Enter", says: "BMI 22.2"),
        Case("slider", SliderCalculator(), "Right Right Tab Left", says: "21.6"),
        Case("model", ModelCalculator(), "1 8 0 Tab 7 2 Tab Enter", says: "22.2"),
        Case("stepper", StepperCalculator(), "Down Down Down Tab Right Right", says: "22.8"),
        Case("live", LiveCalculator(), "8 1", says: "25.0"),
        Case("unit", UnitCalculator(), "C-PageDown 7 0 Tab 1 5 0", says: "BMI: 21.5"),
        Case("sheet", SheetCalculator(), "Tab 6 5 Tab Enter", says: "Your BMI is 22.5"),
        Case("alert", AlertCalculator(), "1 . 8 Tab 8 1 Tab Enter", says: "Your BMI: 25.0"),
        Case("grid", GridCalculator(), "Right Tab Right", says: "BMI 22.6 Normal"),
        Case("history", HistoryCalculator(), "Down Tab 7 0 Enter", says: "22.9"),
    ]

    @Test(arguments: cases)
    func keys_giveTheResult(_ calculator: Case) async {
        let pilot = Pilot(calculator.make())
        await pilot.settle()
        for key in calculator.keys { await pilot.press(key) }
        #expect(pilot.screen.contains(calculator.result))
    }

    @Test(arguments: cases, [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func screen_atASize_isWhole(_ calculator: Case, _ size: Size) async {
        let pilot = Pilot(calculator.make(), size: size)
        await pilot.settle()
        for key in calculator.keys {
            #expect(pilot.flaw(mayHideFocus: true) == nil)
            await pilot.press(key)
        }
        #expect(pilot.flaw(mayHideFocus: true) == nil)
        #expect(!pilot.screen.split(separator: "\n").isEmpty)
    }

    @Test
    func wrongEntries_areSaid() async {
        let pilot = Pilot(AlertCalculator())
        await pilot.press("Tab", "Tab", "Enter")
        #expect(pilot.screen.contains("Height and weight must be numbers."))
        await pilot.press("Enter")
        #expect(!pilot.screen.contains("must be numbers"))
    }

    @Test
    func gridOfCategories_isWalkedWithArrows() async {
        let pilot = Pilot(GridCalculator(), size: Size(width: 40, height: 12))
        await pilot.press("Tab", "Tab", "Right", "Down", "Enter")
        #expect(pilot.screen.contains("begins at"))
    }

    @Test
    func historyEntry_isDeleted() async {
        let pilot = Pilot(HistoryCalculator())
        await pilot.press("Down", "Tab", "7", "0", "Enter")
        #expect(pilot.screen.contains("22.9"))
        await pilot.press("S-Tab", "End", "d")
        #expect(!pilot.screen.contains("22.9"))
    }
}
