package import CursesCore
package import DataSource

extension ImportFailure {
    package var label: LocalizedStringKey {
        switch self {
        case .storage(let error): error.label
        case .empty(let file): "\(file) is empty."
        case .binary(let file): "\(file) is no text."
        case .archive(let file): "\(file) is an archive: unpack it first, as unzip -p does."
        case .database(let file):
            "\(file) is a database, as Health Connect exports it. Export CSV from the app that weighed."
        case .unknown(let file): "\(file) has no columns for a date and a weight."
        case .notThat(let file, let format): "\(file) is not of \(format.name)."
        case .tooLarge(let file): "\(file) is too large."
        case .tooMany(let file, let limit): "\(file) has more than \(limit) weigh-ins."
        case .severalPeople(let file): "\(file) is of several people and cannot go to one."
        case .otherUnit(let file, let unit): "\(file) says that its weights are in \(unit.symbol)."
        case .cancelled: "Stopped; nothing was imported."
        }
    }
}
