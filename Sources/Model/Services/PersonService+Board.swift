public import DataSource

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
            if !ageService.isAdult(person, on: today) { standing?.rate = nil }
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
