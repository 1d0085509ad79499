import DataSource
import Testing

@testable import Model

/// Random histories, typed in and shown, beside the same figures calculated apart.
@Suite(.timeLimit(.minutes(10)))
struct OracleTests {
    private let entryService = EntryService(.testDependencies())
    private let unitService = UnitService(.testDependencies())
    private let categoryService = CategoryService(.testDependencies())
    private let statisticsService = StatisticsService(.testDependencies())
    private let weighInService = WeighInService(.testDependencies())

    @Test(arguments: 0..<10)
    func figures_ofFiftyRandomHistories_areExact(_ part: Int) throws {
        for number in part * 50..<(part + 1) * 50 { try check(OracleHistory(number), number) }
    }

    private func check(_ history: OracleHistory, _ number: Int) throws {
        let oracle = history.oracle
        let height = try entryService.height(history.heightText, unit: history.heightUnit)
        let weighIns = try zip(history.texts, oracle.readings).map { text, reading in
            WeighIn(
                id: .zero,
                day: try #require(
                    Day(year: reading.year, month: reading.month, day: reading.day)
                ),
                time: .midnight,
                weight: try entryService.weight(text, unit: history.unit),
                height: height
            )
        }
        let entries = weighInService.entries(of: weighIns, points: [], scheme: history.scheme)
            .reversed()
        let classes = history.scheme.classes.map(\.category)
        for (index, entry) in entries.enumerated() {
            let (weighIn, reading) = (entry.weighIn, oracle.readings[index])
            #expect(hundredths(entry.bmi) == oracle.bmi(reading), "\(number) \(index)")
            let category = categoryService.category(
                weight: weighIn.weight,
                height: height,
                scheme: history.scheme
            )
            #expect(category == classes[oracle.place(reading)], "\(number) \(index)")
            #expect(entry.change.map(tenths(history.unit)) == oracle.change(index))
            #expect(tenths(history.unit)(weighIn.weight) == oracle.tenths(reading.weight))
            let shown = unitService.rounded(weighIn.weight, history.unit, fractionDigits: 2)
            #expect(hundredths(shown) == oracle.hundredths(reading.weight))
            let digits = unitService.digits(of: weighIn.weight, history.unit)
            #expect((digits == 2) == !oracle.hundredths(reading.weight).isMultiple(of: 10))
        }
        try checkHealthyRange(history, height)
        try checkStatistics(history, weighIns)
    }

    private func checkHealthyRange(_ history: OracleHistory, _ height: Double) throws {
        let range = try #require(
            categoryService.healthyRange(
                height: height,
                scheme: history.scheme,
                unit: history.unit
            )
        )
        let healthy = history.oracle.healthy(history.oracle.readings[0].height)
        #expect(tenths(history.unit)(range.lowerBound) == healthy.lowerBound)
        #expect(tenths(history.unit)(range.upperBound) == healthy.upperBound)
    }

    private func checkStatistics(_ history: OracleHistory, _ weighIns: [WeighIn]) throws {
        let oracle = history.oracle
        let periods: [(Period, [[Oracle.Reading]])] = [
            (
                .week(start: history.weekStart),
                oracle.groups { ($0.number + 7 - history.weekStart.rawValue) / 7 }
            ),
            (.month, oracle.groups { $0.year * 12 + $0.month }),
            (.year, oracle.groups(\.year)),
        ]
        for (period, groups) in periods {
            let statistics = statisticsService.statistics(of: weighIns, points: [], by: period)
            try #require(statistics.count == groups.count)
            for (statistics, readings) in zip(statistics, groups) {
                let weights = readings.map(\.weight)
                let tenths = tenths(history.unit)
                #expect(tenths(statistics.mean) == oracle.mean(readings))
                #expect(tenths(statistics.minimum) == weights.min().map(oracle.tenths))
                #expect(tenths(statistics.maximum) == weights.max().map(oracle.tenths))
                #expect(statistics.readings == readings.count)
            }
        }
    }

    private func tenths(_ unit: WeightUnit) -> (Double) -> Int {
        { Int((unitService.rounded($0, unit) * 10).rounded()) }
    }

    private func hundredths(_ number: Double) -> Int {
        Int((number * 100).rounded())
    }
}
