import CursesCore

nonisolated extension CommandOption {
    // What can be undone is not asked about.
    static let final = CommandOption(
        name: "yes",
        letter: "y",
        help: "confirm a change that cannot be undone"
    )
}
