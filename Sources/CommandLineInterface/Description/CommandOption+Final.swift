import CursesCore

nonisolated extension CommandOption {
    // Only irreversible changes are confirmed.
    static let final = CommandOption(
        name: "yes",
        letter: "y",
        help: "confirm a change that cannot be undone"
    )
}
