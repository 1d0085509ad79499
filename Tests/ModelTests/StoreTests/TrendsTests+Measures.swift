import DataSource
import Essentials
import Testing

@testable import Model

extension TrendsTests {
    // Every second one has a body fat, every fourth a waist.
    private func saveMeasures() throws {
        for index in 0..<12 {
            var weighIn = WeighIn(
                id: UUID(UInt8(index + 1)),
                day: today.day.advanced(by: -index),
                time: .midnight,
                weight: 80,
                height: 175
            )
            if index % 2 == 0 { weighIn.measures[.bodyFat] = 25 }
            if index % 4 == 0 { weighIn.measures[.waist] = 90.17 + Double(index) }
            try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        }
    }

    @Test
    func send_measureButtonTapped_measures_areDrawnOneAfterTheOther() async throws {
        try saveMeasures()
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        let measures: [TrendMeasure] = [
            .measure(.waist), .measure(.bodyFat), .fatMass, .leanMass, .weight,
        ]
        #expect(sut.course.measures == [.weight] + measures.dropLast())
        let values: [[Double]] = [[98.17, 94.17, 90.17], Array(repeating: 25, count: 6)]
        for (measure, values) in zip(measures, values) {
            await sut.send(.measureButtonTapped)
            #expect(sut.measure == measure)
            #expect(sut.shownPoints.map(\.weight) == values)
            #expect(sut.total?.readings == values.count)
            #expect(sut.course.rate == nil && sut.forecast.isEmpty && sut.course.goalRange == nil)
            #expect(sut.course.healthyWeights == nil)
        }
        for (measure, value) in [(TrendMeasure.fatMass, 20.0), (.leanMass, 60), (.weight, 80)] {
            await sut.send(.measureButtonTapped)
            #expect(sut.measure == measure && sut.shownPoints.last?.weight == value)
        }
        #expect(sut.shownPoints.count == 12)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_measurePickerSelected_aWaistInInches_isDrawnInThem() async throws {
        try saveMeasures()
        let settings = Settings(heightUnit: .feetAndInches)
        try SettingsRepository(.memory(files), .testValue).save(settings, replacing: Settings())
        let sut = Trends(appDependencies(), person: ada, settings: settings)
        await sut.send(.loading(.task))
        await sut.send(.measurePickerSelected(.measure(.waist)))
        #expect(sut.shownPoints.last.map { ($0.weight - 35.5).magnitude < 1e-9 } == true)
        await sut.send(.measurePickerSelected(.weight))
        #expect(sut.measure == .weight && sut.shownPoints.last?.weight == 80)
        await sut.send(.loading(.onDisappear))
    }

    // 30 beside 25 is far, but a scale's body fat varies like this.
    @Test
    func trend_ofABodyFat_hasNoSlips() {
        let weighIns = (0..<12).map { index in
            var weighIn = WeighIn.on(today.day.advanced(by: -index), 80)
            weighIn.measures[.bodyFat] = index == 6 ? 30 : 25
            return weighIn
        }
        let values = weighIns.reversed().values(of: .measure(.bodyFat), unit: .centimetres)
        let sut = TrendService(.testDependencies())
        #expect(sut.trend(of: values).map(\.isSlip).contains(true))
        #expect(!sut.trend(of: values, hasSlips: false).map(\.isSlip).contains(true))
    }

    @Test
    func send_onChangeData_aMeasureThatNoWeighInHasAnyMore_isWeightAgain() async throws {
        try saveMeasures()
        let sut = Trends(appDependencies(), person: ada)
        await sut.send(.loading(.task))
        await sut.send(.measurePickerSelected(.measure(.waist)))
        files.withLock { files in
            files = files.mapValues { $0.replacing("\"waist\"", with: "\"wrist\"") }
        }
        await sut.send(.loading(.onRefresh))
        #expect(sut.measure == .weight && !sut.course.measures.contains(.measure(.waist)))
        #expect(sut.shownPoints.count == 12)
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_measurePickerSelected_measuredAsAnAdultOnly_keepsThePercentiles() async throws {
        try save(daysAgo: Array(0..<12) + [300])
        try saveMeasures()
        var adult = ada
        adult.sex = .female
        // 20 a hundred days ago.
        adult.birthDate = today.day.advanced(by: -7405)
        let sut = Trends(appDependencies(), person: adult)
        await sut.send(.loading(.task))
        await sut.send(.measurePickerSelected(.measure(.waist)))
        #expect(sut.measure == .measure(.waist) && sut.course.measures.contains(.bmi))
        await sut.send(.loading(.onDisappear))
    }
}
