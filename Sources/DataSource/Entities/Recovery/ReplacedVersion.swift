// What became of a file when another version took its place.
public enum ReplacedVersion: Hashable, Sendable {
    // There was none.
    case none
    // It is among the backups, as much of it as can be read.
    case listed
    // It is kept, but nothing of it can be read.
    case illegible
}
