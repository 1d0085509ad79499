public import DataSource

public struct HeightService: Sendable {
    private let personRepository: PersonRepository
    private let weighInRepository: WeighInRepository

    public init(_ appDependencies: AppDependencies) {
        personRepository = appDependencies.personRepository
        weighInRepository = appDependencies.weighInRepository
    }

    public func weighIns(withHeightOf person: Person) throws(StorageError) -> [WeighIn] {
        try weighInRepository.load(of: person.id, withHeight: person.height)
    }

    public func weighIns(
        of person: Person,
        following correction: HeightCorrection,
        to height: Double
    ) throws(StorageError) -> [WeighIn] {
        try weighInRepository.load(of: person, following: correction, to: height)
    }

    // The user decides if the weigh-ins with the old height get the new one.
    func question(
        about entered: Person,
        replacing person: Person
    ) throws(StorageError) -> HeightQuestion? {
        guard entered.height != person.height else { return nil }
        let weighIns = try weighIns(withHeightOf: person)
        guard !weighIns.isEmpty else { return nil }
        return HeightQuestion(
            oldHeight: person.height,
            newHeight: entered.height,
            weighIns: weighIns
        )
    }

    // A weigh-in after all others gets the person's present height, but that of a child the one that
    // was measured last.
    func height(of person: Person, on day: Day, among weighIns: [WeighIn]) -> Double {
        guard let last = weighIns.last, day <= last.day || !person.hasPresentHeight(on: day) else {
            return person.height
        }
        let earlier = weighIns.last { $0.day <= day }
        return person.height(on: day, after: earlier, before: weighIns.first)
    }

    public func height(of person: Person, on day: Day) throws(StorageError) -> Double {
        let recent = try weighInRepository.load(of: person.id) { $0.contains { $0.day <= day } }
        let weighIns = recent.weighIns.values
        let earlier = weighIns.last { $0.day <= day }
        return person.height(on: day, after: earlier, before: weighIns.first)
    }

    // Keeps an earlier `heightSince` if the height is unchanged.
    func person(
        _ entered: Person,
        replacing person: Person,
        _ correction: HeightCorrection
    ) -> Person {
        var entered = entered
        switch correction {
        case .wasWrong:
            break
        case .holds(nil):
            entered.heightSince = nil
        case .changed(let day), .holds(let day?):
            let isKnown = entered.height == person.height
            let before = isKnown ? person.heightSince ?? day : day
            entered.heightSince = min(before, day)
        }
        return entered
    }

    public func save(
        _ new: Person,
        replacing old: Person,
        _ correction: HeightCorrection,
        seen: [Detail]? = nil,
        isIrreversible: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try personRepository.checkIsHere(old)
        return try weighInRepository.save(
            new,
            replacing: old,
            correction,
            seen: seen,
            isIrreversible: isIrreversible
        )
    }
}
