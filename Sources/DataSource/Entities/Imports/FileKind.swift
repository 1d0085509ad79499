public enum FileKind: Hashable, Sendable {
    case file
    case folder
    // A pipe or a device, which may block.
    case other
}
