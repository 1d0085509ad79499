package import CursesCore
package import DataSource
package import Model

extension Preferences {
    // A setting as users see it; the screen, the palette and the app without a screen follow from it.
    package struct Row: Sendable {
        package let title: LocalizedStringKey
        package let choices: [Choice]
        // True for a setting that is on or off.
        package let isToggle: Bool
    }

    package struct Choice: Sendable {
        package let change: SettingChange
        package let label: LocalizedStringKey
        // Effect of the value; `nil` if the language decides.
        package let explanation: LocalizedStringKey?
        // Its words in the palette, besides those of its label.
        package let otherNames: [String]
    }

    package func explanation(
        of choice: Choice?,
        in row: Row,
        _ string: (LocalizedStringKey) -> String
    ) -> LocalizedStringKey {
        choice?.explanation ?? "at present \(string(decided(in: row)))"
    }

    // The value that the language decides while none is chosen.
    private func decided(in row: Row) -> LocalizedStringKey {
        switch row {
        case .scheme: languageScheme.label
        case .growthReference: languageReference.label
        default: "\(language.name)"
        }
    }
}

extension Preferences.Row: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.title == right.title }

    package func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

extension Preferences.Row {
    package func chosen(in settings: Settings) -> Preferences.Choice? {
        choices.first { $0.change.isMade(settings) }
    }

    package static let all = measures + interface
    package static let measures = [weightUnit, heightUnit, scheme, growthReference]
    package static let interface = [
        language, weekStart, trend, colors, characters, mouse, sync,
    ]

    package static let weightUnit = Self("Weight unit", \.weightUnit, WeightUnit.allCases, \.label)
    {
        $0.isStored ? "for all weights" : "for all weights; kept in kg"
    }

    package static let heightUnit = Self("Height unit", \.heightUnit, HeightUnit.allCases, \.label)
    {
        $0 == .centimetres ? "for all heights" : "for all heights; kept in cm"
    }

    fileprivate static let scheme = Self("BMI classes", \.scheme, Scheme.orNone) {
        $0?.label ?? "by language"
    } _: {
        switch $0 {
        case .who: "overweight from 25, obese from 30"
        case .asianActionPoints: "at risk from 23, more so from 27.5"
        case .asiaPacific: "overweight from 23, obese from 25"
        case .jasso: "obese from 25, in four grades"
        case nil: nil
        }
    }

    fileprivate static let growthReference = Self(
        "Under 20",
        \.growthReference,
        GrowthReference.orNone
    ) {
        $0?.label ?? "by language"
    } _: {
        switch $0 {
        case .who: "percentiles for 2 to 18 years"
        case .cdc: "percentiles for 2 to 19 years"
        case nil: nil
        }
    } otherNames: { _ in
        ["percentile", "children", "子ども", "パーセンタイル"]
    }

    private static let language = Self("Language", \.language, Language.orNone) {
        $0.map { "\($0.name)" } ?? "system default"
    } _: {
        $0.map { _ in "independent of the system" }
    } otherNames: {
        $0?.otherNames ?? []
    }

    private static let weekStart = Self(
        "Week starts on",
        \.weekStart,
        Weekday.allCases,
        \.name
    ) { _ in
        "in statistics and calendars"
    }

    private static let trend = Self("Trend", \.trend, TrendKind.allCases, \.label) {
        switch $0 {
        case .smooth: "no lag; newest days may move"
        case .hackersDiet: "lags behind; what is drawn stays"
        }
    }

    package static let colors = Self("Colours", \.colors, ColorChoice.allCases, \.label) {
        switch $0 {
        case .automatic: "fitted to the background"
        case .light: "light, unless the terminal says"
        case .dark: "dark, unless the terminal says"
        case .highContrast: "as far apart as they can be"
        case .colorBlind: "told apart without red and green"
        case .sixteen: "as the terminal defines them"
        case .none: "only bold, dim and underlined"
        }
    } otherNames: { _ in
        ["theme", "dark and light", "テーマ", "配色"]
    }

    private static let characters = Self(
        "Characters",
        \.characters,
        CharacterChoice.allCases,
        \.label
    ) {
        switch $0 {
        case .automatic: "as the terminal draws them"
        case .narrow: "arrows and signs take one column"
        case .wide: "arrows and signs take two columns"
        case .ascii: "plain characters only"
        }
    }

    package static let mouse = Self("Mouse", \.isMouseEnabled, [true, false]) {
        $0 ? "on" : "off"
    } _: {
        $0 ? "clicks, wheel and drags work" : "the terminal selects text"
    }

    private static let sync = Self("Sync with git", \.sync, SyncChoice.allCases, \.label) {
        switch $0 {
        case .off: "only by bmi-tui sync"
        case .atQuit: "when the app closes"
        case .always: "at quit and after each command"
        }
    }

    private init<Value: Equatable & Sendable>(
        _ title: LocalizedStringKey,
        _ setting: any WritableKeyPath<Settings, Value> & Sendable,
        _ values: [Value],
        _ label: (Value) -> LocalizedStringKey,
        _ explanation: (Value) -> LocalizedStringKey?,
        otherNames: (Value) -> [String] = { _ in [] }
    ) {
        self.title = title
        isToggle = Value.self == Bool.self
        choices = values.map {
            Preferences.Choice(
                change: SettingChange(setting, $0),
                label: label($0),
                explanation: explanation($0),
                otherNames: otherNames($0)
            )
        }
    }
}

extension CaseIterable {
    // `nil` comes first: the language decides.
    fileprivate static var orNone: [Self?] { [nil] + allCases.map { $0 } }
}

extension Language {
    fileprivate var otherNames: [String] {
        switch self {
        case .english: ["英語", "言語"]
        case .japanese: ["Japanese", "言語"]
        }
    }
}
