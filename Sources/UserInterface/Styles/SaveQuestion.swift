import CursesCore

// What is asked before something unusual is saved: the number and whose it is.
struct SaveQuestion {
    let name: String
    var weight: String?

    var label: LocalizedStringKey {
        if let weight { "Save \(weight) for \(name)?" } else { "Save \(name)?" }
    }
}
