public import DataSource
public import Essentials

public struct PersonService: Sendable {
    private let dateClient: DateClient
    private let uuidClient: UUIDClient
    let ageService: AgeService
    let bmiService: BMIService
    let categoryService: CategoryService
    private let entryService: EntryService
    let growthService: GrowthService
    private let namesakeService: NamesakeService
    private let personRepository: PersonRepository
    let settingsService: SettingsService
    let standingService: StandingService
    private let todayService: TodayService
    let weighInService: WeighInService
    let weighInRepository: WeighInRepository

    public init(_ appDependencies: AppDependencies) {
        dateClient = appDependencies.dateClient
        uuidClient = appDependencies.uuidClient
        ageService = AgeService(appDependencies)
        bmiService = BMIService(appDependencies)
        categoryService = CategoryService(appDependencies)
        entryService = EntryService(appDependencies)
        growthService = GrowthService(appDependencies)
        namesakeService = NamesakeService(appDependencies)
        personRepository = appDependencies.personRepository
        settingsService = SettingsService(appDependencies)
        standingService = StandingService(appDependencies)
        todayService = TodayService(appDependencies)
        weighInService = WeighInService(appDependencies)
        weighInRepository = appDependencies.weighInRepository
    }

    // Timestamped: a later namesake is sorted last, so the numbers of the others do not change.
    public func makeID() -> Person.ID {
        UUID(moment: dateClient.now(), random: uuidClient.create())
    }

    // Problems that would otherwise show only when a history is opened.
    public func olderProblems(of people: [Person], today: Day) -> [StorageError] {
        people.flatMap { weighInService.olderProblems(of: $0, today: today) }
    }

    // Errors are reported where the people are loaded.
    public func unlistedHistories() -> [StorageError] {
        (try? personRepository.unlistedHistories()) ?? []
    }

    // Skips the weigh-ins, which take longer to read.
    public func loadNames() throws(StorageError) -> Loaded<PersonSummary> {
        let people = try personRepository.load()
        let distinctions = namesakeService.distinctions(of: people.values)
        let summaries = people.values.map {
            PersonSummary(person: $0, distinction: distinctions[$0.id])
        }
        return Loaded(
            values: summaries.sorted {
                ($0.person.name.lowercased(), $0.distinction ?? 0, $0.id)
                    < ($1.person.name.lowercased(), $1.distinction ?? 0, $1.id)
            },
            problems: people.problems + personRepository.conflictCopies() + losses(people)
                + impossible(people.values)
        )
    }

    // A birth date may be tomorrow: in time zones to the east it is.
    func impossible(_ person: Person) -> StaticString? {
        let last = todayService.today().advanced(by: 1)
        if let birthDate = person.birthDate, birthDate > last { return .birthDate }
        return entryService.impossible(person)
    }

    private func impossible(_ people: [Person]) -> [StorageError] {
        guard people.contains(where: { impossible($0) != nil }) else { return [] }
        return [personRepository.impossible(impossible)].compactMap(\.self)
    }

    func loss() throws(StorageError) -> StorageError? {
        try personRepository.loss()
    }

    private func losses(_ people: Loaded<Person>) -> [StorageError] {
        guard people == .empty, let loss = try? personRepository.loss() else { return [] }
        return [loss]
    }

    // Falls back to the given person if the file cannot be read.
    func newest(_ person: Person) -> Person {
        ((try? load(person.id)) ?? nil) ?? person
    }

    public func loadDistinction(of person: Person) throws(StorageError) -> Int? {
        try loadNames().values.first { $0.id == person.id }?.distinction
    }

    public func load(_ id: Person.ID) throws(StorageError) -> Person? {
        try personRepository.load().values.first { $0.id == id }
    }

    // The person shown last, or the only one, if all can be read.
    public func loadFirstShown(last: Person.ID?) throws(StorageError) -> Person? {
        let people = try personRepository.load()
        return people.values.first { $0.id == last }
            ?? (people.problems.isEmpty && people.values.count == 1 ? people.values[0] : nil)
    }

    public func isGone(_ person: Person) throws(StorageError) -> Bool {
        try personRepository.isGone(person)
    }

    public func loadNewestWeighIn(of person: Person) throws(StorageError) -> WeighIn? {
        try weighInRepository.newest(of: person.id)
    }

    // Adds a person with the first weigh-in, at which the history of a goal begins.
    @discardableResult
    public func add(_ person: Person, with weighIn: WeighIn) throws(StorageError) -> Person {
        var person = person
        if let goal = person.goal, goal.setOn == nil {
            let point = TrendPoint(
                day: weighIn.day,
                weight: weighIn.weight,
                trend: weighIn.weight
            )
            person.goal = GoalService.set(goal, on: weighIn.day, along: [point])
        }
        try weighInRepository.saveFirst(weighIn, of: person)
        return person
    }

    public func save(_ person: Person) throws(StorageError) {
        try personRepository.save(person)
    }

    public func save(
        _ new: Person,
        replacing old: Person,
        seen: [Detail]? = nil,
        isIrreversible: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try personRepository.checkIsHere(old)
        return try personRepository.save(
            new,
            replacing: old,
            seen: seen,
            isIrreversible: isIrreversible
        )
    }

    // Adds no undo step: the history of a goal is derived from the weigh-ins.
    public func keep(_ goal: Goal, of person: Person) throws(StorageError) {
        try personRepository.keep(goal, of: person)
    }

    // The weigh-ins stay on the disk, so that the person can be restored.
    public func delete(_ person: Person) throws(StorageError) {
        try personRepository.delete(person)
    }
}

// People with their newest weigh-in, for the list.
extension PersonService {
    public func loadSummaries(
        settings: Settings
    ) throws(StorageError) -> Loaded<PersonSummary> {
        try loadSummaries(settings: settings) { (person) throws(StorageError) in
            (try weighInRepository.newest(of: person.id), nil, [])
        }
    }

    // Includes the trend of each person, for which only the newest files are read.
    public func loadBoard(
        settings: Settings,
        today: Day
    ) throws(StorageError) -> Loaded<PersonSummary> {
        try loadSummaries(settings: settings) { (person) throws(StorageError) in
            let recent = try weighInService.loadRecent(of: person, today: today).weighIns
            var standing = standingService.standing(
                of: recent.values,
                trend: settings.trend,
                today: today
            )
            if !ageService.isAdult(person, on: today) {
                let reference = settingsService.growthReference(of: settings)
                let chart = growthService.chart(of: recent.values, person, reference, today)
                standing?.rate = nil
                standing?.growthChart = chart
            }
            return (recent.values.last, standing, recent.problems)
        }
    }

    private func loadSummaries(
        settings: Settings,
        load: (Person) throws(StorageError) -> (WeighIn?, PersonStanding?, [StorageError])
    ) throws(StorageError) -> Loaded<PersonSummary> {
        let scheme = settingsService.scheme(of: settings)
        let reference = settingsService.growthReference(of: settings)
        var summaries = try loadNames()
        for (index, summary) in summaries.values.enumerated() {
            do throws(StorageError) {
                let (weighIn, standing, problems) = try load(summary.person)
                summaries.problems += problems
                summaries.values[index].isUnreadable = !problems.isEmpty
                summaries.values[index].weighIn = weighIn
                summaries.values[index].standing = standing
                summaries.values[index].assessment = weighIn.map {
                    categoryService.assess($0, of: summary.person, scheme, reference)
                }
                summaries.values[index].bmi = weighIn.map {
                    let isAdult = ageService.isAdult(summary.person, on: $0.day)
                    return bmiService.calculateBMI(
                        weight: $0.weight,
                        height: $0.height,
                        scheme: isAdult ? scheme : nil
                    )
                }
            } catch {
                summaries.values[index].isUnreadable = true
                summaries.problems.append(error)
            }
        }
        return summaries
    }
}
