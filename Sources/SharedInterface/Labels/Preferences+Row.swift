package import CursesCore
package import DataSource
package import Model

extension Preferences {
    package enum Row: CaseIterable {
        case weightUnit, heightUnit, scheme, growthReference
        case language, weekStart, trend, colors, characters, mouse, sync

        package static let measures = [weightUnit, heightUnit, scheme, growthReference]
        package static let interface = [
            language, weekStart, trend, colors, characters, mouse, sync,
        ]

        package var title: LocalizedStringKey {
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
            case .sync: "Sync with git"
            }
        }
    }

    // A value of a setting, and the Action that chooses it.
    package struct Choice {
        package let label: LocalizedStringKey
        // Effect of the value; `nil` if the language decides.
        package let explanation: LocalizedStringKey?
        package let action: Action
        package let isChosen: Bool
    }

    package func chosen(_ row: Row) -> Choice? {
        row.choices(settings).first(where: \.isChosen)
    }

    // Names the choice of the language if the user has made none.
    package func explanation(
        of choice: Choice?,
        in row: Row,
        _ string: (LocalizedStringKey) -> String
    ) -> LocalizedStringKey {
        if let explanation = choice?.explanation { return explanation }
        let decided: LocalizedStringKey =
            switch row {
            case .scheme: languageScheme.label
            case .growthReference: languageReference.label
            default: "\(language.name)"
            }
        return "at present \(string(decided))"
    }
}

extension Preferences.Row {
    package func choices(_ settings: DataSource.Settings) -> [Preferences.Choice] {
        typealias Action = Preferences.Action
        switch self {
        case .weightUnit:
            return choices(settings.weightUnit, Action.weightUnitPickerSelected, \.label) {
                $0.isStored ? "for all weights" : "for all weights; kept in kg"
            }
        case .heightUnit:
            return choices(settings.heightUnit, Action.heightUnitPickerSelected, \.label) {
                $0 == .centimetres ? "for all heights" : "for all heights; kept in cm"
            }
        case .scheme:
            return choices(settings.scheme, Action.schemePickerSelected, "by language", \.label) {
                switch $0 {
                case .who: "overweight from 25, obese from 30"
                case .asianActionPoints: "at risk from 23, more so from 27.5"
                case .asiaPacific: "overweight from 23, obese from 25"
                case .jasso: "obese from 25, in four grades"
                }
            }
        case .growthReference:
            let (chosen, action) =
                (settings.growthReference, Action.growthReferencePickerSelected)
            return choices(chosen, action, "by language", \.label) {
                switch $0 {
                case .who: "percentiles for 2 to 18 years"
                case .cdc: "percentiles for 2 to 19 years"
                }
            }
        case .language:
            let (chosen, action) = (settings.language, Action.languagePickerSelected)
            return choices(chosen, action, "system default") {
                "\($0.name)"
            } _: { _ in
                "independent of the system"
            }
        case .weekStart:
            return choices(settings.weekStart, Action.weekStartPickerSelected, \.name) { _ in
                "in statistics and calendars"
            }
        case .trend:
            return choices(settings.trend, Action.trendPickerSelected, \.label) {
                switch $0 {
                case .smooth: "no lag; newest days may move"
                case .hackersDiet: "lags behind; what is drawn stays"
                }
            }
        case .colors:
            return choices(settings.colors, Action.colorsPickerSelected, \.label) {
                switch $0 {
                case .automatic: "fitted to the background"
                case .light: "light, unless the terminal says"
                case .dark: "dark, unless the terminal says"
                case .highContrast: "as far apart as they can be"
                case .colorBlind: "told apart without red and green"
                case .sixteen: "as the terminal defines them"
                case .none: "only bold, dim and underlined"
                }
            }
        case .characters:
            return choices(settings.characters, Action.charactersPickerSelected, \.label) {
                switch $0 {
                case .automatic: "as the terminal draws them"
                case .narrow: "arrows and signs take one column"
                case .wide: "arrows and signs take two columns"
                case .ascii: "plain characters only"
                }
            }
        case .mouse:
            let (chosen, action) = (settings.isMouseEnabled, Action.mouseToggleSwitched)
            return choices([true, false], chosen, action) {
                $0 ? "on" : "off"
            } _: {
                $0 ? "clicks, wheel and drags work" : "the terminal selects text"
            }
        case .sync:
            return choices(settings.sync, Action.syncPickerSelected, \.label) {
                switch $0 {
                case .off: "only by bmi-tui sync"
                case .atQuit: "when the app closes"
                case .always: "at quit and after each command"
                }
            }
        }
    }

    private func choices<Value: Equatable>(
        _ values: [Value],
        _ chosen: Value,
        _ action: (Value) -> Preferences.Action,
        _ label: (Value) -> LocalizedStringKey,
        _ explanation: (Value) -> LocalizedStringKey?
    ) -> [Preferences.Choice] {
        values.map {
            Preferences.Choice(
                label: label($0),
                explanation: explanation($0),
                action: action($0),
                isChosen: $0 == chosen
            )
        }
    }

    private func choices<Value: CaseIterable & Equatable>(
        _ chosen: Value,
        _ action: (Value) -> Preferences.Action,
        _ label: (Value) -> LocalizedStringKey,
        _ explanation: (Value) -> LocalizedStringKey
    ) -> [Preferences.Choice] {
        choices(Array(Value.allCases), chosen, action, label, explanation)
    }

    // The first is chosen while the language decides.
    private func choices<Value: CaseIterable & Equatable>(
        _ chosen: Value?,
        _ action: (Value?) -> Preferences.Action,
        _ automatic: LocalizedStringKey,
        _ label: (Value) -> LocalizedStringKey,
        _ explanation: (Value) -> LocalizedStringKey
    ) -> [Preferences.Choice] {
        choices([nil] + Value.allCases.map { $0 }, chosen, action) { value in
            value.map(label) ?? automatic
        } _: {
            $0.map(explanation)
        }
    }
}
