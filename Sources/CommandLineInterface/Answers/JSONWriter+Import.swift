import CursesUI
import DataSource
import Model
import SharedInterface

extension JSONWriter {
    mutating func preview(
        _ preview: ImportPreview,
        hasSeveralFiles: Bool,
        _ string: (LocalizedStringKey) -> String
    ) {
        text("format", preview.formats.map(\.rawValue).joined(separator: ","))
        if let unit = preview.unit {
            text("unit", unit.unit.shortSymbol)
        } else {
            null("unit")
        }
        text("dateOrder", preview.dayOrder?.order.rawValue)
        number("found", preview.found)
        number("new", preview.new)
        number("duplicates", preview.duplicates)
        text("from", preview.days?.lowerBound.description)
        text("to", preview.days?.upperBound.description)
        array("people", preview.parts) { json, part in
            json.object { json in
                json.text("name", part.person.name)
                json.number("new", part.weighIns.count)
            }
        }
        number("refusedCount", preview.refusedCount)
        array("refused", preview.refusals) { json, refusal in
            json.object { json in
                if hasSeveralFiles { json.text("file", refusal.file) }
                json.number("line", refusal.line)
                json.text("reason", refusal.reason.rawValue)
                json.text("message", string(refusal.reason.label))
            }
        }
        number("withoutWeight", preview.emptyCount)
        number("cleaned", preview.cleanedCount)
        array("heights", preview.heights) { $0.number(nil, $1) }
        boolean("incomplete", preview.isCut)
        array("ignoredColumns", preview.ignoredColumns) { $0.text(nil, $1) }
    }
}
