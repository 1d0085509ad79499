import CursesCore

// Confirmation of an irreversible change.
struct FinalQuestion {
    let title: LocalizedStringKey
    let sentence: LocalizedStringKey
    let confirmation: LocalizedStringKey
    var role: ButtonRole?
    var refusal: LocalizedStringKey = "Cancel"
    let answer: (_ isConfirmed: Bool) async -> Void
}
