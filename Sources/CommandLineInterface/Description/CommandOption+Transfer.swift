import CursesCore
import DataSource
import SharedInterface

nonisolated extension CommandOption {
    static let importFormat = CommandOption(
        name: "format",
        letter: "f",
        value: "FORMAT",
        help: "the app that wrote the file; auto by default",
        completion: .words(["auto"] + ImportFormat.allCases.map(\.rawValue)),
        terms: [Term("auto", "told by what is in the file")]
            + ImportFormat.allCases.map { format in
                let name = LocalizedStringKey(format.name)
                return Term(
                    format.rawValue,
                    format == .table ? "any table with a date and a weight" : name
                )
            }
    )
    static let newPerson = CommandOption(
        name: "new-person",
        value: "NAME",
        help: "import for a new person"
    )
    static let weightUnits = WeightUnit.allCases.map(\.symbol).joined(separator: "|")
    static let unit = CommandOption(
        name: "unit",
        letter: "u",
        value: LocalizedStringKey(weightUnits),
        help: "the unit of the weights",
        completion: .words(WeightUnit.allCases.map(\.symbol))
    )
    static let dateOrder = CommandOption(
        name: "date-order",
        value: "dmy|mdy|ymd",
        help: "what 1/2/2024 means: day, month or year first",
        completion: .words(DayOrder.allCases.map(\.rawValue))
    )
    static let keep = CommandOption(
        name: "keep",
        value: "here|file",
        help: "which version of a weigh-in that is here and differs",
        completion: .words(ImportVersion.allCases.map(\.rawValue))
    )
    static let dryRun = CommandOption(
        name: "dry-run",
        help: "say what would happen, and do nothing"
    )
    static let exportFormat = CommandOption(
        name: "format",
        letter: "f",
        value: "FORMAT",
        help: "csv, json, openscale, libra or withings; csv by default",
        completion: .words(ExportFormat.allCases.map(\.rawValue))
    )
    static let output = CommandOption(
        name: "output",
        letter: "o",
        value: "FILE",
        help: "write to FILE in place of standard output",
        completion: .files
    )
}
