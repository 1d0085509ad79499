import DataSource

extension WeighInService {
    // Names impossible values, and those that are seen nowhere because their definition is gone.
    func named(_ loaded: Loaded<WeighIn>, of person: Person) -> Loaded<WeighIn> {
        var named = loaded
        var unknown = Set<OwnMeasure.ID>()
        var isPossible = true
        for weighIn in loaded.values where !weighIn.measures.isEmpty {
            unknown.formUnion(weighIn.measures.own.entries.map(\.id))
            isPossible = isPossible && Self.isPossible(weighIn)
        }
        if !isPossible {
            let impossible = weighInRepository.impossible(of: person.id, Self.isPossible)
            named.problems += impossible.filter { !loaded.problems.contains($0) }
        }
        let undefined = undefined(unknown, of: person)
        if !undefined.isEmpty {
            let problem = weighInRepository.undefinedMeasures(undefined.sorted(), of: person.id)
            if !loaded.problems.contains(problem) { named.problems.append(problem) }
        }
        return named
    }

    private static func isPossible(_ weighIn: WeighIn) -> Bool {
        Measure.builtIn.allSatisfy { measure in
            weighIn.measures[measure].map(measure.bounds.contains) ?? true
        }
    }

    // Without those of a weigh-in that was moved here, which another person defines.
    private func undefined(
        _ ids: Set<OwnMeasure.ID>,
        of person: Person
    ) -> Set<OwnMeasure.ID> {
        let unknown = ids.subtracting((person.ownMeasures + person.formerMeasures).map(\.id))
        // People who cannot be read are named where they are loaded.
        guard !unknown.isEmpty, let people = try? personRepository.load() else { return [] }
        return people.values.reduce(unknown) { unknown, other in
            unknown.subtracting((other.ownMeasures + other.formerMeasures).map(\.id))
        }
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
