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
            (.note, invocation[.note] == "-" ? readNote() : invocation[.note]),
        ]
        let measures = Measure.allCases.map { measure in
            (WeighInEditor.Field.measure(measure), invocation[.measure(measure)])
        }
        context.send(
            (texts + measures).compactMap { field, text in
                text.map { .form(.onType($0, into: field)) }
            },
            to: editor
        )
        guard old == nil || editor.isEdited else {
            throw CommandError.refused("Nothing to change.")
        }
        return try context.save(
            editor,
            WeighInEditor.Action.form,
            irreversible: .irreversibleConfirmButtonTapped,
            label: { $0.label(settings) },
            saved: { saved }
        )
    }

    private func readNote() -> String {
        var lines: [String] = []
        var size = 0
        while size < Console.longestLine, let line = context.console.readLine() {
            lines.append(line)
            size += line.utf8.count + 1
        }
        return lines.joined(separator: " ")
    }
}
