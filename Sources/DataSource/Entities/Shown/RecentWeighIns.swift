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
