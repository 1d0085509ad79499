package import CursesCore
package import DataSource
package import Model

extension Restorable {
    package func label(_ style: DayStyle) -> LocalizedStringKey {
        switch file {
        case .people: "People"
        case .settings: "Settings"
        case .history(_, let period):
            if let personName, personName.isBlank {
                "(no name) · \(style.year(period))"
            } else if let personName {
                "\(personName) · \(style.year(period))"
            } else {
                "a person not listed · \(style.year(period))"
            }
        case .other: ""
        }
    }

    package func restoredLabel(_ name: String) -> LocalizedStringKey {
        switch replaced {
        case .none: "\(name) restored"
        case .listed: "\(name) restored; the version before is kept as a backup"
        case .illegible: "\(name) restored; the damaged file is kept in the folder “backups”"
        }
    }

    package var countLabel: LocalizedStringKey { countLabel(of: count) }

    // The noun follows the kind of file.
    package func countLabel(of count: Int) -> LocalizedStringKey {
        switch file {
        case .people: count == 1 ? "1 person" : "\(count) people"
        case .history: count == 1 ? "1 weigh-in" : "\(count) weigh-ins"
        case .settings, .other: count == 1 ? "1 record" : "\(count) records"
        }
    }
}

// Numbers of restored, changed and removed records; zeros are omitted.
package struct RecoveryCounts {
    private let parts: [LocalizedStringKey]

    package init(added: Int, changed: Int, missing: Int) {
        parts =
            (added > 0 ? ["restores \(added)"] : []) + (changed > 0 ? ["changes \(changed)"] : [])
            + (missing > 0 ? ["removes \(missing)"] : [])
    }

    package func text(_ string: (LocalizedStringKey) -> String) -> String {
        parts.isEmpty ? string("changes nothing") : parts.map(string).listed(string)
    }
}

extension Export.Saved {
    package func label(_ style: DayStyle) -> LocalizedStringKey {
        var label = written(style)
        if !incompleteYears.isEmpty {
            let years = incompleteYears.map(String.init).listed(style.string)
            label = "\(style.string(label)), without what cannot be read of \(years)"
        }
        if !lostMeasures.isEmpty {
            let measures = lostMeasures.map { style.string($0.label) }.listed(style.string)
            label = "\(style.string(label)), without \(measures)"
        }
        return label
    }

    private func written(_ style: DayStyle) -> LocalizedStringKey {
        switch (kind, count) {
        case (.report, 1): "Report written to \(path) (1 weigh-in)"
        case (.report, _): "Report written to \(path) (\(count) weigh-ins)"
        case (.data(_), 1): "1 weigh-in exported to \(path)"
        case (.data(_), _): "\(count) weigh-ins exported to \(path)"
        }
    }
}

extension [StorageError] {
    // Errors of damaged files that have backups or a readable part.
    package var restorable: [StorageError] { filter { $0.isDamage && !$0.isOfDrafts } }
}
