public import DataSource

public struct WeighInService: Sendable {
    // Days after which an older weight contributes less than a millionth to the trend.
    static let settlingDays = 140
    // Days that the dashboard draws, and before them those in which the trend settles.
    static let trendDays = OverviewService.chartDays + settlingDays

    // Days of the months on the dashboard.
    private static let shownDays = 31 * OverviewService.monthCount

    private let ageService: AgeService
    private let rateService: RateService
    private let heightService: HeightService
    private let trendService: TrendService
    let personRepository: PersonRepository
    let weighInRepository: WeighInRepository

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        rateService = RateService(appDependencies)
        heightService = HeightService(appDependencies)
        trendService = TrendService(appDependencies)
        personRepository = appDependencies.personRepository
        weighInRepository = appDependencies.weighInRepository
    }

    public func load(of person: Person) throws(StorageError) -> Loaded<WeighIn> {
        named(try weighInRepository.load(of: person.id), of: person)
    }

    // The newest years, back to a day from which trend and rate equal those of all years. When
    // `followsGoal` is true, all years for a goal of older versions, reached in any of them.
    public func loadRecent(
        of person: Person,
        today: Day,
        atLeast count: Int = 1,
        followsGoal: Bool = false
    ) throws(StorageError) -> RecentWeighIns {
        // Percentiles are shown over all years.
        let isGrowing = person.birthDate != nil && !ageService.isAdult(person, on: today)
        let needsAll = isGrowing || followsGoal && person.goal != nil && person.goal?.setOn == nil
        var recent = try weighInRepository.load(of: person.id) { weighIns in
            guard weighIns.count >= count, !needsAll,
                let first = weighIns.min(by: { $0.day < $1.day }),
                let last = weighIns.max(by: { $0.day < $1.day })
            else {
                return false
            }
            return first.day.distance(to: last.day) >= Self.trendDays
                && trendService.isSettled(weighIns, from: last.day.advanced(by: -Self.shownDays))
                && !rateService.needsOlder(than: weighIns, today: today)
        }
        recent.weighIns = named(recent.weighIns, of: person)
        return recent
    }

    // The newest weigh-ins, which a screen shows before `loadRest`; all if it has read them before.
    func loadFirst(
        _ count: Int,
        of person: Person,
        isWhole: Bool,
        today: Day
    ) throws(StorageError) -> RecentWeighIns {
        isWhole
            ? RecentWeighIns(try load(of: person))
            : try loadRecent(of: person, today: today, atLeast: count)
    }

    func loadRest(
        of person: Person,
        beside first: RecentWeighIns
    ) throws(StorageError) -> RecentWeighIns {
        RecentWeighIns(try load(of: person, beside: first))
    }

    // Back to a day, and further while no day up to yesterday is missing.
    func loadUnbroken(
        of person: Person,
        since first: Day,
        today: Day
    ) throws(StorageError) -> RecentWeighIns {
        try weighInRepository.load(of: person.id) { weighIns in
            let days = Set(weighIns.map(\.day).filter { $0 < today })
            guard let oldest = days.min(), oldest <= first else { return false }
            return days.count < oldest.distance(to: today)
        }
    }

    public func load(
        of person: Person,
        beside recent: RecentWeighIns
    ) throws(StorageError) -> Loaded<WeighIn> {
        named(try weighInRepository.load(of: person.id, beside: recent), of: person)
    }

    // Damage in the years that only history and trends read.
    public func olderProblems(of person: Person, today: Day) -> [StorageError] {
        guard let recent = try? loadRecent(of: person, today: today), !recent.olderYears.isEmpty
        else { return [] }
        return (try? weighInRepository.damage(of: person.id, in: recent.olderYears)) ?? []
    }

    // Earlier weigh-ins that still affect the trend; `weighIns` must be ascending.
    func recent(_ weighIns: [WeighIn], before other: WeighIn) -> [WeighIn] {
        let first = other.day.advanced(by: -Self.trendDays)
        return weighIns.reversed()
            .prefix { $0.day >= first }
            .filter { $0.comes(before: other) }
            .reversed()
    }

    public func save(
        _ weighIn: WeighIn,
        replacing old: WeighIn?,
        of person: Person,
        seen: [Detail]? = nil,
        isIrreversible: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try personRepository.checkIsHere(person)
        if let old {
            return try weighInRepository.replace(
                old,
                with: weighIn,
                of: person.id,
                seen: seen,
                isIrreversible: isIrreversible
            )
        }
        try weighInRepository.save(weighIn, of: person.id)
        return .done
    }

    public func location(
        of weighIn: WeighIn,
        of person: Person
    ) throws(StorageError) -> WeighInLocation {
        if let newest = try weighInRepository.newest(weighIn, of: person.id) {
            return .here(newest)
        }
        for other in try personRepository.load().values where other.id != person.id {
            guard let moved = try weighInRepository.newest(weighIn, of: other.id) else { continue }
            return .moved(moved, to: other)
        }
        return try weighInRepository.isGone(weighIn, of: person.id) ? .deleted : .here(weighIn)
    }

    public func delete(
        _ weighIn: WeighIn,
        of person: Person,
        isIrreversible: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try weighInRepository.delete(weighIn, of: person.id, isIrreversible: isIrreversible)
    }

    // The weigh-in gets the height of its new person on that day.
    public func move(
        _ weighIn: WeighIn,
        from person: Person,
        to other: Person,
        isIrreversible: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try weighInRepository.move(
            weighIn,
            from: person.id,
            to: other.id,
            height: try heightService.height(of: other, on: weighIn.day),
            own: ownValues(of: weighIn, from: person, to: other),
            isIrreversible: isIrreversible
        )
    }

    public func entries(
        of weighIns: [WeighIn],
        points: [TrendPoint],
        scheme: Scheme,
        adultDay: Day? = nil
    ) -> [HistoryEntry] {
        let (first, bounds) = (adultDay ?? .first, scheme.lowerBounds)
        var last = points.count - 1
        return weighIns.indices.reversed().map { index in
            let weighIn = weighIns[index]
            while last >= 0, points[last].day > weighIn.day { last -= 1 }
            let isOnPoint = last >= 0 && points[last].day == weighIn.day
            return HistoryEntry(
                weighIn: weighIn,
                change: index > 0
                    ? weighIn.weight.difference(from: weighIns[index - 1].weight) : nil,
                trend: isOnPoint ? points[last].trend : weighIn.weight,
                // The classes of children have no round bounds.
                bmi: BMI(weight: weighIn.weight, height: weighIn.height)
                    .rounded(below: weighIn.day < first ? [] : bounds),
                isSlip: isOnPoint && points[last].isSlip
            )
        }
    }
}

extension WeighInService {
    // An edited weigh-in that was deleted or moved elsewhere becomes a new one, or is refused if
    // `newID` is `nil`.
    public func save(
        _ edited: WeighIn,
        replacing old: WeighIn?,
        orAs newID: WeighIn.ID?,
        of person: Person,
        seen: [Detail],
        isIrreversible: Bool
    ) throws -> (saved: WeighIn, replaced: WeighIn?) {
        guard let old, try !isHere(old, of: person) else {
            try save(edited, replacing: old, of: person, seen: seen, isIrreversible: isIrreversible)
                .get()
            return (edited, old)
        }
        guard let newID else { throw ConcurrentChange() }
        var new = edited
        new.id = newID
        if new.moment == old.moment { new.enteredAt = old.enteredAt }
        try save(new, replacing: nil, of: person, isIrreversible: isIrreversible).get()
        return (new, nil)
    }

    private func isHere(_ weighIn: WeighIn, of person: Person) throws(StorageError) -> Bool {
        if case .here = try location(of: weighIn, of: person) { true } else { false }
    }
}

extension WeighInService {
    // Names impossible values, and those that are seen nowhere because their definition is gone.
    func named(_ loaded: Loaded<WeighIn>, of person: Person) -> Loaded<WeighIn> {
        var named = loaded
        var unknown = Set<OwnMeasure.ID>()
        var isPossible = true
        for index in loaded.values.indices {
            isPossible = isPossible && Self.impossible(loaded.values[index]) == nil
            guard !loaded.values[index].measures.isEmpty else { continue }
            unknown.formUnion(loaded.values[index].measures.own.entries.map(\.id))
        }
        if !isPossible {
            let impossible = weighInRepository.impossible(of: person.id, Self.impossible)
            named.problems += impossible.filter { !loaded.problems.contains($0) }
        }
        let undefined = undefined(unknown, in: loaded.values, of: person)
        if !undefined.isEmpty {
            let problem = weighInRepository.undefinedMeasures(undefined.sorted(), of: person)
            if !loaded.problems.contains(problem) { named.problems.append(problem) }
        }
        return named
    }

    static func impossible(_ weighIn: WeighIn) -> StaticString? {
        if let member = EntryService.impossible(weighIn) { return member }
        guard !weighIn.measures.isEmpty else { return nil }
        return Measure.builtIn.first { measure in
            weighIn.measures[measure].map { !measure.bounds.contains($0) } ?? false
        }?.key
    }

    private func measures(of person: Person) -> [OwnMeasure.ID] {
        (person.ownMeasures + person.formerMeasures).map(\.id)
    }

    // Without those of a weigh-in that was moved here by another person, who defines them. A move
    // leaves a mark of deletion there.
    private func undefined(
        _ ids: Set<OwnMeasure.ID>,
        in weighIns: [WeighIn],
        of person: Person
    ) -> Set<OwnMeasure.ID> {
        var unknown = ids.subtracting(measures(of: person))
        // People who cannot be read are named where they are loaded.
        guard !unknown.isEmpty, let people = try? personRepository.load() else { return [] }
        for same in people.values where same.id == person.id {
            unknown.subtract(measures(of: same))
        }
        let others = people.values.filter { $0.id != person.id }.compactMap { other in
            let known = unknown.intersection(measures(of: other))
            let moved = known.isEmpty ? nil : try? weighInRepository.deletions(of: other.id)
            return moved.map { (known: known, moved: $0) }
        }
        return weighIns.reduce(into: []) { undefined, weighIn in
            let ids = unknown.intersection(weighIn.measures.own.entries.map(\.id))
            undefined.formUnion(
                others.reduce(ids) { ids, other in
                    other.moved.contains(weighIn.id) ? ids.subtracting(other.known) : ids
                }
            )
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
