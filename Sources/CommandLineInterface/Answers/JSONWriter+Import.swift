import CursesCore
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
        text("unit", preview.unit?.unit.symbol)
        text("dateOrder", preview.dayOrder?.order.rawValue)
        number("found", preview.found)
        number("new", preview.new)
        number("duplicates", preview.duplicates)
        number("completed", preview.completed)
        object("measures") { json in
            for measure in Measure.builtIn {
                json.number(measure.key, Double(preview.count(of: measure)))
            }
            // People may have measures of one name.
            let counts = Dictionary(
                Set(preview.ownMeasures).map { ($0.name, preview.count(of: .own($0))) },
                uniquingKeysWith: +
            )
            for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
                json.member(name) { $0.number(nil, count) }
            }
        }
        number("contradictedDays", preview.contradictedDays)
        number("beforeBirth", preview.beforeBirth)
        number("differing", preview.differing.count)
        number("replaced", preview.replaced)
        number("differingMeasures", preview.differingMeasures)
        text("from", preview.days?.lowerBound.description)
        text("to", preview.days?.upperBound.description)
        array("people", preview.parts) { json, part in
            json.object { json in
                json.text("name", part.person.name)
                json.number("new", part.weighIns.count)
            }
        }
        number("refusedCount", preview.refusedCount)
        remarks("refused", preview.refusals, hasSeveralFiles, string)
        number("replacedHeightCount", preview.replacedHeightCount)
        remarks("replacedHeights", preview.replacedHeights, hasSeveralFiles, string)
        number("droppedMeasureCount", preview.droppedMeasureCount)
        remarks("droppedMeasures", preview.droppedMeasures, hasSeveralFiles, string)
        number("withoutWeight", preview.emptyCount)
        number("cleaned", preview.cleanedCount)
        array("heights", preview.heights) { $0.number(nil, $1) }
        boolean("incomplete", preview.isCut)
        array("ignoredColumns", preview.ignoredColumns) { $0.text(nil, $1) }
    }

    private mutating func remarks(
        _ name: StaticString,
        _ remarks: [ImportRefusal],
        _ hasSeveralFiles: Bool,
        _ string: (LocalizedStringKey) -> String
    ) {
        array(name, remarks) { json, remark in
            json.object { json in
                if hasSeveralFiles { json.text("file", remark.file) }
                json.number("line", remark.line)
                json.text("reason", remark.reason.rawValue)
                json.text("message", string(remark.reason.label))
            }
        }
    }
}
