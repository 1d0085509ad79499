// The newest weigh-ins, and the years of which nothing has been read yet.
public struct RecentWeighIns: Equatable, Sendable {
    public var weighIns: Loaded<WeighIn>
    public var olderYears: Set<Int>

    // The day from which on all of them are there, if there are older ones.
    public var knownSince: Day? {
        olderYears.max().flatMap { Day(year: $0 + 1, month: 1, day: 1) }
    }

    public init(_ weighIns: Loaded<WeighIn>, olderYears: Set<Int> = []) {
        self.weighIns = weighIns
        self.olderYears = olderYears
    }
}
