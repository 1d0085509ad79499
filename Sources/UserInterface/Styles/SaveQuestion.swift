import CursesCore

// Confirmation of an irreversible change.
struct FinalQuestion {
    let title: LocalizedStringKey
    let sentence: LocalizedStringKey
    let confirmation: LocalizedStringKey
    var role: ButtonRole?
    var refusal: LocalizedStringKey = "Cancel"
}

// Confirmation before an unusual value is saved: number and person.
struct SaveQuestion {
    let name: String
    var weight: String?

    var label: LocalizedStringKey {
        if let weight { "Save \(weight) for \(name)?" } else { "Save \(name)?" }
    }
}
