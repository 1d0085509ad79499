public import Essentials

extension Loaded {
    // The years of some time of which not all could be read.
    public func incompleteYears(since: Day? = nil, until: Day? = nil) -> [Int] {
        problems.incompleteYears
            .filter { (since ?? .first).year <= $0 && $0 <= (until ?? .last).year }
            .sorted()
    }

    // Of those with one identifier, as two copies of a file written into one have them, the one
    // changed last.
    public func newestOfEach(_ id: (Value) -> UUID, _ moment: (Value) -> Date) -> Self {
        guard !UUID.areDistinct(values.count, { id(values[$0]) }) else { return self }
        let places = Dictionary(values.indices.map { (id(values[$0]), $0) }) { first, second in
            moment(values[first]) >= moment(values[second]) ? first : second
        }
        return Loaded(values: places.values.sorted().map { values[$0] }, problems: problems)
    }
}
