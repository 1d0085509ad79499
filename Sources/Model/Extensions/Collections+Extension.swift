public import DataSource
import Essentials

extension Array {
    // Binary search: requires elements in ascending order of days.
    func inDays(_ days: ClosedRange<Day>, _ day: KeyPath<Element, Day>) -> ArraySlice<Element> {
        let start = firstIndex(from: days.lowerBound, day)
        return self[
            start..<Swift.max(start, firstIndex(from: days.upperBound.advanced(by: 1), day))
        ]
    }

    func firstIndex(from first: Day, _ day: KeyPath<Element, Day>) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle][keyPath: day] < first { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}

extension [WeighIn] {
    // Measures with a chart, besides weights.
    public func measures(of person: Person) -> [TrendMeasure] {
        let used = used(of: person.measures) { $0.measures }
        return used.map { .measure($0) }
            + (used.contains(.bodyFat) ? [.fatMass, .leanMass] : [])
    }

    // Puts the value of the measure into the weight, so that curve and statistics work for all.
    // Lengths are in the displayed unit; weigh-ins without the measure are left out.
    public func values(of measure: TrendMeasure, unit: HeightUnit) -> [WeighIn] {
        if measure.isOfWeights { return self }
        let service = UnitService()
        return compactMap { weighIn in
            guard let value = weighIn.value(of: measure, unit, service) else { return nil }
            var weighIn = weighIn
            weighIn.weight = value
            return weighIn
        }
    }
}

extension WeighIn {
    fileprivate func value(
        of measure: TrendMeasure,
        _ unit: HeightUnit,
        _ service: UnitService
    ) -> Double? {
        switch measure {
        case .weight, .bmi, .height: weight
        case .measure(let measure):
            measures[measure].map { service.shown($0, of: measure, unit) }
        case .fatMass: measures[.bodyFat].map { weight * $0 / 100 }
        case .leanMass: measures[.bodyFat].map { weight - weight * $0 / 100 }
        }
    }
}

extension [PersonSummary] {
    // Also searches the distinction of namesakes.
    func found(by query: String) -> [PersonSummary] {
        guard let word = query.searched else { return self }
        return filter {
            PersonSummary.title($0.person.name, $0.distinction).lowercased().holds(word)
        }
    }
}

extension PersonSummary {
    // The name, with its distinction if any.
    public static func title(_ name: String, _ distinction: Int?) -> String {
        distinction.map { "\(name) (\($0))" } ?? name
    }
}

extension [String: String] {
    func changes(since old: Self) -> Self {
        filter { old[$0.key] != $0.value }
    }
}
