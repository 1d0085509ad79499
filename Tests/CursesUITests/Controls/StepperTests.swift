import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct StepperTests {
    private let size = Size(width: 30, height: 6)

    @Test
    func stepper_inAForm_standsInTheValueColumn() {
        let pilot = Pilot(
            Form {
                Stepper("Days", value: .constant(7), in: 1...100)
                Stepper("Goal (kg)", value: .constant(71.5), in: 30...250, step: 0.5)
                Stepper("Order", onIncrement: {}, onDecrement: nil)
            },
            size: size
        )
        #expect(
            pilot.content == """
                Days       −   7 +
                Goal (kg)  −  71.5 +
                Order      − +
                """
        )
        #expect(pilot.marked == "−   7 +")
        #expect(pilot.cursor == Point(x: 10, y: 0))
        #expect(pilot.helpBar.contains("+ increase"))
    }

    @Test(arguments: ["+", "=", "Right"])
    func keysUp_stepUpToTheBound(key: String) async {
        let pilot = Pilot(DayStepper(), size: size)
        await pilot.press(key)
        #expect(pilot.content.contains("− 4 +"))
        await pilot.press(key, key)
        #expect(pilot.content.contains("− 5 +"))
    }

    @Test(arguments: ["-", "Left"])
    func keysDown_stepDownToTheBound(key: String) async {
        let pilot = Pilot(DayStepper(), size: size)
        await pilot.press(key)
        #expect(pilot.content.contains("− 2 +"))
        await pilot.press(key, key)
        #expect(pilot.content.contains("− 1 +"))
    }

    @Test
    func clicks_step() async {
        let pilot = Pilot(DayStepper(), size: size)
        await pilot.click("+")
        #expect(pilot.content.contains("− 4 +"))
        await pilot.click("−")
        await pilot.click("−")
        #expect(pilot.content.contains("− 2 +"))
        await pilot.click("Days")
        #expect(pilot.content.contains("− 2 +"))
    }

    @Test
    func decimalSteps_addUpWithoutNoise() async {
        let pilot = Pilot(WeightStepper(), size: size)
        for _ in 0..<3 { await pilot.press("+") }
        #expect(pilot.content.contains("− 72.7 +"))
    }

    @Test
    func closures_areCalledBetweenTheReports() async {
        var calls: [String] = []
        let pilot = Pilot(
            Stepper(
                "Order",
                onIncrement: { calls.append("up") },
                onDecrement: { calls.append("down") },
                onEditingChanged: { calls.append("\($0)") }
            ),
            size: size
        )
        await pilot.press("+", "-")
        #expect(calls == ["true", "up", "false", "true", "down", "false"])
    }

    @Test
    func wholeNumbersAtTheirEnds_stayThere() async {
        var small = UInt8.max
        var large = Int.min
        let pilot = Pilot(
            Form {
                Stepper("small", value: Binding(get: { small }, set: { small = $0 }), step: 100)
                Stepper("large", value: Binding(get: { large }, set: { large = $0 }))
            },
            size: size
        )
        await pilot.press("+", "Tab", "-")
        #expect(small == .max)
        #expect(large == .min)
        await pilot.press("+", "S-Tab", "-", "-", "-")
        #expect(small == 55)
        #expect(large == .min + 1)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 0, 500])
    func valuesBeyondTheBounds_comeBackOrStay(start: Double) async {
        var value = start
        let pilot = Pilot(
            Stepper("x", value: Binding(get: { value }, set: { value = $0 }), in: 10...20, step: 5),
            size: size
        )
        await pilot.press("+", "-", "-", "-")
        #expect(value == 10 || value.isNaN)
    }

    @Test
    func disabled_isDimAndStays() async {
        let pilot = Pilot(DayStepper().disabled(true), size: size)
        await pilot.press("+")
        await pilot.click("+")
        #expect(pilot.content.contains("− 3 +"))
        #expect(pilot.marked.isEmpty)
    }

    @Test(arguments: [1, 2, 3, 5, 20])
    func anyWidth_survives(width: Int) async {
        let pilot = Pilot(
            Form { Stepper(hostileText, value: .constant(123_456), in: 0...1_000_000) },
            size: Size(width: width, height: 6)
        )
        await pilot.press("+", "-")
        await pilot.click(x: width - 1, y: 0)
        #expect(!pilot.screen.unicodeScalars.contains("\u{1B}"))
    }
}

private struct DayStepper: View {
    @State private var days = 3

    var body: some View {
        Stepper("Days", value: $days, in: 1...5)
    }
}

private struct WeightStepper: View {
    @State private var weight = 72.4

    var body: some View {
        Stepper("Weight", value: $weight, step: 0.1)
    }
}
