import CursesCore
import DataSource
import Model
import SharedInterface

// Palette items besides keys: people, settings, and the meaning of a typed weight or day.
struct PaletteFinder: ViewModifier {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.locale) private var locale
    @Environment(\.nameStyle) private var nameStyle
    @Environment(\.stringCatalog) private var stringCatalog
    let store: People
    @State private var isReminderShown = false
    @State private var chosenSetting: String?

    func body(content: Content) -> some View {
        content.alert("Reminder", isPresented: $isReminderShown) {
            Button("Close", role: .cancel) {}
        } message: {
            Text("A line of cron reminds you each morning:")
            Text(verbatim: store.palette.reminder)
        }
        .toast(item: $chosenSetting) { Toast(LocalizedStringKey($0)) }
        .paletteItems { query in
            meanings(query) + people + destinations + settings + others
        }
    }

    private var people: [PaletteItem] {
        store.people.map { summary in
            PaletteItem(nameStyle.title(summary), detail: dayStyle.string("person")) {
                store.send(.personButtonTapped(summary.person))
            }
        }
    }

    private var destinations: [PaletteItem] {
        store.palette.destinations.map { destination in
            PaletteItem(dayStyle.string(destination.label), otherNames: destination.otherNames) {
                store.send(.destinationChosen(destination))
            }
        }
    }

    // The values that a person may choose; the language decides without them.
    private var settings: [PaletteItem] {
        Preferences.Row.all.flatMap { row in
            row.choices.filter { $0.explanation != nil }.map { item(row, $0) }
        }
    }

    // The program has no reminders; the alert shows a line for cron.
    private var others: [PaletteItem] {
        [
            PaletteItem(dayStyle.string("quit"), otherNames: ["exit", "close", "終了"]) {
                dismissWindow()
            },
            PaletteItem(
                dayStyle.string("reminder…"),
                otherNames: ["notification", "alarm", "cron", "通知"]
            ) {
                isReminderShown = true
            },
        ]
    }

    private func item(
        _ row: Preferences.Row,
        _ choice: Preferences.Choice,
        isMeant: Bool = false
    ) -> PaletteItem {
        let name = dayStyle.string(
            "\(dayStyle.string(row.title)): \(dayStyle.string(choice.label))"
        )
        let englishName = english("\(english(row.title)): \(english(choice.label))")
        return PaletteItem(
            name,
            otherNames: [englishName] + choice.otherNames,
            detail: dayStyle.string("setting"),
            isMeant: isMeant
        ) {
            Task {
                await store.navigator.send(.settingChosen(choice.change))
                if case .preferences = store.path.last { return }
                chosenSetting = name
            }
        }
    }

    // The value that the row has in these settings.
    private func item(_ row: Preferences.Row, _ settings: Settings) -> PaletteItem? {
        row.chosen(in: settings).map { item(row, $0, isMeant: true) }
    }

    private func meanings(_ query: String) -> [PaletteItem] {
        let style = WeightStyle(store.settings.weightUnit)
        let language = Language(localeIdentifier: locale.identifier)
        return store.palette.meanings(of: query, language: language)
            .compactMap { meaning in
                switch meaning {
                case .weight(let weight):
                    PaletteItem(dayStyle.string("weigh in \(style.text(weight))"), isMeant: true) {
                        store.send(.weightChosen(query))
                    }
                case .day(let day):
                    history(dayStyle.string("history of \(dayStyle.full(day))"), day)
                case .month(let last):
                    history(dayStyle.string("history of \(dayStyle.fullMonth(last))"), last)
                case .year(let last): history(dayStyle.string("history of \(last.year)"), last)
                case .weightUnit(let unit):
                    item(.weightUnit, Settings(weightUnit: unit))
                case .heightUnit(let unit):
                    item(.heightUnit, Settings(heightUnit: unit))
                }
            }
    }

    private func history(_ title: String, _ day: Day) -> PaletteItem {
        PaletteItem(title, isMeant: true) { store.send(.dayChosen(day)) }
    }

    // English titles are always found, as they can be typed on any keyboard.
    private func english(_ key: LocalizedStringKey) -> String {
        stringCatalog.string(key, locale: Language.english.locale)
    }
}
