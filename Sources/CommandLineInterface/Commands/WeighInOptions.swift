import CursesCore
import DataSource
import Model
import SharedInterface

// Options common to `add` and `edit`.
struct WeighInOptions {
    let context: CommandContext

    func save(
        of person: Person,
        among weighIns: [WeighIn],
        replacing old: WeighIn? = nil,
        weight: String?,
        day: String? = nil,
        time: String? = nil
    ) throws -> WeighIn {
        let (invocation, settings) = (context.invocation, context.settings)
        try context.forms.checkUnit(of: weight)
        var saved: WeighIn?
        let editor = WeighInEditor(
            context.appDependencies,
            person: person,
            settings: settings,
            weighIns: weighIns,
            weighIn: old,
            action: { if case .saveResponse(.success(let weighIn)) = $0 { saved = weighIn } }
        )
        let texts: [(WeighInEditor.Field, String?)] = [
            (.weight, weight), (.day, day ?? invocation[.date]), (.time, time ?? invocation[.time]),
            (.height, invocation[.height]),
            (.note, invocation[.note] == "-" ? try readNote() : invocation[.note]),
        ]
        let measures = Measure.builtIn.map { measure in
            (WeighInEditor.Field.measure(measure), invocation[.measure(measure)])
        }
        let own = try ownValues(of: person)
        context.forms.send(
            (texts + measures + own).compactMap { field, text in
                text.map { .form(.onType($0, into: field)) }
            },
            to: editor
        )
        guard old == nil || editor.isEdited else {
            throw CommandError.refused("Nothing to change.")
        }
        return try context.forms.save(
            editor,
            WeighInEditor.Action.form,
            label: { $0.label(settings) },
            saved: { saved }
        )
    }

    // "Arms=32.5", once for each measure.
    private func ownValues(of person: Person) throws -> [(WeighInEditor.Field, String?)] {
        var values = [(WeighInEditor.Field, String?)]()
        for text in context.invocation.all(.own) {
            let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
                "=＝".contains($0)
            }
            guard parts.count == 2, !parts[0].allSatisfy(\.isWhitespace) else {
                throw CommandError.refused("--own needs a name and a value: Arms=32.5")
            }
            let name = String(parts[0])
            guard let own = person.ownMeasures.first(where: { $0.isNamed(name) }) else {
                throw CommandError.refused(unknown(name, person))
            }
            let field = WeighInEditor.Field.measure(.own(own))
            guard !values.contains(where: { $0.0 == field }) else {
                throw CommandError.refused("--own has two values for \(own.name).")
            }
            values.append((field, String(parts[1])))
        }
        return values
    }

    private func unknown(_ name: String, _ person: Person) -> LocalizedStringKey {
        let names = person.ownMeasures.map(\.name)
        return names.isEmpty
            ? "\(name) is no measure yet: bmi-tui people change \(person.name.shellQuoted) --own '\(name), cm, 10-100, 1'"
            : "No measure is named \(name). Defined: \(names.listed(context.string))"
    }

    private func readNote() throws -> String {
        var lines: [String] = []
        var size = 0
        while size < Console.longestLine, let line = context.console.readLine() {
            lines.append(line)
            size += line.utf8.count + 1
        }
        guard !lines.isEmpty else { throw CommandError.refused("Standard input has no note.") }
        let note = lines.joined(separator: " ")
        guard !note.unicodeScalars.contains("\u{FFFD}") else {
            throw CommandError.usage(.notUnicode(note))
        }
        return note
    }
}
