package import CursesCore
package import DataSource

extension StorageError {
    // Messages about a year add that its weigh-ins are not counted.
    package func briefLabel(isOfYear: Bool) -> LocalizedStringKey {
        guard isOfYear, case .malformed(let line) = reason, line > 1 else {
            return labelBesideChange
        }
        return "\(file) is left out: line \(line) cannot be read."
    }

    package func briefestLabel(isOfYear: Bool) -> LocalizedStringKey {
        isOfYear ? "\(file) is left out · r backups" : "\(file) is damaged · r backups"
    }
}
