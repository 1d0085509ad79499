package import CursesCore
package import DataSource

extension ImportPreview {
    package var nothingNewLabel: LocalizedStringKey {
        if found == 0 { return refusedCount > 0 ? "Nothing can be imported" : "No weights found" }
        if questions.contains(.version) {
            return "Nothing new; weigh-ins that differ in the file: \(differing.count)"
        }
        if !differing.isEmpty {
            return
                "Nothing new; weigh-ins that differ in the file, kept as here: \(differing.count)"
        }
        switch (refusedCount, differingMeasures) {
        case (0, 0): return "Nothing new: everything is already here"
        case (0, let count):
            return "Nothing new; weigh-ins with other measures, kept as saved: \(count)"
        case (let refused, 0): return "Nothing new: already here \(duplicates), refused \(refused)"
        case (let refused, let count):
            return "Nothing new; refused: \(refused), with other measures, kept as saved: \(count)"
        }
    }
}
