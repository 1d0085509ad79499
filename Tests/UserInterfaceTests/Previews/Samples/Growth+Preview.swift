import DataSource

@testable import Model

extension GrowthAssessment {
    static let girlOfEight = GrowthAssessment(
        standard: .who2007,
        category: .normal,
        ageMonths: 104.5,
        z: -0.3886,
        percentile: 34.88
    )
    static let heavyBoy = GrowthAssessment(
        standard: .cdc2000,
        category: .obesityClass2,
        ageMonths: 120.3,
        z: 2.6999,
        percentile: 99.653,
        shareOf95th: 138.29
    )
}

extension GrowthReading {
    static let bmi = GrowthReading(measure: .bmi, percentile: 34.9, sex: .female)
    static let height = GrowthReading(measure: .height, percentile: 50, sex: .female)
}

extension GrowthStanding {
    static let preview = GrowthStanding(
        adultFrom: Day.preview.advanced(by: 4120),
        standard: .who2007,
        healthyWeights: 19...25.7
    )
}
extension GrowthChart {
    @MainActor static let preview = {
        var girl = Person.empty
        girl.birthDate = Day.preview.advanced(by: -3200)
        girl.sex = .female
        let days = Day.preview.advanced(by: -1200)...Day.preview
        return GrowthChart(
            measure: .bmi,
            reference: .who,
            birthDate: days.upperBound.advanced(by: -3200),
            days: days,
            points: stride(from: 0, through: 1200, by: 100).map {
                GrowthLine.Point(
                    day: days.lowerBound.advanced(by: $0),
                    value: 15 + Double($0 % 300) / 500
                )
            },
            lines: GrowthService(.preview).lines(of: .bmi, of: girl, in: days, reference: .who),
            newest: .bmi
        )
    }()
}
