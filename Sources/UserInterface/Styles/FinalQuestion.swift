import CursesCore

// What is asked before something that could not be taken back.
struct FinalQuestion {
    let title: LocalizedStringKey
    let sentence: LocalizedStringKey
    let confirmation: LocalizedStringKey
    var role: ButtonRole?
    var refusal: LocalizedStringKey = "Cancel"
    let answer: (_ isConfirmed: Bool) async -> Void
}
