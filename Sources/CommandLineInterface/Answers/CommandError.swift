import CursesCore
import DataSource
import Model
import SharedInterface

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
    case sync(SyncFailure)

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
        case .sync: "sync"
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

extension CommandError {
    // The first line is the message; candidates follow, one a line.
    @MainActor func lines(_ context: CommandContext) -> [String] {
        switch self {
        case .severalPeople(_, let lines), .severalWeighIns(_, let lines):
            [context.string(label(context))] + lines.map { "  \($0)" }
        case .notDone(let line, _): [line]
        case .storage(let error): [context.string(label(context))] + context.advice(error)
        default: [context.string(label(context))]
        }
    }

    @MainActor private func label(_ context: CommandContext) -> LocalizedStringKey {
        switch self {
        case .usage(let error): error.label(context.string)
        case .entry(let field, let error):
            "\(field): \(context.string(error.label(context.units)))"
        case .warnings(let warnings):
            "\(warnings.map { context.string($0.label(context.units, context.string)) }.joined(separator: " ")) Not saved; --yes saves it."
        case .final(let error):
            "\(context.string(error.label)) It could not be undone; --yes does it."
        case .storage(let error): error.label
        case .noPeople: "Nobody here yet: bmi-tui people add NAME --height HEIGHT"
        case .noWeighIns(let name): "No weigh-ins of \(name) yet: bmi-tui add WEIGHT"
        case .whichPerson(let names): "Which person? Add -p NAME: \(names.listed(context.string))"
        case .nobody(let name, nearest: []): "There is no person named \(name)."
        case .nobody(let name, let nearest):
            "There is no person named \(name). Is it \(nearest.listed(context.string))?"
        case .severalPeople(let name, _): "\(name) is here more than once. Which one?"
        case .noWeighIn(let text):
            "There is no weigh-in \(text); bmi-tui list shows the ID of each."
        case .severalWeighIns(let text, _): "\(text) is more than one weigh-in. Which one?"
        case .foreignFolder(let folder):
            "\(folder) holds other files. bmi-tui --data-dir DIR asks whether to use it."
        case .namesake(let name): "\(name) already exists; --yes adds another."
        case .ownFolder(let path):
            "\(path) is among the program's own data. Choose another place."
        case .exists(let path): "\(path) already exists; --yes replaces it."
        case .notDone(let line, _): LocalizedStringKey(line)
        case .refused(let label), .needs(let label): label
        case .importing(let failure): failure.label
        case .sync(let failure): failure.label
        }
    }
}

nonisolated enum ExitStatus: Int32, Sendable {
    case done = 0
    case failed = 1
    case wrongUsage = 2
    case noData = 3
    case unfinished = 4
}
