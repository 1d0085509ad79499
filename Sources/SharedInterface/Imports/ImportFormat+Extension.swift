package import CursesCore
package import DataSource

extension ImportFormat {
    // The maker's name, not translated.
    nonisolated package var name: String {
        switch self {
        case .appleHealth: "Apple Health"
        case .csv: "bmi-tui CSV"
        case .fitbit: "Fitbit"
        case .fitbitArchive: "Fitbit JSON"
        case .gadgetbridge: "Gadgetbridge"
        case .garmin: "Garmin Connect"
        case .garminArchive: "Garmin JSON"
        case .googleFit: "Google Fit"
        case .googleHealth: "Google Health"
        case .hackersDiet: "Hacker's Diet Online"
        case .happyScale: "Happy Scale"
        case .healthAutoExport: "Health Auto Export"
        case .healthConnect: "Health Connect"
        case .json: "bmi-tui JSON"
        case .libra: "Libra"
        case .openScale: "openScale 3"
        case .openScale2: "openScale 2"
        case .renpho: "Renpho"
        case .samsung: "Samsung Health"
        case .table: "CSV/TSV"
        case .trale: "trale"
        case .wger: "wger"
        case .withings: "Withings"
        case .zepp: "Zepp Life"
        }
    }
}

extension ImportFormat {
    // Makers of files that are no mere table.
    package static var apps: String {
        let others: [Self] = [
            .csv, .json, .table, .fitbitArchive, .garminArchive, .openScale2,
        ]
        return allCases.filter { !others.contains($0) }.map(\.name).joined(separator: ", ")
    }
}

extension ExportKind {
    package var label: LocalizedStringKey {
        switch self {
        case .data(.csv): "CSV for spreadsheets"
        case .data(.json): "JSON with everything"
        case .data(.openScale): "for openScale"
        case .data(.libra): "for Libra"
        case .data(.withings): "for Withings"
        case .report: "report to print"
        }
    }
}

extension ImportFailure {
    package var label: LocalizedStringKey {
        switch self {
        case .storage(let error): error.label
        case .empty(let file): "\(file) is empty."
        case .binary(let file): "\(file) is no text."
        case .encoding(let file):
            "\(file) is in an encoding that is not read here: save it as UTF-8."
        case .unfinished(let file):
            "\(file) is being changed: close the app that writes it, and copy it again."
        case .noDatabase(let file):
            "\(file) is no database that can be read. If it has a password, export it without one."
        case .archive(let file): "\(file) is an archive: unpack it first."
        case .damaged(let file): "\(file) is damaged or not whole. Nothing was imported."
        case .piped(let file):
            "\(file) is an archive or a database: name the file instead of piping it."
        case .encrypted(let file): "\(file) is encrypted: export it without a password."
        case .unknownMethod(let file): "\(file) is packed in a rare way: unpack it first."
        case .exploding(let file):
            "\(file) would unpack to far more than any export. Nothing was imported."
        case .crowded(let file, let limit):
            "\(file) has more than \(limit) files in it. Nothing was imported."
        case .database(let file): "\(file) is a database without a table of weights that is known."
        case .spreadsheet(let file): "\(file) is a spreadsheet: save it as CSV."
        case .nothingInside(let file): "\(file) has no file with weights in it."
        case .unknown(let file, let sample) where sample.rows.isEmpty:
            "\(file) has no columns for a date and a weight."
        case .fewColumns(let file, let count): "\(file) has fewer columns than that: \(count)."
        case .unknown(let file, let sample):
            "\(file) has no columns for a date and a weight, but \(sample.heads.joined(separator: ", ")). Name them: bmi-tui import --columns date,-,weight"
        case .notThat(let file, let format): "\(file) is not of \(format.name)."
        case .tooLarge(let file): "\(file) is too large."
        case .tooMany(let file, let limit): "\(file) has more than \(limit) weigh-ins."
        case .severalPeople(let file): "\(file) is of several people and cannot go to one."
        case .otherUnit(let file, let unit): "\(file) says that its weights are in \(unit.symbol)."
        case .cancelled: "Stopped; nothing was imported."
        }
    }
}

extension ImportFailure {
    // For a file of an archive whose others are read.
    package var partLabel: LocalizedStringKey {
        switch self {
        case .damaged(let file): "\(file) (damaged)"
        case .encrypted(let file): "\(file) (encrypted)"
        case .unknownMethod(let file): "\(file) (packed in a rare way)"
        case .unknown(let file, _): "\(file) (no columns for a date and a weight)"
        case .notThat(let file, _): "\(file) (another table)"
        default: label
        }
    }
}

extension PathFault {
    package var label: LocalizedStringKey {
        switch self {
        case .empty: "required"
        case .nothingThere: "no such file"
        case .folder: "a folder: which file in it?"
        case .noFile: "a pipe or a device, no file"
        case .noFolder(let folder): "no such folder: \(folder)"
        case .importing(let failure): failure.label
        }
    }
}
