import CursesCore

// Confirmation before an unusual value is saved: number and person.
struct SaveQuestion {
    let name: String
    var weight: String?

    var label: LocalizedStringKey {
        if let weight { "Save \(weight) for \(name)?" } else { "Save \(name)?" }
    }
}
