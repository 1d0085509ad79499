public struct StorageError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        case noDataFolder
        case system(Int32)
        case notAFile
        case tooLarge(bytes: Int)
        case malformed(line: Int)
        case incomplete(expected: Int, found: Int)
        case newerVersion(Int)
        case busy(seconds: Int)
        case noLocks
    }

    public var file: String
    public var reason: Reason

    public init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }

    // What is there is not what was written: an earlier version is worth having.
    public var isDamage: Bool {
        switch reason {
        case .notAFile, .tooLarge, .malformed, .incomplete: true
        default: false
        }
    }

    var isUnreadable: Bool {
        switch reason {
        case .notAFile, .tooLarge: true
        default: false
        }
    }
}
