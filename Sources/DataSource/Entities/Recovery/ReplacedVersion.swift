// Fate of a file that another version has replaced.
public enum ReplacedVersion: Hashable, Sendable {
    case none
    // Among the backups, as far as it is readable.
    case listed
    // Kept, but unreadable.
    case illegible
}
