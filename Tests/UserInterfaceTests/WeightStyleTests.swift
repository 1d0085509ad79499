import CursesCore
import CursesTesting
import DataSource
import Model
import Testing

@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WeightStyleTests {
    @Test
    func changes_besideHundredths_haveThemToo_meansDoNot() {
        let style = WeightStyle(.kilograms)
        let aligned = style.aligned(with: [80.05, 300])
        #expect(aligned.change(80.05 - 80.12) == "−0.07" && aligned.change(0.1) == "+0.10")
        #expect(aligned.mean(80.05) == "80.1" && aligned.meanText(80.1) == "80.1 kg")
        #expect(aligned.amount(0.35) == "0.35 kg" && aligned.cell(80.1) == "80.1 ")
        #expect(style.aligned(with: [80.1]).change(0.07) == "+0.1")
        let stones = WeightStyle(.stones).aligned(with: [72.45])
        #expect(stones.change(0.35) == "+0.8" && stones.limit(72.45) == "11 st 5.7")
    }

    @Test(arguments: [
        (80.0, 80.02, "−0.02"), (80.05, 80.12, "−0.07"), (88.8, 88.45, "+0.35"),
        (80.15, 80.05, "+0.10"), (80.1, 80.2, "−0.1"),
    ])
    func change_ofOneWeighIn_isWhatBothWeightsSay(
        _ weight: Double,
        _ before: Double,
        _ text: String
    ) {
        var entry = Overview.ann(.preview).entries[0]
        entry.weighIn.weight = weight
        entry.change = weight - before
        let style = WeightStyle(.kilograms).aligned(with: entry)
        #expect(style.change(weight - before) == text)
    }

    @Test
    func changes_ofSeveral_areWhatTheWeightBeforeThemSaysToo() {
        var entries = Array(Overview.ann(.preview).entries.prefix(2))
        for (index, weight) in [81.3, 81.4].enumerated() { entries[index].weighIn.weight = weight }
        (entries[0].change, entries[1].change) = (-0.1, -0.03)
        let style = WeightStyle(.kilograms)
        #expect(style.aligned(with: entries[...]).change(-0.03) == "−0.03")
        #expect(style.aligned(with: entries[..<1]).change(-0.1) == "−0.1")
    }

    @Test(arguments: [
        (180.6, "12 st 12.6"), (21.4, "1 st 7.4"), (14, "1 st 0.0"), (13.96, "1 st 0.0"),
        (13.9, "13.9 lb"), (-21.4, "1 st 7.4"), (0, "0.0 lb"),
    ])
    func distance_inStones_hasThemFromOneOn(_ pounds: Double, _ text: String) {
        let kilograms = UnitService(.preview).kilograms(pounds, .pounds)
        #expect(WeightStyle(.stones).distance(kilograms) == text)
    }

    @Test(arguments: ["en", "ja"])
    func reading_ofTheHighestClass_keepsItsSign(_ language: String) {
        let view = WeighInReadingView(store: .preview(.preview, weight: "150"))
            .frame(width: 23, alignment: .leading)
            .environment(\.appDependencies, .preview)
        let pilot = Pilot(view, size: Size(width: 40, height: 12)) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: language)
        }
        let row = pilot.screen.split(separator: "\n").first ?? ""
        #expect(row.contains("47.34") && row.contains("!!") && !row.contains("…"), "\(row)")
    }

    @Test(arguments: [
        (160.5, 1, "11 st 6.5"), (160, 1, "11 st 6.0"), (154, 1, "11 st 0.0"), (160, 0, "11 st 6"),
        (154, 0, "11 st"),
    ])
    func tick_ofStones_hasTheDecimalsOfTheOthers(_ pounds: Double, _ decimals: Int, _ text: String)
    {
        #expect(WeightStyle(.stones).compoundTick(pounds, decimals: decimals) == text)
    }

    @Test(arguments: [
        ("11st6", String?("= 72.6 kg")), ("160 lb", "= 72.6 kg"), ("160 ポンド", "= 72.6 kg"),
        ("160℔", "= 72.6 kg"),
        ("72.6kg", nil), ("72 キロ", nil), ("72.6", nil), ("stone", nil),
    ])
    func reading_ofAnotherUnit_isInOnesOwn(_ typed: String, _ expected: String?) async {
        #expect(WeightStyle(.kilograms).reading(of: typed) == expected)
        let pilot = Pilot(
            PreviewHost { WeighInEditorView(store: .preview($0, weight: typed)) },
            size: Size(width: 60, height: 20)
        ) { $0.stringCatalog = .module }
        await pilot.settle()
        let row = pilot.screen.split(separator: "\n").first { $0.contains(typed) } ?? ""
        #expect(!row.isEmpty && row.contains("= 72.6 kg") == (expected != nil), "\(row)")
    }

    @Test(arguments: [
        (WeightUnit.stones, "11st6", String?.none), (.stones, "160lb", "= 11 st 6.0"),
        (.pounds, "11st6", "= 160.0 lb"),
        (.pounds, "160 pounds", nil),
        (.kilograms, "81.3-72.4", "= 8.9 kg"), (.kilograms, "81.3-", nil),
        (.kilograms, "72.4-81.3", nil),
    ])
    func reading_ofStonesAndPounds_isOfTheOtherAlone(
        _ unit: WeightUnit,
        _ typed: String,
        _ expected: String?
    ) {
        #expect(WeightStyle(unit).reading(of: typed) == expected)
    }

    @Test
    func goalReading_ofARange_isNoDifference() {
        #expect(WeightStyle(.kilograms).goalReading(of: "72-70") == nil)
        #expect(WeightStyle(.kilograms).goalReading(of: "160lb") == "= 72.6 kg")
    }

    @Test(arguments: [
        (HeightUnit.centimetres, "5'10", String?("= 177.8 cm")), (.centimetres, "178cm", nil),
        (.feetAndInches, "178 cm", "= 5'10.1\""), (.feetAndInches, "5ft 10", nil),
        (.centimetres, "1.68", "= 168 cm"), (.feetAndInches, "168", "= 168 cm"),
        (.feetAndInches, "1.68", "= 168 cm"), (.centimetres, "168m", nil),
        (.feetAndInches, "510", "= 5'10\""), (.feetAndInches, "70", "= 5'10\""),
    ])
    func reading_ofAHeight_isInOnesOwnUnit(
        _ unit: HeightUnit,
        _ typed: String,
        _ expected: String?
    ) {
        #expect(HeightStyle(unit).reading(of: typed) == expected)
    }

    @Test(arguments: ["en", "ja"])
    func change_thatIsDoubted_isOneRowOnTheSmallestScreen(_ language: String) async throws {
        let pilot = Pilot(
            PreviewHost { WeighInEditorView(store: .preview($0, weight: "60.4")) },
            size: Size(width: 40, height: 12)
        ) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: language)
        }
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n")
        let row = try #require(rows.firstIndex { $0.contains("−11.8 kg") })
        #expect(rows[row].contains(language == "en" ? "· unusual" : "· 要確認"), "\(pilot.screen)")
        #expect(rows[row + 1].contains(language == "en" ? "Day" : "日付"), "\(pilot.screen)")
    }
}
