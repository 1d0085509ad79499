import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

// Adds a person, with a first weight if given.
struct NewPerson {
    let context: CommandContext

    func answer(_ name: String) throws -> Answer {
        guard let height = context.invocation[.height] else {
            throw CommandError.usage(.missingOption("--height", command: "people"))
        }
        try context.checkUnit(of: context.invocation[.weight])
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
        let options = PersonOptions(context: context)
        try options.fill(editor)
        try review(editor, options, besides: nameWarnings(person.name))
        person = try save(try editor.makePerson(), height)
        context.report(PersonService(context.appDependencies).unlistedHistories())
        if context.isJSON { return JSONWriter.answer { $0.person("person", person) } }
        return Answer(lines: [context.notice(.made(.savedPerson(person)))])
    }

    // With a weight, the form finds these warnings.
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
        var saved: Person?
        let form = PersonBMI(
            context.appDependencies,
            person: person,
            settings: context.settings,
            action: { if case .saveResponse(.success(let person)) = $0 { saved = person } }
        )
        context.send(
            [
                .form(.onType(person.name, into: .name)), .form(.onType(weight, into: .weight)),
                .form(.onType(height, into: .height)),
            ],
            to: form
        )
        return try context.save(
            form,
            PersonBMI.Action.form,
            label: { $0.label(context.settings) },
            saved: { saved }
        )
    }

    // Checks the details that the first weight does not need.
    private func review(
        _ editor: PersonEditor,
        _ options: PersonOptions,
        besides others: [EntryWarning]
    ) throws {
        try context.checkFolder()
        for field in editor.fields {
            do {
                try editor.check(field, in: editor.draft)
            } catch {
                throw CommandError.entry(context.string(options.label(field, in: editor)), error)
            }
        }
        let warnings = editor.findingWarnings()()
        try context.askAbout(warnings + others.filter { !warnings.contains($0) })
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
