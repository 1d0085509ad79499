import CursesUI
import DataSource

extension LaunchArguments.Flaw {
    var label: LocalizedStringKey {
        switch self {
        case .unknownOption(let option):
            "There is no option \(option); bmi-tui --help shows what there is."
        case .missingFolder: "--data-dir needs a folder; bmi-tui --help shows how."
        case .missingFile: "--log needs a file; bmi-tui --help shows how."
        case .unexpected(let argument):
            "\(argument) was not expected; bmi-tui --help shows what can be said."
        }
    }
}
