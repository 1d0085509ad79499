/// What a button is told by what it stands in.
struct ButtonPlace {
    /// Whether the button does what its screen is for.
    var isPrimaryAction = false
    /// Whether the help bar leaves the button out.
    var isSecondaryAction = false
    /// What the help bar calls the buttons that this one stands among.
    var toolbarGroup: String?
    /// What follows the button's action, which ends the presentation that the button stands in.
    var afterAction: (() -> Void)?
}

extension EnvironmentValues {
    /// What the buttons are told by what they stand in.
    @LocalEntry var buttonPlace = ButtonPlace()
}
