import CursesCore
import DataSource
import Model
import SharedInterface

extension ImportCommand {
    func question(_ preview: ImportPreview) -> String {
        let differences = ImportFacts(preview, names: context.names, days: context.days).differences
        let question = context.string("Take what the file says?")
        return "\(differences). \(question)"
    }

    func error(_ question: ImportPreview.Question) -> CommandError {
        switch question {
        case .unit: .needs("The weights have no unit: add --unit \(CommandOption.weightUnits).")
        case .height: .usage(.missingOption("--height", command: "import"))
        case .version: .needs("Some weigh-ins differ from those here: add --keep here or file.")
        case .person:
            ((try? context.people()) ?? []).isEmpty
                ? .needs("Which person? --new-person NAME --height HEIGHT adds one.")
                : .whichPerson(((try? context.people()) ?? []).map(context.names.title))
        }
    }
}
