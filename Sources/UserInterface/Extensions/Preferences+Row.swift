import CursesCore
import DataSource
import Model
import SharedInterface

extension Preferences {
    enum Row: CaseIterable {
        case weightUnit, heightUnit, scheme, growthReference
        case language, weekStart, trend, colors, characters, mouse

        var title: LocalizedStringKey {
            switch self {
            case .weightUnit: "Weight unit"
            case .heightUnit: "Height unit"
            case .scheme: "BMI classes"
            case .growthReference: "Under 20"
            case .language: "Language"
            case .weekStart: "Week starts on"
            case .trend: "Trend"
            case .colors: "Colours"
            case .characters: "Characters"
            case .mouse: "Mouse"
            }
        }
    }

    // Effect of the chosen value.
    func explanation(of row: Row, _ dayStyle: DayStyle) -> LocalizedStringKey {
        switch row {
        case .weightUnit:
            settings.weightUnit.isStored ? "for all weights" : "for all weights; kept in kg"
        case .heightUnit:
            settings.heightUnit == .centimetres
                ? "for all heights" : "for all heights; kept in cm"
        case .scheme:
            switch settings.scheme {
            case nil: "at present \(dayStyle.string(languageScheme.label))"
            case .who: "overweight from 25, obese from 30"
            case .asianActionPoints: "at risk from 23, more so from 27.5"
            case .asiaPacific: "overweight from 23, obese from 25"
            case .jasso: "obese from 25, in four grades"
            }
        case .growthReference:
            switch settings.growthReference {
            case nil: "at present \(dayStyle.string(languageReference.label))"
            case .who: "percentiles for 2 to 18 years"
            case .cdc: "percentiles for 2 to 19 years"
            }
        case .language:
            settings.language == nil
                ? "at present \(language.name)" : "independent of the system"
        case .weekStart: "in statistics and calendars"
        case .trend:
            settings.trend == .smooth
                ? "no lag; newest days may move" : "lags behind; what is drawn stays"
        case .colors:
            switch settings.colors {
            case .automatic: "fitted to the background"
            case .light: "light, unless the terminal says"
            case .dark: "dark, unless the terminal says"
            case .highContrast: "as far apart as they can be"
            case .colorBlind: "told apart without red and green"
            case .sixteen: "as the terminal defines them"
            case .none: "only bold, dim and underlined"
            }
        case .characters:
            switch settings.characters {
            case .automatic: "as the terminal draws them"
            case .narrow: "arrows and signs take one column"
            case .wide: "arrows and signs take two columns"
            case .ascii: "plain characters only"
            }
        case .mouse:
            settings.isMouseEnabled
                ? "clicks, wheel and drags work" : "the terminal selects text"
        }
    }
}
