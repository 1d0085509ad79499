package import CursesCore
package import DataSource
package import Model

// Texts of the confirmation before restoring: person, date and differences.
package struct RecoveryStyle {
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

    // Date of the backup, or the kind of recovery.
    package func moment(_ restorable: Restorable) -> String {
        guard let day = restorable.day else { return string(restorable.sourceLabel) }
        return ([dayStyle.short(day, today: today)] + (restorable.time.map { ["\($0)"] } ?? []))
            .joined(separator: " ")
    }

    package func title(_ restorable: Restorable) -> LocalizedStringKey {
        let label = string(restorable.label(dayStyle))
        if restorable.isEmptyStart { return "Start \(label) over?" }
        return "Restore \(label)?"
    }

    package func answer(_ restorable: Restorable) -> LocalizedStringKey {
        restorable.isEmptyStart ? "Start over" : "Restore"
    }

    package func summary(_ restorable: Restorable, _ preview: RecoveryPreview) -> String {
        summaryLines(restorable, preview).joined(separator: " · ")
    }

    // Keeps the days on one line.
    package func summaryLines(
        _ restorable: Restorable,
        _ preview: RecoveryPreview
    ) -> [String] {
        let parts = [moment(restorable), holding(restorable, preview.count)]
        return [parts.joined(separator: " · ")] + (preview.days.map { [dayStyle.span($0)] } ?? [])
    }

    // None for the readable part of a damaged file, as it comes from that file.
    package func differences(_ restorable: Restorable, _ preview: RecoveryPreview) -> [String] {
        if restorable.isMending { return [] }
        let altered = preview.isAltered ? [string("It was changed outside bmi-tui.")] : []
        guard preview.isDifferent else {
            return altered + [string("The same as what is there now.")]
        }
        if case .settings = restorable.file {
            let count = preview.added.count + preview.changed.count + preview.missing.count
            return altered + [string("\(count) settings will change back")]
        }
        return altered
            + [
                line(restorable, preview.added, "will come back"),
                line(restorable, preview.changed, "will change back"),
                line(restorable, preview.missing, "will be removed"),
            ].compactMap { $0 }
    }

    // Count, consequence and the first records by name.
    private func line(
        _ restorable: Restorable,
        _ items: [RecoveryPreview.Item],
        _ consequence: LocalizedStringKey
    ) -> String? {
        if items.isEmpty { return nil }
        let count = string(restorable.countLabel(of: items.count))
        return string("\(count) \(string(consequence)): \(list(items))")
    }

    // The readable records and the number of lost ones.
    package func holding(_ restorable: Restorable, _ count: Int) -> String {
        let whole = string(restorable.countLabel(of: count))
        guard let lost = restorable.lost, lost > 0 else { return whole }
        return string("\(whole), \(lost) unreadable")
    }

    package func consequence(_ restorable: Restorable) -> LocalizedStringKey {
        if restorable.isEmptyStart {
            return "Nothing of the damaged file can be read, but it will be kept as a backup."
        }
        return restorable.isMending
            ? "What cannot be read is left out; the damaged file will be kept as a backup."
            : "The current version will be kept as a backup."
    }

    // Lists two records in full; of more, only the first.
    private func list(_ items: [RecoveryPreview.Item]) -> String {
        let most = items.count > 2 ? 1 : 2
        let shown = items.prefix(most).map(text).listed(string)
        guard items.count > most else { return shown }
        let rest = items.count - most
        if case .person = items[0] {
            return string("\(shown) and \(rest) others")
        }
        return string("\(shown) and \(rest) more")
    }

    package func text(_ item: RecoveryPreview.Item) -> String {
        switch item {
        case .person(let name): nameStyle.name(name)
        case .weighIn(let weighIn): "\(day(weighIn)) \(weight(weighIn))"
        case .other: "…"
        }
    }

    package func day(_ weighIn: WeighIn) -> String { dayStyle.date(weighIn.day, near: today) }

    package func weight(_ weighIn: WeighIn) -> String { weightStyle.text(weighIn.weight) }

    private func string(_ key: LocalizedStringKey) -> String { dayStyle.string(key) }
}

extension Restorable {
    // Names the origin of a version that is not a backup.
    package var sourceLabel: LocalizedStringKey {
        switch recovery.source {
        case .seen: "last seen here"
        case .found: "as in the folder"
        case .backup, .readableLines: isEmptyStart ? "empty" : "readable part"
        }
    }
}
