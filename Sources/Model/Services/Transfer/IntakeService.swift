public import DataSource
public import Essentials

// Takes in what arrives by itself: lines in the inbox, and exports in watched folders.
public struct IntakeService: Sendable {
    // Seconds without a change after which a file counts as complete.
    static let pause = 2.0

    // False for a time after now, as a machine with another clock writes it.
    static func isFresh(_ moment: Date, at now: Date) -> Bool {
        (0..<pause).contains(now.timeIntervalSince(moment))
    }

    private let appDependencies: AppDependencies

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    // `isAgain`: also looks at files that wait, to name them and for what became of them.
    public func take(isAgain: Bool = false) throws(StorageError) -> IntakeOutcome {
        var outcome = IntakeOutcome()
        try InboxService(appDependencies).take(&outcome)
        try WatchService(appDependencies).take(&outcome, isAgain: isAgain)
        return outcome
    }

    // `texts` say why each line with a fault is left. Returns what is new and to be told.
    public func leave(
        _ rest: InboxRest,
        _ texts: [Int: String]
    ) throws(StorageError) -> StorageError? {
        try InboxService(appDependencies).leave(rest, texts)
    }
}

public struct IntakeOutcome: Hashable, Sendable {
    // Weigh-ins that came.
    public var count = 0
    // The person of the first one.
    public var changed: Person.ID?
    // Remaining lines of each inbox.
    public var rests = [InboxRest]()
    // Files that wait for a yes.
    public var arrivals = [Arrival]()
    // Remarks on files, each told once.
    public var notices = [StorageError]()
    public var isBeingWritten = false

    // The notices as one.
    public var notice: StorageError? {
        guard let first = notices.first, notices.count > 1 else { return notices.first }
        return StorageError(file: first.file, reason: .filesWait(notices.count))
    }

    // Lines that were left now, and where.
    public var left: (count: Int, file: String)? {
        let count = rests.reduce(0) { $0 + $1.newCount }
        let path = rests.first { $0.newCount > 0 }?.inbox.path
        return path.map { (count, String($0.split(separator: "/").last ?? "")) }
    }

    mutating func add(_ parts: [ImportPart]) {
        changed = changed ?? parts.first?.id
        count += parts.reduce(0) { $0 + $1.weighIns.count }
    }
}

// Lines of an inbox without their weigh-ins, and why some cannot be taken in.
public struct InboxRest: Hashable, Sendable {
    public let inbox: Inbox
    public let lines: [String]
    public let faults: [Int: InboxFault]
    // Lines that were left before, and have not changed since.
    let waiting: Set<Int>

    var newCount: Int { faults.keys.count { !waiting.contains($0) } }
}

extension Revision {
    // Another process may change the data between a preview and its save.
    static func trying(_ body: () throws(StorageError) -> Bool) throws(StorageError) {
        for _ in 1...3 where try body() { return }
    }
}
