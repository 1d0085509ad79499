/// Context of a button, set by its container.
struct ButtonPlace {
    /// True if the button is the main action of its screen.
    var isPrimaryAction = false
    /// True if the help bar omits the button.
    var isSecondaryAction = false
    /// Title of the button's group in the help bar, if any.
    var toolbarGroup: String?
    /// Called after the button's action to close the presentation that contains it.
    var afterAction: (() -> Void)?
}

extension EnvironmentValues {
    /// The context of the buttons below.
    @LocalEntry var buttonPlace = ButtonPlace()
}
