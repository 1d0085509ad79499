import CursesCore
import DataSource
import Model
import SharedInterface

// Reads the weigh-ins that a command is about.
struct HistoryReader {
    let context: CommandContext

    func weighIns(of person: Person) throws -> Loaded<WeighIn> {
        let loaded = try WeighInService(context.appDependencies).load(of: person)
        return Loaded(values: try values(of: loaded), problems: loaded.problems)
    }

    // Loads enough recent weigh-ins for the given day and its comparisons.
    func recentWeighIns(of person: Person, since day: Day? = nil) throws -> [WeighIn] {
        let service = WeighInService(context.appDependencies)
        let recent = try service.loadRecent(of: person, today: context.today, followsGoal: true)
        if let day, let first = recent.weighIns.values.first, day <= first.day {
            return try values(of: service.load(of: person, beside: recent))
        }
        return try values(of: recent.weighIns)
    }

    private func values(of loaded: Loaded<WeighIn>) throws -> [WeighIn] {
        // Beside a copy that cannot be read, the history itself may be empty.
        let problem = loaded.problems.first { $0.reason != .conflictCopy }
        if loaded.values.isEmpty, let problem {
            throw CommandError.storage(problem)
        }
        context.report(loaded.problems)
        return loaded.values
    }

    func overview(of weighIns: [WeighIn], _ person: Person) -> Overview {
        OverviewService(context.appDependencies).overview(
            of: weighIns,
            person: person,
            scheme: context.scheme,
            reference: context.growthReference,
            unit: context.settings.weightUnit,
            trend: context.settings.trend,
            today: context.today
        )
    }

    func filterDays() throws -> (since: Day?, until: Day?) {
        let (since, until) = (try filterDay(.since), try filterDay(.until))
        if let since, let until, until < since { throw CommandError.usage(.sinceAfterUntil) }
        return (since, until)
    }

    // A future day means the end of the history.
    private func filterDay(_ option: CommandOption) throws -> Day? {
        do {
            return try context.day(option)
        } catch CommandError.entry(_, .inTheFuture) {
            return .last
        }
    }

    var nothingInThisPeriod: CommandError {
        .notDone(context.string("No weigh-ins in this period"), isNothing: true)
    }
}

extension HistoryReader {
    // Finds the measure of an option, by its word or by the name of one of the person's own.
    func measure(of person: Person) throws -> TrendMeasure {
        guard let word = context.invocation[.trendMeasure] else { return .weight }
        let own = person.ownMeasures.first { $0.isNamed(word) }
            .map { TrendMeasure.measure(.own($0)) }
        guard let found = TrendMeasure(option: word) ?? own else {
            let names = TrendMeasure.ofOptions.map(\.option) + person.ownMeasures.map(\.name)
            throw CommandError.usage(.notAmong(word, option: "--measure", choices: names))
        }
        return found
    }

    // The weigh-ins with values of the measure as their weights, for JSON in the stored unit.
    func values(of measure: TrendMeasure, _ summary: PersonSummary) throws -> [WeighIn] {
        let unit = context.isJSON ? HeightUnit.centimetres : context.settings.heightUnit
        let values = try weighIns(of: summary.person).values.values(of: measure, unit: unit)
        guard !values.isEmpty else {
            let name = context.names.title(summary)
            guard measure != .weight else { throw CommandError.noWeighIns(name: name) }
            let label = context.string(measure.label)
            throw CommandError.notDone(
                context.string("No weigh-in of \(name) has this measure: \(label)"),
                isNothing: true
            )
        }
        return values
    }

    func trend(of values: [WeighIn], _ measure: TrendMeasure) -> [TrendPoint] {
        TrendService(context.appDependencies)
            .trend(of: values, as: context.settings.trend, hasSlips: measure.isOfWeights)
    }
}
