import DataSource
import Model

// Options of a person besides name and height.
struct PersonOptions {
    let context: CommandContext

    func fill(_ editor: PersonEditor) {
        let invocation = context.invocation
        let texts: [(PersonField, String?)] = [
            (.birthDate, invocation[.birthDate]), (.goalWeight, invocation[.goal]),
        ]
        for case (let field, let text?) in texts {
            context.send([.form(.onType(text, into: field))], to: editor)
        }
        if let sex = invocation[.sex] {
            context.send([.sexPickerSelected(Sex(option: sex))], to: editor)
        }
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
            label: { $0.label(context.settings) },
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
