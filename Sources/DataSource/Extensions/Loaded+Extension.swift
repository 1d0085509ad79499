import Essentials

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
