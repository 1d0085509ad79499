package import CursesUI
package import DataSource
import Model

// What is asked before something is brought back: whose it is, of when, and what comes and goes.
package struct RecoveryStyle {
    private static let mostItems = 2

    private let dayStyle: DayStyle
    private let nameStyle: NameStyle
    private let weightStyle: WeightStyle
    private let today: Day

    package init(
        dayStyle: DayStyle,
        nameStyle: NameStyle,
        weightStyle: WeightStyle,
        today: Day
    ) {
        self.dayStyle = dayStyle
        self.nameStyle = nameStyle
        self.weightStyle = weightStyle
        self.today = today
    }

    // When it was kept, or what it is instead of a backup.
    package func moment(_ restorable: Restorable) -> String {
        if case .copy = restorable.recovery { return string("other copy") }
        guard let day = restorable.day else {
            return string(restorable.isEmptyStart ? "start empty" : "readable lines")
        }
        return ([dayStyle.short(day, today: today)] + (restorable.time.map { ["\($0)"] } ?? []))
            .joined(separator: " ")
    }

    package func title(_ restorable: Restorable) -> LocalizedStringKey {
        let label = string(restorable.label)
        if restorable.isEmptyStart { return "Start \(label) empty?" }
        return restorable.isMending ? "Mend \(label)?" : "Restore \(label)?"
    }

    package func answer(_ restorable: Restorable) -> LocalizedStringKey {
        if restorable.isEmptyStart { return "Start empty" }
        return restorable.isMending ? "Mend" : "Restore"
    }

    package func summary(_ restorable: Restorable, _ preview: RecoveryPreview) -> String {
        let parts = [moment(restorable), string(restorable.countLabel(of: preview.count))]
        return (parts + (preview.days.map { [dayStyle.span($0)] } ?? [])).joined(separator: " · ")
    }

    // Nothing is said of what can be read of a damaged file: it is that file.
    package func differences(_ restorable: Restorable, _ preview: RecoveryPreview) -> [String] {
        if restorable.isMending { return [] }
        guard preview.isDifferent else { return [string("The same as what is there now.")] }
        if case .settings = restorable.file {
            let count = preview.added.count + preview.changed.count + preview.missing.count
            return [string(count == 1 ? "1 setting changes back" : "\(count) settings change back")]
        }
        var lines = [String]()
        if !preview.added.isEmpty { lines.append(string("Comes back: \(list(preview.added))")) }
        if !preview.changed.isEmpty { lines.append(string("Changes to: \(list(preview.changed))")) }
        if !preview.missing.isEmpty { lines.append(string("Goes: \(list(preview.missing))")) }
        return lines
    }

    package func consequence(_ restorable: Restorable) -> LocalizedStringKey {
        if restorable.isEmptyStart {
            return "Nothing of the damaged file can be read, but it is kept as a backup."
        }
        return restorable.isMending
            ? "What cannot be read is left out; the damaged file is kept as a backup."
            : "The current version is kept as a backup."
    }

    private func list(_ items: [RecoveryPreview.Item]) -> String {
        let shown = items.prefix(Self.mostItems).map(text).joined(separator: string(", "))
        let rest = items.count - Self.mostItems
        return rest > 0 ? string("\(shown) and \(rest) more") : shown
    }

    package func text(_ item: RecoveryPreview.Item) -> String {
        switch item {
        case .person(let name): nameStyle.name(name)
        case .weighIn(let weighIn):
            "\(dayStyle.date(weighIn.day, near: today)) \(weightStyle.text(weighIn.weight))"
        case .other: "…"
        }
    }

    private func string(_ key: LocalizedStringKey) -> String { dayStyle.string(key) }
}
