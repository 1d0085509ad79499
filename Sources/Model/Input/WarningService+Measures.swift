public import DataSource

extension WarningService {
    // Values that would not be shown any more, or with another unit.
    public func warnings(
        aboutMeasuresOf new: Person,
        replacing old: Person,
        among weighIns: () -> [WeighIn]
    ) -> [EntryWarning] {
        let changed = old.ownMeasures.filter { measure in
            !new.ownMeasures.contains { $0.id == measure.id && $0.unit == measure.unit }
        }
        guard !changed.isEmpty else { return [] }
        let weighIns = weighIns()
        return changed.compactMap { measure in
            let count = weighIns.count { $0.measures.own[measure.id] != nil }
            guard count > 0 else { return nil }
            let isKept = new.ownMeasures.contains { $0.id == measure.id }
            return isKept
                ? .otherUnit(measure, values: count)
                : .removedMeasure(measure.name, values: count)
        }
    }
}
