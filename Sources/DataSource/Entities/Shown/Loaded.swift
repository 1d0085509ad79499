import Essentials

public struct Loaded<Value: Hashable & Sendable>: Hashable, Sendable {
    public static var empty: Self { Self(values: [], problems: []) }

    public var values: [Value]
    public var problems: [StorageError]

    public init(values: [Value], problems: [StorageError]) {
        self.values = values
        self.problems = problems
    }
}

public enum LoadingState: Hashable, Sendable {
    case loading
    case loaded
    case failed(StorageError)
}

// A change of shown data by another process or the clock.
public enum OutsideChange: Hashable, Sendable {
    case keys(Set<String>)
    case today(Day)
}

// The newest weigh-ins, and the years that are not read yet.
public struct RecentWeighIns: Equatable, Sendable {
    public var weighIns: Loaded<WeighIn>
    public var olderYears: Set<Int>

    // First day from which all weigh-ins are loaded, if there are older years.
    public var knownSince: Day? {
        olderYears.max().flatMap { Day(year: $0 + 1, month: 1, day: 1) }
    }

    public init(_ weighIns: Loaded<WeighIn>, olderYears: Set<Int> = []) {
        self.weighIns = weighIns
        self.olderYears = olderYears
    }
}

extension Loaded {
    // Years in a period with unreadable weigh-ins.
    public func incompleteYears(since: Day? = nil, until: Day? = nil) -> [Int] {
        problems.incompleteYears
            .filter { (since ?? .first).year <= $0 && $0 <= (until ?? .last).year }
            .sorted()
    }

    // Keeps the record changed last of those with one identifier, as in merged copies of a file. The
    // functions take an index, because each call would copy a value.
    func newestOfEach(_ id: (Int) -> UUID, _ moment: (Int) -> Date) -> Self {
        guard !UUID.areDistinct(values.count, id) else { return self }
        let places = Dictionary(values.indices.map { (id($0), $0) }) { first, second in
            moment(first) >= moment(second) ? first : second
        }
        return Loaded(values: places.values.sorted().map { values[$0] }, problems: problems)
    }
}
