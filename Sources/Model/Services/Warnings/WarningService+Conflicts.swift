public import DataSource

extension WarningService {
    // Details changed here and, to another value, elsewhere.
    public func conflicts(
        of new: [Detail],
        replacing old: [Detail],
        with newest: [Detail]
    ) -> [EntryWarning] {
        zip(zip(new, old), newest).compactMap { details, newest in
            let (new, old) = details
            let isConflict = new != old && newest != old && newest != new
            return isConflict ? .changedElsewhere(newest) : nil
        }
    }

    // If reading fails, saving fails too and reports it.
    func conflicts(
        of new: WeighIn,
        replacing old: WeighIn?,
        of person: Person
    ) -> [EntryWarning] {
        let whereabouts = old.flatMap { try? weighInService.whereabouts(of: $0, of: person) }
        return conflicts(of: new, replacing: old ?? new, now: whereabouts)
            + changedMeasures(under: new, replacing: old, of: person)
    }

    // Reads the person again only for an entry with new values of own measures.
    func changedMeasures(
        under new: WeighIn,
        replacing old: WeighIn?,
        of person: Person
    ) -> [EntryWarning] {
        let used = person.ownMeasures.filter { measure in
            let value = new.measures.own[measure.id]
            return value != nil && value != old?.measures.own[measure.id]
        }
        guard !used.isEmpty else { return [] }
        let newest = (try? personService.load(person.id)) ?? nil
        return conflicts(of: used, with: newest?.ownMeasures)
    }

    // Measures of new values that another process has removed or given another unit.
    public func conflicts(of used: [OwnMeasure], with newest: [OwnMeasure]?) -> [EntryWarning] {
        guard let newest else { return [] }
        let isSame = used.allSatisfy { measure in
            newest.contains { $0.id == measure.id && $0.unit == measure.unit }
        }
        return isSame ? [] : [.changedElsewhere(.ownMeasures(newest))]
    }

    func conflicts(
        of new: WeighIn,
        replacing old: WeighIn,
        now whereabouts: Whereabouts?
    ) -> [EntryWarning] {
        switch whereabouts {
        case nil: []
        case .here(let newest):
            conflicts(of: new.details, replacing: old.details, with: newest.details)
        case .moved(_, let other): [.movedElsewhere(to: other.name), .wouldBeNew]
        case .deleted: [.deletedElsewhere, .wouldBeNew]
        }
    }
}
