import CursesCore
import DataSource
import Model
import SharedInterface

// Options of a person besides name and height.
struct PersonOptions {
    let context: CommandContext

    func fill(_ editor: PersonEditor) throws {
        let invocation = context.invocation
        try context.checkUnit(of: invocation[.goal])
        let texts: [(PersonField, String?)] = [
            (.birthDate, invocation[.birthDate]), (.goalWeight, invocation[.goal]),
        ]
        for case (let field, let text?) in texts {
            context.send([.form(.onType(text, into: field))], to: editor)
        }
        try fillOwnMeasures(editor)
        if let sex = invocation[.sex] {
            context.send([.sexPickerSelected(Sex(option: sex))], to: editor)
        }
    }

    // Each text goes to the line of its measure, or to a free one.
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
            context.send([.form(.onType(line, into: field))], to: editor)
        }
    }

    // A measure is named by its option: the shell has no lines.
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
        try context.save(
            editor,
            PersonEditor.Action.form,
            irreversible: .irreversibleConfirmButtonTapped,
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
