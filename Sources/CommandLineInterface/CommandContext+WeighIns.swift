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

    // Loads enough recent weigh-ins for the given day and its comparisons.
    func recentWeighIns(of person: Person, since day: Day? = nil) throws -> [WeighIn] {
        let service = WeighInService(appDependencies)
        let recent = try service.loadRecent(of: person, today: today, followsGoal: true)
        if let day, let first = recent.weighIns.values.first, day <= first.day {
            return try values(of: service.load(of: person, beside: recent))
        }
        return try values(of: recent.weighIns)
    }

    // Finds the measure of an option, by its word or by the name of one of the person's own.
    func chooseMeasure(of person: Person) throws {
        guard let word = invocation[.trendMeasure] else { return }
        let own = person.ownMeasures.first { $0.isNamed(word) }
            .map { TrendMeasure.measure(.own($0)) }
        guard let found = TrendMeasure(option: word) ?? own else {
            let names = TrendMeasure.ofOptions.map(\.option) + person.ownMeasures.map(\.name)
            throw CommandError.usage(.notAmong(word, option: "--measure", choices: names))
        }
        measure = found
    }

    // Replaces the weights by its values, for JSON in the stored unit.
    func values(of weighIns: [WeighIn], _ name: String) throws -> [WeighIn] {
        let unit = isJSON ? HeightUnit.centimetres : settings.heightUnit
        let values = weighIns.values(of: measure, unit: unit)
        guard !values.isEmpty else {
            guard measure != .weight else { throw CommandError.noWeighIns(name: name) }
            throw CommandError.notDone(
                string("No weigh-in of \(name) has this measure: \(string(measure.label))"),
                isNothing: true
            )
        }
        return values
    }

    func trend(of values: [WeighIn]) -> [TrendPoint] {
        TrendService(appDependencies).trend(
            of: values,
            as: settings.trend,
            hasSlips: measure.isOfWeights
        )
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

    // Saves the goal history that the weigh-in extends; returns a message if the goal is reached.
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
