// What the arguments lead to.
enum Start: Equatable {
    case app
    case plainApp(String?)
    case ended(ExitStatus)
}
