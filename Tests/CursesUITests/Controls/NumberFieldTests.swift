import Observation
import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct NumberFieldTests {
    @Test(arguments: ["72.5", "72,5", " 72.5 ", "+72,5"])
    func type_withEitherDecimalMark_setsTheValue(text: String) async {
        let model = NumberModel()
        let sut = Pilot(NumberView(model: model), 20, 6)
        await sut.press("C-u")
        await sut.type(text)
        #expect(model.weight == 72.5)
        await sut.press("Tab")
        #expect(!sut.content.contains("▲"))
        #expect(sut.content.contains(DecimalText.trimmed(text)))
    }

    @Test(arguments: [nil, 0, 2])
    func format_negativeZero_hasNoSign(_ digits: Int?) {
        #expect(!DecimalText.format(-0.0, fractionDigits: digits).contains("-"))
    }

    @Test(arguments: ["abc", "7x", "1.2.3", "1,2.3", "-", "--1", "1e5", "٣", "nan", "inf", ""])
    func type_whatIsNoNumber_staysInTheFieldAndSaysSoAfterLeaving(text: String) async {
        let model = NumberModel()
        model.weight = 5
        let sut = Pilot(NumberView(model: model), 20, 6)
        await sut.press("C-u")
        await sut.type("8")
        await sut.press("C-u")
        await sut.type(text)
        #expect(!sut.content.contains("▲"))
        await sut.press("Tab")
        #expect(sut.content.hasPrefix(text + (text.isEmpty ? "Weight" : "")))
        #expect(sut.content.contains("▲ not a number"))
        await sut.press("S-Tab")
        #expect(!sut.content.contains("▲"))
        await sut.press("C-u")
        await sut.type("9")
        await sut.press("Tab")
        #expect(model.weight == 9)
        #expect(!sut.content.contains("▲"))
    }

    @Test
    func shiftAndArrows_inANumber_stepIt() async {
        let model = NumberModel()
        model.weight = 72
        let sut = Pilot(NumberView(model: model), 20, 6)
        await sut.press("S-Up", "S-Up", "S-Down")
        #expect(model.weight == 73)
        await sut.press("C-u")
        await sut.type("72,9")
        await sut.press("S-Up")
        #expect(model.weight == 73)
        #expect(sut.content.hasPrefix("73,0"))
        await sut.press("M-u")
        #expect(model.weight == 72.9)
        await sut.press("Tab", "S-Up")
        #expect(model.count == 1)
        await sut.press("S-Down", "S-Down")
        #expect(model.count == -1)
    }

    @Test
    func step_atTheEndsOfInteger_doesNotTrap() async {
        let model = NumberModel()
        model.count = .max
        let sut = Pilot(NumberView(model: model), 30, 6)
        await sut.press("Tab", "Up")
        #expect(model.count == .max)
    }

    @Test
    func value_changedElsewhere_replacesWhatCannotBeRead() async {
        let model = NumberModel()
        let sut = Pilot(NumberView(model: model), 20, 6)
        await sut.press("C-u")
        await sut.type("abc")
        model.weight = 55
        await sut.settle()
        #expect(sut.content.hasPrefix("55"))
    }

    @Test
    func optionalNumber_emptied_isNoValue() async {
        let model = NumberModel()
        model.goal = 60
        let sut = Pilot(
            TextField("Goal", value: Bindable(model).goal, format: .number),
            20,
            5
        )
        #expect(sut.content == "60")
        await sut.press("C-u")
        #expect(model.goal == nil)
        #expect(sut.content == "Goal")
        await sut.type("61.5")
        #expect(model.goal == 61.5)
    }

    @Test(
        arguments: [
            (72.0, nil, "72"), (72.45, nil, "72.45"), (72.45, 1, "72.5"), (-0.04, 1, "0.0"),
            (-1.25, 1, "-1.3"), (0, 2, "0.00"), (.nan, 1, "–"), (.infinity, nil, "–"),
            (1e18, 2, "1e+18"), (0.1, 12, "0.100000000"),
        ] as [(Double, Int?, String)]
    )
    func format_number_writesIt(value: Double, digits: Int?, expected: String) {
        #expect(DecimalText.format(value, fractionDigits: digits) == expected)
    }
}

@MainActor @Observable
private final class NumberModel {
    var weight = 0.0
    var count = 0
    var goal: Double?
}

private struct NumberView: View {
    @Bindable var model: NumberModel

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Weight", value: $model.weight, format: .number)
            TextField("Count", value: $model.count, format: .number)
            Button("Save") {}
        }
    }
}
