import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

/// Whole figures on every screen: nothing is cut, and nothing is rounded across a bound.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ExactFiguresTests {
    @Test(arguments: [40, 60, 80, 100, 120, 200], ["en", "ja"])
    func history_inStones_isWhole(_ width: Int, _ language: String) async {
        let screen = await screen("HistoryView_Stones", width, 24, language)
        let rows = screen.split(separator: "\n").filter { $0.contains(" st ") }
        #expect(rows.contains { $0.contains("12 st 13.") })
        #expect(!rows.contains { $0.contains(#/[\d.]…|…[\d.]/#) })
    }

    @Test(arguments: [40, 80, 120], ["en", "ja"])
    func dashboard_inStones_isWhole(_ width: Int, _ language: String) async {
        let height = width == 40 ? 12 : 24
        let screen = await screen("DashboardView_Stones", width, height, language)
        #expect(screen.split(separator: "\n").contains { $0.contains("12 st 13.") })
        #expect(!screen.contains(" st…") && !screen.contains("st 1…"))
    }

    @Test(arguments: [80, 100, 120], ["en", "ja"])
    func statistics_inStones_keepTheirColumns(_ width: Int, _ language: String) async {
        let screen = await screen("StatisticsTableView_Stones", width, 24, language)
        let heads = screen.split(separator: "\n").filter {
            $0.contains(language == "en" ? " low " : " 最低")
        }
        #expect(heads.contains { $0.contains(language == "en" ? "weigh-ins" : "記録数") })
        #expect(!screen.contains(" st…") && !screen.contains("st 1…"))
    }

    @Test(arguments: [80, 120])
    func charts_inStones_nameStones(_ width: Int) async {
        let screen = await screen("TrendsView_Stones", width, 40, "en")
        let ticks = screen.split(separator: "\n").filter { $0.contains("┤") }
            .compactMap { $0.split(separator: "┤").first }
        #expect(ticks.count > 1 && ticks.allSatisfy { $0.contains(" st") })
        #expect(ticks.contains { $0.contains(" 13 st ") })
    }

    @Test
    func month_ofASingleWeighIn_hasItsWeight() async {
        let overview = OverviewService(.preview).overview(
            of: WeighIn.ofBaby.filter { (weighIn: WeighIn) in weighIn.weight == 4.895 },
            person: .ann,
            scheme: .who,
            unit: .kilograms,
            today: .preview
        )
        let table = HistoryTable(.preview, entries: overview.entries)
        let pilot = Pilot(HistoryTableView(store: table), size: Size(width: 80, height: 12)) {
            $0.stringCatalog = .module
        }
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n").filter { $0.contains("4.895") }
        #expect(rows.count == 2, "\(pilot.screen)")
    }

    @Test(arguments: WeightUnit.allCases)
    func weight_withASecondDecimal_showsIt(_ unit: WeightUnit) {
        let style = WeightStyle(unit)
        let kilograms = UnitService(.preview).kilograms(unit == .stones ? 11.375 : 72.45, unit)
        switch unit {
        case .kilograms: #expect(style.text(72.45) == "72.45 kg" && style.mean(72.45) == "72.5")
        case .pounds: #expect(style.text(kilograms) == "72.45 lb")
        case .stones: #expect(style.text(kilograms) == "11 st 5.25")
        }
        let aligned = style.aligned(with: [kilograms, 70])
        #expect(aligned.cell(70).hasSuffix(" ") && !aligned.cell(kilograms).hasSuffix(" "))
        #expect(!style.cell(70).hasSuffix(" "))
    }

    @Test(arguments: [
        (0.05, "+0.1"), (-0.05, "−0.1"), (72.45 - 72.4, "+0.1"), (72.4 - 72.45, "−0.1"),
        (-0.04, "0.0"), (0, "0.0"), (-0.25, "−0.3"),
    ])
    func change_half_isAwayFromZero(_ kilograms: Double, _ text: String) {
        #expect(WeightStyle(.kilograms).change(kilograms) == text)
        #expect(WeightStyle(.pounds).change(kilograms * 0.45359237) == text)
        #expect(WeightStyle(.stones).change(kilograms * 0.45359237) == text)
    }

    @Test(arguments: [
        (84.05, "That is 4.1 kg above the trend of 80.0 kg."),
        (75.95, "That is 4.1 kg below the trend of 80.0 kg."),
    ])
    func warning_half_isAwayFromZero(_ weight: Double, _ text: String) {
        let warning = EntryWarning.farFromTrend(weight: weight, trend: 80)
        let label = warning.label(UnitStyle(Settings())) { string($0, "en") }
        #expect(string(label, "en") == text)
        #expect(WeightStyle(.kilograms).distance(weight - 80) == "4.1 kg")
    }

    @Test(arguments: [("en", "Arms (cm), Hips"), ("ja", "Arms (cm)、Hips")])
    func warning_aboutMeasures_hasAListOfTheLanguage(language: String, list: String) {
        let measures = [
            OwnMeasure(id: "a", name: "Arms", unit: "cm"), OwnMeasure(id: "b", name: "Hips"),
        ]
        for warning in [
            EntryWarning.changedElsewhere(.ownMeasures(measures)),
            .unseenMeasures(measures, of: "Ann"),
        ] {
            let label = warning.label(UnitStyle(Settings())) { string($0, language) }
            #expect(string(label, language).contains(list))
        }
    }

    @Test(arguments: Scheme.allCases, ["en", "ja"])
    func dashboard_everyClass_namesItsScheme(_ scheme: Scheme, _ language: String) async {
        for item in scheme.classes {
            let weight = max(12, item.lowerBound) * 1.78 * 1.78 + 0.1
            let labels = [item.category.fullLabel, item.category.briefLabel]
                .map { string($0, language) }
            for (width, height) in [(80, 24), (120, 40), (40, 12)] {
                let view = DashboardContentView(store: dashboard(weight, scheme))
                let pilot = pilot(view, width, height, language)
                await pilot.settle()
                let line =
                    pilot.screen.split(separator: "\n")
                    .first { line in labels.contains { line.contains($0) } } ?? ""
                let names = [string(scheme.label, language), scheme.shortLabel ?? "?"]
                    .map { "· \($0)" }
                #expect(
                    names.contains { line.contains("\($0) ") || line.hasSuffix($0) },
                    "\(width) \(line)"
                )
                let isShort = scheme == .who || scheme == .jasso
                #expect(line.contains("BMI") || !isShort, "\(width) \(line)")
                #expect(!line.contains("…"), "\(width) \(line)")
            }
        }
    }

    @Test
    func gauge_asiaPacific_showsEveryBound() async {
        let pilot = pilot(BMIGaugeView(bmi: 24, classBounds: [18.5, 23, 25, 30]), 34, 6, "en")
        await pilot.settle()
        let labels = pilot.screen.split(separator: "\n").first { $0.contains("18.5") }?
            .split(separator: " ")
        #expect(labels == ["15", "18.5", "23", "25", "30", "40"])
    }

    @Test(arguments: [
        (79.2, 178.0, "24.99"), (64, 160, "25.00"), (63.9, 160, "24.96"), (76.8, 160, "30.00"),
    ])
    func gauge_atABound_marksTheSegmentOfTheClass(
        _ weight: Double,
        _ height: Double,
        _ number: String
    ) async {
        let overview = overview(weight, .who, height: height)
        let pilot = pilot(DashboardTodayView(overview: overview), 60, 6, "en")
        await pilot.settle()
        let lines = pilot.screen.split(separator: "\n")
        #expect(lines.contains { $0.trimmingPrefix(" ").hasPrefix("BMI \(number)") })
        let line = lines.first { $0.contains("●") } ?? ""
        let marks = line.prefix { $0 != "●" }.count { $0 == "┬" }
        let bmi = Double(number) ?? 0
        #expect(marks == [18.5, 25, 30, 35].count { $0 <= bmi }, "\(line)")
    }

    private func overview(_ weight: Double, _ scheme: Scheme, height: Double = 178) -> Overview {
        var weighIn = WeighIn.newestOfAnn
        (weighIn.weight, weighIn.height) = (weight, height)
        return OverviewService(.preview).overview(
            of: [weighIn],
            person: .ann,
            scheme: scheme,
            unit: .kilograms,
            today: .preview
        )
    }

    private func dashboard(_ weight: Double, _ scheme: Scheme) -> Dashboard {
        Dashboard(.preview, person: .ann, today: .preview, overview: overview(weight, scheme))
    }

    private func screen(
        _ preview: String,
        _ width: Int,
        _ height: Int,
        _ language: String
    ) async -> String {
        let size = Size(width: width, height: height)
        let pilot = Preview.named(preview).pilot(size, language)
        await pilot.settle()
        return pilot.screen
    }

    private func pilot(_ view: some View, _ width: Int, _ height: Int, _ language: String) -> Pilot
    {
        Pilot(view, size: Size(width: width, height: height)) {
            $0.stringCatalog = .module
            $0.locale = Locale(identifier: language)
        }
    }

    private func string(_ key: LocalizedStringKey, _ language: String) -> String {
        StringCatalog.module.string(key, locale: Locale(identifier: language))
    }
}
