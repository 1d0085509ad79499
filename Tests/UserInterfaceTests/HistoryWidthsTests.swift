import CursesCore
import CursesTesting
import DataSource
import Testing

@testable import Model
@testable import SharedInterface
@testable import UserInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HistoryWidthsTests {
    // One weight with hundredths among others, light, of three digits and of four.
    @Test(arguments: [
        (WeightUnit.kilograms, [124.95, 123.6, 124.4]), (.kilograms, [72.45, 72.4, 99.9]),
        (.kilograms, [650, 649.95, 648]), (.pounds, [160.25, 123.6, 160]),
        (.pounds, [1433, 1432.25, 1432]), (.stones, [160.25, 195.75, 195.9]),
        (.stones, [1433, 1432.25, 1432]),
    ])
    func trend_everyWidth_isNeverCut(_ unit: WeightUnit, _ weights: [Double]) async {
        let entries = entries(weights, unit)
        let style = WeightStyle(unit)
        for width in 40...200 {
            let store = HistoryTable(
                .preview,
                settings: Settings(weightUnit: unit),
                entries: entries
            )
            let size = Size(width: width, height: 12)
            let pilot = Pilot(HistoryTableView(store: store), size: size) {
                $0.stringCatalog = .module
                $0.locale = Locale(identifier: "en")
            }
            await pilot.settle()
            let lines = pilot.screen.split(separator: "\n")
            let head = lines.first { $0.contains("day") && $0.contains("time") }
            let rows = lines.filter { $0.contains("07:30") }
            guard head?.contains("trend") ?? false else { continue }
            for (row, entry) in zip(rows, entries) {
                let trend = style.mean(entry.trend)
                #expect(row.contains(" \(trend) ") || row.hasSuffix(" \(trend)"), "\(width) \(row)")
            }
        }
    }

    @Test
    func mean_amongHundredths_hasATenth_andStandsInTheColumn() {
        var style = WeightStyle(.kilograms)
        #expect(style.meanCell(123.54) == "123.5")
        style.digits = 2
        #expect(style.mean(123.54) == "123.5")
        #expect(style.meanCell(123.54) == "123.5 ")
    }

    private func entries(_ weights: [Double], _ unit: WeightUnit) -> [HistoryEntry] {
        let service = UnitService(.preview)
        let kilograms = weights.map {
            service.kilograms($0, unit == .kilograms ? .kilograms : .pounds)
        }
        return zip(kilograms, WeighIn.ofAnn.suffix(weights.count)).map { weight, sample in
            var weighIn = sample
            (weighIn.weight, weighIn.note) = (weight, "")
            weighIn.time = TimeOfDay("07:30") ?? .midnight
            return HistoryEntry(weighIn: weighIn, change: -0.25, trend: weight - 0.01, bmi: 22.5)
        }
    }
}
