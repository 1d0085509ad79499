package import CursesCore
package import DataSource

extension Period {
    package var label: LocalizedStringKey {
        switch self {
        case .week: "week"
        case .month: "month"
        case .year: "year"
        }
    }

    package var title: LocalizedStringKey {
        switch self {
        case .week: "By week"
        case .month: "By month"
        case .year: "By year"
        }
    }
}

extension Period {
    package var key: KeyEquivalent {
        switch self {
        case .week: "w"
        case .month: "m"
        case .year: "y"
        }
    }
}

extension TrendRange {
    package var label: LocalizedStringKey {
        switch self {
        case .week: "1 week"
        case .month: "1 month"
        case .quarter: "3 months"
        case .year: "1 year"
        case .all: "all"
        }
    }

    package var shortLabel: LocalizedStringKey { LocalizedStringKey(rawValue) }

    package var key: KeyEquivalent {
        switch self {
        case .week: "1"
        case .month: "2"
        case .quarter: "3"
        case .year: "4"
        case .all: "5"
        }
    }
}

nonisolated extension Weekday {
    package var label: LocalizedStringKey {
        switch self {
        case .monday: "Mon"
        case .tuesday: "Tue"
        case .wednesday: "Wed"
        case .thursday: "Thu"
        case .friday: "Fri"
        case .saturday: "Sat"
        case .sunday: "Sun"
        }
    }

    package var name: LocalizedStringKey {
        switch self {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }
}

nonisolated extension Day {
    // Names the true weekday of a day typed with another one.
    package var weekdayRefusal: LocalizedStringKey {
        switch weekday {
        case .monday: "\(description) is a Monday"
        case .tuesday: "\(description) is a Tuesday"
        case .wednesday: "\(description) is a Wednesday"
        case .thursday: "\(description) is a Thursday"
        case .friday: "\(description) is a Friday"
        case .saturday: "\(description) is a Saturday"
        case .sunday: "\(description) is a Sunday"
        }
    }
}

extension TrendMeasure {
    package var label: LocalizedStringKey {
        switch self {
        case .weight: "weight"
        case .bmi: "BMI"
        case .height: "height"
        case .measure(let measure): measure.label
        case .fatMass: "fat mass"
        case .leanMass: "lean mass"
        }
    }

    // Unit of the numbers of a table.
    package func tableLabel(_ units: UnitStyle) -> LocalizedStringKey {
        switch self {
        case .measure(let measure): measure.heading(units.measure.unit)
        case .bmi, .height: label
        case .weight, .fatMass, .leanMass: units.weight.unit.tableLabel
        }
    }
}
