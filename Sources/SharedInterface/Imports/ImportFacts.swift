import CursesCore
package import DataSource

// Effects of an import, one fact a line.
package struct ImportFacts {
    private let preview: ImportPreview
    private let names: NameStyle
    private let dates: DayStyle

    package init(_ preview: ImportPreview, names: NameStyle, days: DayStyle) {
        self.preview = preview
        self.names = names
        dates = days
    }

    private func string(_ key: LocalizedStringKey) -> String { dates.string(key) }

    package var facts: [(label: String, text: String)] {
        var facts = [
            (string("Format"), preview.formats.map(\.name).listed(string)),
            (string("Found"), found),
        ]
        if !preview.apps.isEmpty { facts.append(writers) }
        facts += preview.unit.map(unit) ?? []
        if let order = preview.dayOrder {
            facts.append(
                (
                    string("Dates"),
                    string("\(string(order.order.label)) (\(string(order.source.label)))")
                )
            )
        }
        if !preview.questions.contains(.person), !preview.parts.isEmpty {
            facts.append((string("For"), people))
        }
        facts.append((string("New"), "\(preview.new)"))
        facts.append((string("Already here"), "\(preview.duplicates)"))
        facts += repeated
        if preview.completed > 0 {
            facts.append((string("Adds to these"), counts(preview.addedCount)))
        }
        let kept = counts(preview.count)
        if !kept.isEmpty { facts.append((string("Measures"), kept)) }
        return facts + doubts
    }

    // Choices that were made without a question, for users who see no preview.
    package var guess: [(label: String, text: String)] {
        (preview.apps.count > 1 ? [writers] : [])
            + (preview.unit.map { [.bmi, .history].contains($0.source) ? unit($0) : [] } ?? [])
    }

    // Also told to users who see no preview.
    package var repeated: [(label: String, text: String)] {
        let count = preview.repeatedCount
        guard count > 0 else { return [] }
        return [(string("Repeated"), string("\(count), the same reading again in the file"))]
    }

    private var writers: (label: String, text: String) {
        let chosen = preview.app.flatMap { $0.isEmpty ? nil : string("only \($0)") }
        return (string("Written by"), chosen ?? preview.apps.listed(string))
    }

    private func unit(_ unit: DetectedUnit) -> [(label: String, text: String)] {
        let (symbols, source) = (unit.unit.symbols, string(unit.source.label))
        return [(string("Unit"), string("\(symbols) (\(source))"))]
    }

    private func counts(_ count: (Measure) -> Int) -> String {
        let texts = (Measure.builtIn + preview.ownMeasures.map { .own($0) }).compactMap { measure in
            let count = count(measure)
            let label = measure.own?.title ?? string(measure.label)
            return count > 0 ? string("\(label) in \(count)") : nil
        }
        return texts.listed(string)
    }

    // Rows that are not imported as they are, for users who expect all of them.
    package var doubts: [(label: String, text: String)] {
        var facts = [(label: String, text: String)]()
        if preview.isContradicting {
            let days = preview.contradictedDays
            let text = string("\(days) days already have another weight")
            facts.append((string("Contradicts"), text))
        }
        if preview.beforeBirth > 0 {
            let count = preview.beforeBirth
            let text = string("\(count) weigh-ins are before the birth date")
            facts.append((string("Too early"), text))
        }
        if !preview.differing.isEmpty { facts.append((string("Differing"), differences)) }
        if preview.differingMeasures > 0 {
            let count = preview.differingMeasures
            let text = string("weigh-ins with other measures, kept as saved: \(count)")
            facts.append((string("Differs"), text))
        }
        if preview.replacedHeightCount > 0 {
            let count = preview.replacedHeightCount
            let text = string("in \(count); the person’s is used")
            facts.append((string("No height"), text))
        }
        if preview.droppedMeasureCount > 0 {
            let count = preview.droppedMeasureCount
            let text = string("\(count) values of measures; the weights are kept")
            facts.append((string("Left out"), text))
        }
        if preview.emptyCount > 0 {
            facts.append((string("Without weight"), "\(preview.emptyCount)"))
        }
        if preview.cleanedCount > 0 {
            facts.append(
                (string("Cleaned"), string("invisible characters, in \(preview.cleanedCount)"))
            )
        }
        if !preview.ignoredColumns.isEmpty {
            let more = preview.ignoredColumns.count > 20 ? ["…"] : []
            let columns = preview.ignoredColumns.prefix(20).map { column in
                preview.thousands[column].map { string("\(column) (thousands? write \($0))") }
                    ?? column
            }
            facts.append((string("Left out"), (columns + more).listed(string)))
        }
        if let minutes = preview.clockShift {
            let text = string("of another time zone, known by their weights: \(minutes.clockShift)")
            facts.append((string("Times"), text))
        }
        if !preview.heights.isEmpty {
            let heights = preview.heights.map { "\(Int($0.rounded()))" }.listed(string)
            facts.append((string("Heights"), string("\(heights) cm: perhaps several people")))
        }
        if preview.isCut { facts.append((string("Incomplete"), string("the file ends early"))) }
        if !preview.omitted.isEmpty {
            let more = preview.omitted.count > Self.mostOmitted ? ["…"] : []
            let texts = preview.omitted.prefix(Self.mostOmitted).map { string($0.partLabel) }
            facts.append((string("Not read"), (texts + more).listed(string)))
        }
        // Last, above the refused lines.
        if preview.refusedCount > 0 {
            facts.append((string("Refused"), "\(preview.refusedCount)"))
        }
        return facts
    }

    private static let mostOmitted = 5

    // Readings that may be another person's, unless their unit is asked about.
    package func warnings(in unit: WeightUnit) -> [String] {
        guard preview.unitDoubt == nil else { return [] }
        let style = WeightStyle(unit)
        return preview.distances.map { distance in
            let name = names.name(distance.person.name)
            let known = style.text(distance.known)
            if preview.questions.contains(.unit) {
                // Read as kilograms.
                let number = WeightStyle(.kilograms).number(distance.imported)
                return string(
                    "The file says about \(number) without a unit; \(name) then weighed about \(known)"
                )
            }
            let imported = style.text(distance.imported)
            return string(
                "These would be about \(imported), but \(name) then weighed about \(known)"
            )
        }
    }

    // Weigh-ins that the file changes or deletes.
    package var differences: String {
        let deleted = preview.differing.count { $0.new == nil }
        let deletedHere = preview.differing.count { $0.old == nil }
        let changed = preview.differing.count - deleted - deletedHere
        var texts = [String]()
        if changed > 0 { texts.append(string("weigh-ins otherwise in the file: \(changed)")) }
        if deleted > 0 { texts.append(string("weigh-ins deleted in the file: \(deleted)")) }
        if deletedHere > 0 { texts.append(string("weigh-ins deleted here: \(deletedHere)")) }
        return texts.listed(string)
    }

    // The first refused or replaced rows, one a line.
    package func refusals(upTo count: Int, ofSeveralFiles isOfSeveral: Bool) -> [String] {
        let shown = preview.remarks.prefix(count).map { refusal in
            let reason = reason(of: refusal)
            return isOfSeveral
                ? string("\(refusal.file), line \(refusal.line): \(reason)")
                : string("line \(refusal.line): \(reason)")
        }
        let rest = preview.remarkCount - shown.count
        return rest > 0 ? shown + [string("and \(rest) more")] : shown
    }

    private func reason(of refusal: ImportRefusal) -> String {
        let reason = string(refusal.reason.label)
        return refusal.text.isEmpty ? reason : string("\(reason): “\(refusal.text)”")
    }

    private var found: String {
        guard let days = preview.days else { return "\(preview.found)" }
        let (first, last) = (dates.dated(days.lowerBound), dates.dated(days.upperBound))
        let span = first == last ? first : string("\(first) – \(last)")
        return string("\(preview.found) weigh-ins, \(span)")
    }

    private var people: String {
        let texts = preview.parts.map { part in
            let name = names.name(part.person.name)
            return part.isNew ? string("\(name), new") : name
        }
        return texts.listed(string)
    }
}
