package import CursesCore
package import DataSource

extension GrowthReference {
    package var label: LocalizedStringKey {
        switch self {
        case .who: "WHO"
        case .cdc: "CDC"
        }
    }
}

extension GrowthStandard {
    package var label: LocalizedStringKey {
        switch self {
        case .who2006: "WHO 2006"
        case .who2007: "WHO 2007"
        case .cdc2000: "CDC"
        }
    }

    // The publisher and the year.
    package var source: LocalizedStringKey {
        switch self {
        case .who2006: "WHO Child Growth Standards 2006, from 2 to 5 years"
        case .who2007: "WHO growth reference 2007, from 5 to 19 years"
        case .cdc2000: "CDC growth charts 2000 with the extension of 2022, from 2 to 20 years"
        }
    }

    package var publisher: String {
        switch self {
        case .who2006, .who2007: "WHO"
        case .cdc2000: "CDC"
        }
    }

    // Heading of a column of percentiles.
    package func heading(_ string: (LocalizedStringKey) -> String) -> String {
        let title = string("%ile")
        return "\(title) \(publisher)"
    }

    // The healthy range, as the reference names it.
    package var rangeLabel: LocalizedStringKey {
        switch self {
        case .who2006, .who2007: GrowthCategory.normalLabel
        case .cdc2000: "healthy"
        }
    }
}
