import CursesCore
import DataSource

enum CommandError: Error {
    case usage(UsageError)
    case entry(String, EntryError)
    case warnings([EntryWarning])
    case final(StorageError)
    case storage(StorageError)
    case noPeople
    case noWeighIns(name: String)
    case whichPerson([String])
    case nobody(String, nearest: [String])
    case severalPeople(String, titles: [String])
    case noWeighIn(String)
    case severalWeighIns(String, lines: [String])
    case foreignFolder(String)
    case namesake(String)
    case exists(String)
    case ownFolder(String)
    case notDone(String, isNothing: Bool)
    case refused(LocalizedStringKey)
    case importing(ImportFailure)
    case needs(LocalizedStringKey)

    var code: String {
        switch self {
        case .usage: "usage"
        case .entry: "entry"
        case .warnings: "unusual"
        case .final: "final"
        case .storage, .foreignFolder: "storage"
        case .noPeople, .noWeighIns: "no_data"
        case .namesake, .whichPerson, .nobody, .severalPeople: "person"
        case .noWeighIn, .severalWeighIns: "weigh_in"
        case .notDone(_, isNothing: true): "no_data"
        case .notDone, .exists, .ownFolder, .refused: "refused"
        case .importing: "import"
        case .needs: "usage"
        }
    }

    var status: ExitStatus {
        switch self {
        case .usage, .entry, .whichPerson, .needs: .wrongUsage
        case .noPeople, .noWeighIns, .notDone(_, isNothing: true): .noData
        case .storage(let error) where error.isUncertain: .unfinished
        default: .failed
        }
    }
}
