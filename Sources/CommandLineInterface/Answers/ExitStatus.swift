nonisolated enum ExitStatus: Int32, Sendable {
    case done = 0
    case failed = 1
    case wrongUsage = 2
    case noData = 3
    case unfinished = 4
}
