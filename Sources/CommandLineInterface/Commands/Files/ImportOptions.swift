import CursesCore
import DataSource
import Model
import SharedInterface

// Target and number formats of an import, from the options.
struct ImportOptions {
    let context: CommandContext

    func choices() throws -> ImportChoices {
        ImportChoices(
            target: try target(),
            unit: context.invocation[.unit].flatMap(WeightUnit.named),
            dayOrder: context.invocation[.dateOrder].flatMap(DayOrder.init)
        )
    }

    private func target() throws -> ImportChoices.Target {
        guard let name = context.invocation[.newPerson] else {
            guard context.invocation.has(.person) else { return .automatic }
            return .person(try context.person().person)
        }
        guard !context.invocation.has(.person) else {
            throw CommandError.usage(.unexpectedWord("--person", command: "import"))
        }
        let service = EntryService(context.appDependencies)
        do {
            let read = try service.name(name)
            // Repeating the command would import the weigh-ins for a second new person.
            let namesakes = ReferenceService(context.appDependencies)
                .people(named: read, among: try context.othersOfNewPerson())
            guard namesakes.isEmpty else {
                throw CommandError.refused(
                    "\(context.names.name(read)) already exists; --person imports for them."
                )
            }
            return .newPerson(name: read, height: try height(service))
        } catch let error as EntryError {
            throw CommandError.entry("--new-person", error)
        }
    }

    private func height(_ service: EntryService) throws -> Double? {
        guard let text = context.invocation[.height] else { return nil }
        do {
            return try service.height(text, unit: context.settings.heightUnit)
        } catch {
            throw CommandError.entry("--height", error)
        }
    }
}
