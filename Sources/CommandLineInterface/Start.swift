// What the arguments lead to.
enum Start: Equatable {
    case app
    case plainApp(String?)
    case watch(Invocation)
    case ended(ExitStatus)
}
