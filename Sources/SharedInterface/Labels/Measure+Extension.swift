package import CursesCore
package import DataSource
import Model

extension Measure {
    package var label: LocalizedStringKey {
        switch self {
        case .waist: "waist"
        case .bodyFat: "body fat"
        case .head: "head"
        case .own(let own): "\(own.name)"
        }
    }

    package func fieldLabel(_ unit: HeightUnit) -> LocalizedStringKey {
        switch self {
        case .waist: unit == .centimetres ? "Waist (cm)" : "Waist (in)"
        case .bodyFat: "Body fat (%)"
        case .head: unit == .centimetres ? "Head (cm)" : "Head (in)"
        case .own(let own): "\(own.title)"
        }
    }

    // Title of a column.
    package func heading(_ unit: HeightUnit) -> LocalizedStringKey {
        switch self {
        case .waist: unit == .centimetres ? "waist cm" : "waist in"
        case .bodyFat: "fat %"
        case .head: unit == .centimetres ? "head cm" : "head in"
        case .own(let own) where own.unit.isEmpty: "\(own.name)"
        case .own(let own): "\(own.name) \(own.unit)"
        }
    }

    nonisolated package var help: LocalizedStringKey {
        switch self {
        case .waist: "the waist: 88, 88cm or 34.5in"
        case .bodyFat: "the body fat in per cent, such as 21.5"
        case .head: "the head of a child under 2: 38.5 or 15.2in"
        case .own: "a measure of your own; repeat it for others"
        }
    }

    // How it is measured, and by what it is judged.
    package var meaning: LocalizedStringKey {
        switch self {
        case .waist:
            "waist: measured midway between the lowest rib and the top of the hip bone, after breathing out. NICE calls a waist of 0.4 to under 0.5 of the height healthy."
        case .bodyFat:
            "body fat: scales measure it to about ± 4 points, so it has no classes."
        case .head: "head: its largest circumference, above the eyebrows and the ears."
        case .own(let own):
            "\(own.name): from \(MeasureStyle(.centimetres).bounds(of: self).lower) to \(MeasureStyle(.centimetres).bounds(of: self).upper)"
        }
    }

    // Sentence about a change by another process; `nil` for a removed value.
    func changed(to text: String?) -> LocalizedStringKey {
        switch (self, text) {
        case (.waist, nil): "The waist was meanwhile removed elsewhere."
        case (.waist, let text?): "The waist was meanwhile changed elsewhere to \(text)."
        case (.bodyFat, nil): "The body fat was meanwhile removed elsewhere."
        case (.bodyFat, let text?): "The body fat was meanwhile changed elsewhere to \(text)."
        case (.head, _), (.own, _): "The measures were meanwhile changed elsewhere."
        }
    }
}

extension MeasureStyle {
    // Each measure with its name.
    package func texts(
        _ measures: Measures,
        in table: [Measure],
        _ string: (LocalizedStringKey) -> String
    ) -> [String] {
        table.compactMap { measure in
            measures[measure].map { "\(string(measure.label)) \(text($0, of: measure))" }
        }
    }
}

extension WaistClass {
    package var label: LocalizedStringKey {
        switch self {
        case .healthy: "healthy"
        case .increased: "increased risk"
        case .high: "high risk"
        }
    }
}

extension WaistAssessment {
    // The ratio and its class with the source, longest text first.
    package func texts(_ string: (LocalizedStringKey) -> String) -> [String] {
        let ratio = ratio.formatted(fractionDigits: 2)
        let long = string("\(ratio) of the height")
        guard let category else { return [long, ratio] }
        let label = "\(string(category.label)) · NICE"
        return ["\(long) · \(label)", "\(ratio) \(label)", ratio]
    }
}
