extension Navigator {
    // Screens and forms in the command palette, with or without a key.
    public enum Destination: CaseIterable, Hashable, Sendable {
        case people
        case newPerson
        case editPerson
        case goal
        case weighIn
        case history
        case trends
        case report
        case `import`
        case export
        case settings
        case backups
    }
}
