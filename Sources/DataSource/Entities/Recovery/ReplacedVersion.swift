// Availability of the version that a restore replaces.
public enum ReplacedVersion: Hashable, Sendable {
    case none
    // Among the backups, as far as it is readable.
    case listed
    // Kept, but unreadable.
    case illegible
}
