package import CursesCore
package import DataSource
package import Model

// Texts for the healthy range under 20 and for the start of the adult classes.
package struct GrowthStyle {
    private let growth: GrowthStanding
    private let weight: WeightStyle
    private let days: DayStyle
    private let today: Day

    package init(_ growth: GrowthStanding, _ weight: WeightStyle, _ days: DayStyle, today: Day) {
        self.growth = growth
        self.weight = weight
        self.days = days
        self.today = today
    }

    package var rangeLabel: LocalizedStringKey {
        growth.standard?.rangeLabel ?? GrowthCategory.normalLabel
    }

    package var range: (weights: String, source: String)? {
        guard let weights = growth.healthyWeights, let standard = growth.standard else {
            return nil
        }
        return (weight.range(weights, days.string), days.string(standard.label))
    }

    // The short form for a row that shows the age.
    package var adultDay: String {
        days.string("from \(days.date(growth.adultFrom, near: today))")
    }

    package var adultFrom: String {
        days.string("adult from \(days.date(growth.adultFrom, near: today))")
    }
}
