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
        case .people: "\(count) people"
        case .history: "\(count) weigh-ins"
        case .settings, .other: "\(count) records"
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
        switch kind {
        case .report: "Report written to \(path) (\(count) weigh-ins)"
        case .data: "\(count) weigh-ins exported to \(path)"
        }
    }
}

extension [StorageError] {
    // Errors of damaged files that have backups or a readable part.
    package var restorable: [StorageError] { filter { $0.isDamage && !$0.isOfDrafts } }
}
