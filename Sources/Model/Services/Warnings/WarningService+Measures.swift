public import DataSource

extension WarningService {
    // Values that would not be shown any more, have another unit or are outside the new bounds.
    // `weighIns` returns `nil` if none can be read.
    public func warnings(
        aboutMeasuresOf new: Person,
        replacing old: Person,
        among weighIns: () -> Loaded<WeighIn>?
    ) -> [EntryWarning] {
        let removed = old.ownMeasures.filter { measure in
            !new.ownMeasures.contains { $0.id == measure.id }
        }
        let changed = (old.ownMeasures + old.formerMeasures).compactMap { measure in
            new.ownMeasures.first { $0.id == measure.id && $0.isStricter(than: measure) }
                .map { (old: measure, new: $0) }
        }
        guard !removed.isEmpty || !changed.isEmpty else { return [] }
        let loaded = weighIns()
        let isWhole = loaded.map { !$0.problems.contains(where: \.mayHideRecords) } ?? false
        func count(of measure: OwnMeasure, outside bounds: ClosedRange<Double>? = nil) -> Int? {
            let count = loaded?.values.count { weighIn in
                guard let value = weighIn.measures.own[measure.id] else { return false }
                return bounds.map { !$0.contains(value) } ?? true
            }
            return count == 0 && isWhole ? nil : count ?? 0
        }
        let warnings =
            removed.compactMap { measure in
                count(of: measure).map { EntryWarning.removedMeasure(measure.name, values: $0) }
            }
            + changed.compactMap { old, new in
                old.unit == new.unit
                    ? count(of: old, outside: new.bounds).map { .narrowerBounds(new, values: $0) }
                    : count(of: old).map { .otherUnit(old, values: $0) }
            }
        return warnings.isEmpty || isWhole ? warnings : warnings + [.unreadYears]
    }

    // Values of a weigh-in that moves to a person without a measure of that name and unit.
    public func warnings(
        aboutMeasuresOf weighIn: WeighIn,
        from person: Person,
        to other: Person
    ) -> [EntryWarning] {
        let unseen = person.ownMeasures.filter { measure in
            weighIn.measures.own[measure.id] != nil
                && !other.ownMeasures.contains { $0.isSame(as: measure) }
        }
        return unseen.isEmpty ? [] : [.unseenMeasures(unseen, of: other.name)]
    }
}

extension OwnMeasure {
    fileprivate func isStricter(than old: OwnMeasure) -> Bool {
        unit != old.unit || old.bounds.clamped(to: bounds) != old.bounds
    }
}
