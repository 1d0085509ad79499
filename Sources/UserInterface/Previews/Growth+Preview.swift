import DataSource

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

extension GrowthStanding {
    static let preview = GrowthStanding(
        adultFrom: Day.preview.advanced(by: 4120),
        standard: .who2007,
        healthyWeights: 19...25.7
    )
}
