import CursesCore
import DataSource
import Model
import SharedInterface

extension CommandContext {
    func weighIns(of person: Person) throws -> [WeighIn] {
        try loadWeighIns(of: person).values
    }

    func loadWeighIns(of person: Person) throws -> Loaded<WeighIn> {
        let loaded = try WeighInService(appDependencies).load(of: person)
        return Loaded(values: try values(of: loaded), problems: loaded.problems)
    }

    // Loads as many of the newest as a day and what it is compared with need.
    func recentWeighIns(of person: Person, since day: Day? = nil) throws -> [WeighIn] {
        let service = WeighInService(appDependencies)
        let recent = try service.loadRecent(of: person, today: today, followsGoal: true)
        if let day, let first = recent.weighIns.values.first, day <= first.day {
            return try values(of: service.load(of: person, beside: recent))
        }
        return try values(of: recent.weighIns)
    }

    private func values(of loaded: Loaded<WeighIn>) throws -> [WeighIn] {
        if loaded.values.isEmpty, let problem = loaded.problems.first {
            throw CommandError.storage(problem)
        }
        report(loaded.problems)
        return loaded.values
    }

    func weighIn(_ text: String, among weighIns: Loaded<WeighIn>) throws -> WeighIn {
        let found = try ReferenceService(appDependencies).weighIns(
            meantBy: text,
            among: weighIns,
            today: today,
            language: SettingsService(appDependencies).language(of: settings)
        )
        guard let first = found.first else { throw CommandError.noWeighIn(text) }
        guard found.count == 1 else {
            let lines = found.map {
                "\($0.id.shortText) \($0.day) \($0.time) \(units.weight.text($0.weight))"
            }
            throw CommandError.severalWeighIns(text, lines: lines)
        }
        return first
    }

    // Writes what a weigh-in adds to the history of the goal, and tells where it is reached.
    func keepGoal(_ overview: Overview, _ person: Person) -> String? {
        guard let goal = overview.goal?.goal, goal != person.goal else { return nil }
        try? PersonService(appDependencies).keep(goal, of: person)
        return GoalService.reached(in: overview, since: person.goal).map {
            let style = GoalStyle(units.weight, days, today: today)
            return string("Goal reached: \(style.text($0))")
        }
    }

    func overview(of weighIns: [WeighIn], _ person: Person) -> Overview {
        OverviewService(appDependencies).overview(
            of: weighIns,
            person: person,
            scheme: scheme,
            reference: growthReference,
            unit: settings.weightUnit,
            trend: settings.trend,
            today: today
        )
    }
}
