// Outcome of parsing the arguments.
enum Start: Equatable {
    case app
    case plainApp(String?)
    case watch(Invocation)
    case ended(ExitStatus)
}
