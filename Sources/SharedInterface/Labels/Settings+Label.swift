package import CursesCore
package import DataSource

nonisolated extension Scheme {
    package var label: LocalizedStringKey {
        switch self {
        case .who: "WHO"
        case .asianActionPoints: "WHO Asia"
        case .asiaPacific: "Asia-Pacific"
        case .jasso: "JASSO"
        }
    }

    // Abbreviation if the full label does not fit; the same in every language.
    package var shortLabel: String? { self == .jasso ? "JASSO" : nil }
}

extension Scheme {
    // Publisher and year.
    package var source: LocalizedStringKey {
        switch self {
        case .who: "World Health Organization 1995, 2000 and 2004"
        case .asianActionPoints: "WHO expert consultation, Lancet 2004; 363: 157–163"
        case .asiaPacific: "WHO Western Pacific Region, IASO and IOTF 2000"
        case .jasso: "Japan Society for the Study of Obesity 2022"
        }
    }
}

nonisolated extension HeightUnit {
    package var label: LocalizedStringKey {
        switch self {
        case .centimetres: "centimetres"
        case .feetAndInches: "feet and inches"
        }
    }

    package var fieldLabel: LocalizedStringKey {
        switch self {
        case .centimetres: "Height (cm)"
        case .feetAndInches: "Height (ft in)"
        }
    }
}

nonisolated extension WeightUnit {
    package var label: LocalizedStringKey {
        switch self {
        case .kilograms: "kilograms"
        case .pounds: "pounds"
        case .stones: "stones and pounds"
        }
    }

    // Both symbols of a compound unit.
    package var symbols: String { isCompound ? "\(symbol) \(single.symbol)" : symbol }

    package var fieldLabel: LocalizedStringKey { "Weight (\(symbols))" }

    package var goalLabel: LocalizedStringKey { "Goal (\(symbol))" }

    // A compound unit is in each value, but changes are in its single unit.
    package var tableLabel: LocalizedStringKey {
        isCompound ? "changes in \(single.symbol)" : "\(symbol)"
    }
}

nonisolated extension Language {
    // Languages are named in themselves.
    package var name: String {
        switch self {
        case .english: "English"
        case .japanese: "日本語"
        }
    }

    package var locale: Locale { Locale(identifier: code) }
}

nonisolated extension TrendKind {
    package var label: LocalizedStringKey {
        switch self {
        case .smooth: "smooth"
        case .hackersDiet: "Hacker’s Diet"
        }
    }

    // Explanation in a report.
    var source: LocalizedStringKey {
        switch self {
        case .smooth:
            "A smooth curve through your weights, without the ups and downs of water and meals. New weights may still move its last three weeks; the band shows by how much (95 %)."
        case .hackersDiet:
            "The average of The Hacker’s Diet: each day counts a tenth, and more after days without a weight. It follows the weight with a delay."
        }
    }
}

extension Sex {
    package var label: LocalizedStringKey {
        switch self {
        case .female: "female"
        case .male: "male"
        }
    }
}

nonisolated extension CharacterChoice {
    package var label: LocalizedStringKey {
        switch self {
        case .automatic: "automatic"
        case .narrow: "narrow"
        case .wide: "wide"
        case .ascii: "ASCII"
        }
    }
}

nonisolated extension SyncChoice {
    package var label: LocalizedStringKey {
        switch self {
        case .off: "off"
        case .atQuit: "at quit"
        case .always: "always"
        }
    }
}

nonisolated extension ColorChoice {
    package var label: LocalizedStringKey {
        switch self {
        case .automatic: "automatic"
        case .light: "light"
        case .dark: "dark"
        case .highContrast: "high contrast"
        case .colorBlind: "colour-blind"
        case .sixteen: "16 colours"
        case .none: "no colours"
        }
    }
}

nonisolated extension GrowthReference {
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
        case .who2006Infant, .who2006: "WHO 2006"
        case .who2007: "WHO 2007"
        case .cdc2000: "CDC"
        }
    }

    // The publisher and the year.
    package var source: LocalizedStringKey {
        switch self {
        case .who2006Infant: "WHO Child Growth Standards 2006, from birth to 2 years"
        case .who2006: "WHO Child Growth Standards 2006, from 2 to 5 years"
        case .who2007: "WHO growth reference 2007, from 5 to 19 years"
        case .cdc2000: "CDC growth charts 2000 with the extension of 2022, from 2 to 20 years"
        }
    }

    package var publisher: String {
        switch self {
        case .who2006Infant, .who2006, .who2007: "WHO"
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
        case .who2006Infant, .who2006, .who2007: GrowthCategory.normalLabel
        case .cdc2000: "healthy"
        }
    }
}
