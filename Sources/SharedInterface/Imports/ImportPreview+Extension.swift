package import CursesCore
package import DataSource

extension ImportPreview {
    package var nothingNewLabel: LocalizedStringKey {
        if found == 0 { return refusedCount > 0 ? "Nothing can be imported" : "No weights found" }
        return refusedCount > 0
            ? "Nothing new: already here \(duplicates), refused \(refusedCount)"
            : "Nothing new: everything is already here"
    }
}
