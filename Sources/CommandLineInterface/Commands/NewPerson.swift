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
        try context.forms.checkUnit(of: context.invocation[.weight])
        var person = Person.empty
        person.id = PersonService(context.appDependencies).makeID()
        person.name = try read("Name") { service throws(EntryError) in
            try service.name(name)
        }
        person.height = try read(context.settings.heightUnit.fieldLabel) {
            service throws(EntryError) in
            try service.height(height, unit: context.settings.heightUnit)
        }
        try context.people.confirmNamesake(person.name)
        let editor = PersonEditor(
            context.appDependencies,
            person: person,
            settings: context.settings,
            today: context.today
        )
        let options = PersonOptions(context: context)
        try options.fill(editor)
        try review(editor, options, besides: nameWarnings(person.name))
        let weight: Double?
        (person, weight) = try save(try editor.makePerson(), height)
        context.report(PersonService(context.appDependencies).unlistedHistories())
        if context.isJSON { return JSONWriter.answer { $0.person("person", person) } }
        // The values show the units, which may be those of the region.
        let values =
            [context.units.height.text(person.height)]
            + (weight.map { [context.units.weight.text($0)] } ?? [])
        let line = [context.notice(.made(.savedPerson(person)))] + values
        return Answer(lines: [line.joined(separator: " · ")])
    }

    // With a weight, the form finds these warnings.
    private func nameWarnings(_ name: String) -> [EntryWarning] {
        guard context.invocation[.weight] == nil else { return [] }
        return WarningService(context.appDependencies).warnings(aboutName: name)
    }

    private func save(
        _ person: Person,
        _ height: String
    ) throws -> (person: Person, weight: Double?) {
        guard let weight = context.invocation[.weight] else {
            try context.forms.checkFolder()
            try PersonService(context.appDependencies).save(person)
            context.hasSaved = true
            return (person, nil)
        }
        var saved: Person?
        let form = PersonBMI(
            context.appDependencies,
            person: person,
            settings: context.settings,
            action: { if case .saveResponse(.success(let person)) = $0 { saved = person } }
        )
        context.forms.send(
            [
                .form(.onType(person.name, into: .name)), .form(.onType(weight, into: .weight)),
                .form(.onType(height, into: .height)),
            ],
            to: form
        )
        let person = try context.forms.save(
            form,
            PersonBMI.Action.form,
            label: { $0.label(context.settings) },
            saved: { saved }
        )
        return (person, form.weight)
    }

    // Checks the details that the first weight does not need.
    private func review(
        _ editor: PersonEditor,
        _ options: PersonOptions,
        besides others: [EntryWarning]
    ) throws {
        try context.forms.checkFolder()
        for field in editor.fields {
            do {
                try editor.check(field, in: editor.draft)
            } catch {
                throw CommandError.entry(context.string(options.label(field, in: editor)), error)
            }
        }
        let warnings = editor.findingWarnings()()
        try context.forms.askAbout(warnings + others.filter { !warnings.contains($0) })
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

// Options of a person besides name and height.
struct PersonOptions {
    let context: CommandContext

    func fill(_ editor: PersonEditor) throws {
        let invocation = context.invocation
        try context.forms.checkUnit(of: invocation[.goal])
        let texts: [(PersonField, String?)] = [
            (.birthDate, invocation[.birthDate]), (.goalWeight, invocation[.goal]),
        ]
        for case (let field, let text?) in texts {
            context.forms.send([.form(.onType(text, into: field))], to: editor)
        }
        try fillOwnMeasures(editor)
        if let sex = invocation[.sex] {
            context.forms.send([.sexPickerSelected(Sex(option: sex))], to: editor)
        }
    }

    // Puts each option into the form’s field of that measure, or into an empty field.
    private func fillOwnMeasures(_ editor: PersonEditor) throws {
        let nameOf = { (text: String) in String(text.prefix { !"=＝,，、".contains($0) }) }
        let texts = context.invocation.all(.ownMeasure).map { (text: $0, name: nameOf($0)) }
        // "Arms=", but neither "Arms, cm =" nor "=".
        let isRemoval = { (text: String, name: String) in
            !name.isBlank && ["=", "＝"].contains(String(text.dropFirst(name.count)).trimmed)
        }
        var lines = editor.draft.ownMeasures
        var names = Set<String>()
        // A removal makes room for another.
        let inOrder = texts.filter(isRemoval) + texts.filter { !isRemoval($0.text, $0.name) }
        for (text, name) in inOrder {
            guard names.insert(name.normalized).inserted else {
                throw CommandError.refused("--own names \(name) twice.")
            }
            let known = editor.person.ownMeasures.prefix(lines.count)
                .firstIndex { $0.isNamed(name) }
            guard !isRemoval(text, name) || known != nil else {
                throw CommandError.refused("There is no measure \(name).")
            }
            guard let line = known ?? lines.firstIndex(where: \.isBlank) else {
                let names = lines.map(nameOf).listed(context.string)
                let isRename = "=＝".contains(text.dropFirst(name.count).first ?? ",")
                throw CommandError.refused(
                    isRename
                        ? "No measure is named \(name). Defined: \(names)"
                        : "\(name) would be a fourth measure beside \(names). 'Arms=' removes one."
                )
            }
            lines[line] = isRemoval(text, name) ? "" : text
        }
        let read = try? EntryService(context.appDependencies)
            .ownMeasures(lines, of: editor.person)
        guard read != editor.person.ownMeasures else { return }
        for (field, line) in zip(PersonField.ownMeasures, lines) {
            context.forms.send([.form(.onType(line, into: field))], to: editor)
        }
    }

    // A message names the option: “measure 2” means a field that only the form has.
    func label(_ field: PersonField, in editor: PersonEditor) -> LocalizedStringKey {
        guard let line = PersonField.ownMeasures.firstIndex(of: field) else {
            return field.label(context.settings)
        }
        return LocalizedStringKey("--own " + editor.draft.ownMeasures[line].shellQuoted)
    }

    func save(
        _ editor: PersonEditor,
        besides warnings: [EntryWarning] = [],
        saved: () -> Person?
    ) throws -> Person {
        try context.forms.save(
            editor,
            PersonEditor.Action.form,
            besides: warnings,
            label: { label($0, in: editor) },
            saved: saved
        )
    }
}

extension Sex {
    // The first letter is enough.
    init?(option: String) {
        guard let sex = Self.allCases.first(where: { $0.rawValue.first == option.first }) else {
            return nil
        }
        self = sex
    }
}
