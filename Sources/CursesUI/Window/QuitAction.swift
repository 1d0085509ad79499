/// What ends the program, named once there is a window to ask.
final class QuitAction {
    var action: () -> Void = {}
}
