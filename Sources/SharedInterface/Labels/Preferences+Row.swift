package import CursesCore
package import DataSource
package import Model

extension Preferences {
    // A setting as users see it; the screen, the palette, the app without a screen and the command
    // follow from it.
    nonisolated package struct Row: Sendable {
        // Its word in the shell.
        package let name: String
        package let title: LocalizedStringKey
        package let choices: [Choice]
        // True for a setting that is on or off.
        package let isToggle: Bool
    }

    nonisolated package struct Choice: Sendable {
        package let change: SettingChange
        // The value in the shell.
        package let word: String
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
        choice?.explanation ?? "now \(string(decided(in: row)))"
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

nonisolated extension Preferences.Row: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

nonisolated extension Preferences.Row {
    package func chosen(in settings: Settings) -> Preferences.Choice? {
        choices.first { $0.change.isMade(settings) }
    }

    package static let all = measures + interface
    package static let measures = [weightUnit, heightUnit, scheme, growthReference]
    package static let interface = [
        language, weekStart, trend, milestones, colors, characters, mouse, sync,
    ]

    package static let weightUnit = Self(
        "weight-unit",
        "Weight unit",
        \.weightUnit,
        WeightUnit.allCases,
        \.label
    ) {
        $0.isStored ? "for all weights" : "for all weights; kept in kg"
    }

    package static let heightUnit = Self(
        "height-unit",
        "Height unit",
        \.heightUnit,
        HeightUnit.allCases,
        \.label
    ) {
        $0 == .centimetres ? "for all heights" : "for all heights; kept in cm"
    }

    fileprivate static let scheme = Self("bmi-classes", "BMI classes", \.scheme, Scheme.orNone) {
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
        "growth-reference",
        "Under 20",
        \.growthReference,
        GrowthReference.orNone
    ) {
        $0?.label ?? "by language"
    } _: {
        switch $0 {
        case .who: "percentiles for 0 to 18 years"
        case .cdc: "WHO under 2, then to 19 years"
        case nil: nil
        }
    } otherNames: { _ in
        ["percentile", "children", "子ども", "パーセンタイル"]
    }

    private static let language = Self("language", "Language", \.language, Language.orNone) {
        $0.map { "\($0.name)" } ?? "system default"
    } _: {
        $0.map { _ in "independent of the system" }
    } otherNames: {
        $0?.otherNames ?? []
    }

    private static let weekStart = Self(
        "week-start",
        "Week starts on",
        \.weekStart,
        Weekday.allCases,
        \.name
    ) { _ in
        "in statistics and calendars"
    }

    private static let trend = Self("trend", "Trend", \.trend, TrendKind.allCases, \.label) {
        switch $0 {
        case .smooth: "no lag; newest days may move"
        case .hackersDiet: "lags behind; what is drawn stays"
        }
    }

    package static let colors = Self(
        "colors",
        "Colours",
        \.colors,
        ColorChoice.allCases,
        \.label
    ) {
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
        "characters",
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

    private static let milestones = Self(
        "milestones",
        "Milestones",
        \.tellsMilestones,
        [true, false]
    ) {
        $0 ? "on" : "off"
    } _: {
        $0 ? "a good line after a weigh-in" : "weigh-ins are saved without comment"
    }

    package static let mouse = Self("mouse", "Mouse", \.isMouseEnabled, [true, false]) {
        $0 ? "on" : "off"
    } _: {
        $0 ? "clicks, wheel and drags work" : "the terminal selects text"
    }

    private static let sync = Self("sync", "Sync with git", \.sync, SyncChoice.allCases, \.label) {
        switch $0 {
        case .off: "only by bmi-tui sync"
        case .atQuit: "when the app closes"
        case .always: "at quit and after each command"
        }
    }

    package static let personTitle: LocalizedStringKey = "Usual person"

    private init(_ name: String, _ title: LocalizedStringKey, _ choices: [Preferences.Choice]) {
        self.name = name
        self.title = title
        self.choices = choices
        isToggle = false
    }

    private init<Value: SettingValue>(
        _ name: String,
        _ title: LocalizedStringKey,
        _ setting: any WritableKeyPath<Settings, Value> & Sendable,
        _ values: [Value],
        _ label: (Value) -> LocalizedStringKey,
        _ explanation: (Value) -> LocalizedStringKey?,
        otherNames: (Value) -> [String] = { _ in [] }
    ) {
        self.name = name
        self.title = title
        isToggle = Value.self == Bool.self
        choices = values.map {
            Preferences.Choice(
                change: SettingChange(setting, $0),
                word: $0.word,
                label: label($0),
                explanation: explanation($0),
                otherNames: otherNames($0)
            )
        }
    }
}

extension Preferences.Row {
    // Row of the person of commands; empty for fewer than two people.
    package static func person(among people: [PersonSummary], _ names: NameStyle) -> [Self] {
        guard people.count > 1 else { return [] }
        let none = Preferences.Choice(
            change: SettingChange(\.defaultPerson, nil),
            word: "ask",
            label: "ask",
            explanation: "commands ask which person",
            otherNames: []
        )
        let choices = people.map { summary in
            let title = names.title(summary)
            return Preferences.Choice(
                change: SettingChange(\.defaultPerson, summary.id),
                word: title,
                label: "\(title)",
                explanation: "of commands without -p",
                otherNames: []
            )
        }
        return [Self("person", personTitle, [none] + choices)]
    }
}

nonisolated extension CaseIterable {
    // `nil` comes first: the language decides.
    fileprivate static var orNone: [Self?] { [nil] + allCases.map { $0 } }
}

nonisolated extension Language {
    fileprivate var otherNames: [String] {
        switch self {
        case .english: ["英語", "言語"]
        case .japanese: ["Japanese", "言語"]
        }
    }
}

// A value with a word for the shell.
nonisolated private protocol SettingValue: Equatable, Sendable {
    var word: String { get }
}

nonisolated extension SettingValue where Self: RawRepresentable<String> {
    // "highContrast" is high-contrast.
    var word: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    }
}

nonisolated extension Optional: SettingValue where Wrapped: SettingValue {
    fileprivate var word: String { self?.word ?? "automatic" }
}

nonisolated extension Bool: SettingValue {
    fileprivate var word: String { self ? "on" : "off" }
}

nonisolated extension WeightUnit: SettingValue {
    fileprivate var word: String { symbol }
}

nonisolated extension HeightUnit: SettingValue {
    fileprivate var word: String { self == .centimetres ? "cm" : "ft" }
}

nonisolated extension Language: SettingValue {
    fileprivate var word: String { code }
}

nonisolated extension Weekday: SettingValue {
    fileprivate var word: String { name.key.lowercased() }
}

nonisolated extension Scheme: SettingValue {}
nonisolated extension GrowthReference: SettingValue {}
nonisolated extension TrendKind: SettingValue {}
nonisolated extension ColorChoice: SettingValue {}
nonisolated extension CharacterChoice: SettingValue {}
nonisolated extension SyncChoice: SettingValue {}
