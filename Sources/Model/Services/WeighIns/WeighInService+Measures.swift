import DataSource

extension WeighInService {
    // Names the values that are seen nowhere because their definition is gone. Those of a weigh-in
    // that was moved here are defined by another person.
    func named(_ loaded: Loaded<WeighIn>, of person: Person) -> Loaded<WeighIn> {
        var unknown = Set<OwnMeasure.ID>()
        for weighIn in loaded.values where !weighIn.measures.own.isEmpty {
            unknown.formUnion(weighIn.measures.own.entries.map(\.id))
        }
        unknown.subtract((person.ownMeasures + person.formerMeasures).map(\.id))
        guard !unknown.isEmpty, let people = try? personRepository.load() else { return loaded }
        let defined = people.values.flatMap { $0.ownMeasures + $0.formerMeasures }.map(\.id)
        unknown.subtract(defined)
        guard !unknown.isEmpty else { return loaded }
        var named = loaded
        let problem = weighInRepository.undefinedMeasures(unknown.sorted(), of: person.id)
        if !named.problems.contains(problem) { named.problems.append(problem) }
        return named
    }

    // Under the same name and unit, or unseen, so that a weigh-in that is moved back has them again.
    func ownValues(
        of weighIn: WeighIn,
        from person: Person,
        to other: Person
    ) -> OwnValues {
        let own = weighIn.measures.own
        let seen = person.ownMeasures.filter { own[$0.id] != nil }
        var values = own
        for measure in seen { values[measure.id] = nil }
        for old in seen {
            let same = other.ownMeasures.first { $0.isSame(as: old) }
            // A visible value replaces one that an earlier move left hidden.
            values[same?.id ?? old.id] = own[old.id]
        }
        return values
    }
}
