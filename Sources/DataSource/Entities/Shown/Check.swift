// A line of the check-up: what was looked at, what was found there, and what helps.
public struct Check: Hashable, Sendable {
    public enum State: String, Sendable {
        // A note is not as usual, but nothing has to be done.
        case ok, note, problem
    }

    public enum Topic: String, Sendable {
        case folder, machine, permissions, space, lock, unfinished
        case people, settings, history, copies, sync, backups
        case inbox, folders, hook
        case terminal, characters, colors, locale, keys
    }

    public enum Finding: Hashable, Sendable {
        case nothing
        // The same in every language.
        case fact(String)
        case failure(StorageError)
        case link(String, target: String)
        // Number of files and folders that others may read.
        case open(Int)
        case locked(by: Int32?)
        case unfinished
        case files(Int, records: Int, version: Int)
        case records(RecordTrouble, file: String)
        // Markers of git, or lines that a merge has united.
        case merged(file: String)
        // The sum disagrees.
        case altered(file: String)
        case copies(Int, file: String)
        case sync(SyncState)
        case syncFailure(SyncFailure)
        case noTerminal
        case notUTF8
        case wide(Bool)
        case key(KeyFault)
    }

    public enum Remedy: Hashable, Sendable {
        case fix(Fix)
        case restore
        case type(String)
        // The user's own file or folder refuses them.
        case allow(String)
        case correct(file: String)
    }

    // Loses nothing: what is replaced goes to the backups.
    public enum Fix: Hashable, Sendable {
        case protect([String])
        case finish
        case rewrite(key: String)
    }

    public let topic: Topic
    public let state: State
    public let finding: Finding
    public let remedy: Remedy?

    public init(_ topic: Topic, _ state: State, _ finding: Finding, _ remedy: Remedy? = nil) {
        (self.topic, self.state, self.finding, self.remedy) = (topic, state, finding, remedy)
    }
}

// Records of one file that have the same fault.
public struct RecordTrouble: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case unreadable, impossible, double, inFuture, aheadOfClock, ofNobody
    }

    public let kind: Kind
    public var lines: [Int]
    // Faulty member of the first one, such as "height":9999, and its identifier.
    public var member = ""
    var id = ""
}

extension [Check] {
    public var isHealthy: Bool { !contains { $0.state == .problem } }

    public var fixable: [Check] { filter { if case .fix = $0.remedy { true } else { false } } }
}
