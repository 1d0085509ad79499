package import CursesCore

// Numbers of restored, changed and removed records; zeros are omitted.
package struct RecoveryCounts {
    private let parts: [LocalizedStringKey]

    package init(added: Int, changed: Int, missing: Int) {
        parts =
            (added > 0 ? ["restores \(added)"] : []) + (changed > 0 ? ["changes \(changed)"] : [])
            + (missing > 0 ? ["removes \(missing)"] : [])
    }

    package func text(_ string: (LocalizedStringKey) -> String) -> String {
        parts.isEmpty ? string("changes nothing") : parts.map(string).listed(string)
    }
}
