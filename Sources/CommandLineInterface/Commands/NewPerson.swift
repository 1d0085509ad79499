import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

// Somebody new, with a first weight where it is said.
struct NewPerson {
    let context: CommandContext

    func answer(_ name: String) throws -> Answer {
        guard let height = context.invocation[.height] else {
            throw CommandError.usage(.missingOption("--height"))
        }
        var person = Person.empty
        person.id = PersonService(context.appDependencies).makeID()
        person.name = try read("Name") { service throws(EntryError) in
            try service.name(name)
        }
        person.height = try read(context.settings.heightUnit.fieldLabel) {
            service throws(EntryError) in
            try service.height(height, unit: context.settings.heightUnit)
        }
        try context.confirmNamesake(person.name)
        let editor = PersonEditor(
            context.appDependencies,
            person: person,
            settings: context.settings,
            today: context.today
        )
        PersonOptions(context: context).fill(editor)
        try context.review(editor, besides: nameWarnings(person.name)) {
            $0.label(context.settings)
        }
        person = try save(try editor.makePerson(), height)
        context.report(PersonService(context.appDependencies).unlistedHistories())
        if context.isJSON { return JSONWriter.answer { $0.person("person", person) } }
        return Answer(lines: [context.notice(.made(.savedPerson(person)))])
    }

    // With a weight, the form asks.
    private func nameWarnings(_ name: String) -> [EntryWarning] {
        guard context.invocation[.weight] == nil else { return [] }
        return WarningService(context.appDependencies).warnings(aboutName: name)
    }

    private func save(_ person: Person, _ height: String) throws -> Person {
        guard let weight = context.invocation[.weight] else {
            try context.checkFolder()
            try PersonService(context.appDependencies).save(person)
            context.hasSaved = true
            return person
        }
        let form = PersonBMI(
            context.appDependencies,
            person: person,
            settings: context.settings
        )
        form.draft = PersonDraft(name: person.name, weight: weight, height: height)
        return try context.save(form) { $0.label(context.settings) }
    }

    private func read<Value>(
        _ label: LocalizedStringKey,
        _ reading: (EntryService) throws(EntryError) -> Value
    ) throws -> Value {
        do {
            return try reading(EntryService(context.appDependencies))
        } catch {
            throw CommandError.entry(context.string(label), error)
        }
    }
}
