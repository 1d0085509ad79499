public enum Recovery: Hashable, Sendable {
    case backup(Backup, count: Int)
    case readableLines(count: Int)
    case copy(ConflictCopy, count: Int)
}
