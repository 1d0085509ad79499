public import DataSource

public struct HeightService: Sendable {
    private let weighInRepository: WeighInRepository

    public init(_ appDependencies: AppDependencies) {
        weighInRepository = WeighInRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
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

    // Whether the weigh-ins with the old height get the new one is for the person to say.
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

    // A new weigh-in after all others has the height that the person has now.
    func height(of person: Person, on day: Day, among weighIns: [WeighIn]) -> Double {
        guard let last = weighIns.last, day <= last.day else { return person.height }
        return (weighIns.last { $0.day <= day } ?? weighIns.first)?.height ?? person.height
    }

    // Of the weigh-in before, else of the one after: a height between two is the earlier one.
    public func height(of person: Person, on day: Day) throws(StorageError) -> Double {
        let recent = try weighInRepository.load(of: person.id) { $0.contains { $0.day <= day } }
        let weighIns = recent.weighIns.values
        let nearest = weighIns.last { $0.day <= day } ?? weighIns.first
        return nearest?.height ?? person.height
    }

    public func save(
        _ new: Person,
        replacing old: Person,
        _ correction: HeightCorrection,
        isFinal: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try weighInRepository.save(new, replacing: old, correction, isFinal: isFinal)
    }
}
