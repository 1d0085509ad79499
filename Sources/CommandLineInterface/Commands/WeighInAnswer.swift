import DataSource
import Essentials
import Model
import SharedInterface

// Message after saving a weigh-in.
struct WeighInAnswer {
    let context: CommandContext
    let summary: PersonSummary

    func answer(_ saved: WeighIn, among others: [WeighIn], isNew: Bool = false) -> Answer {
        var shown = saved
        // Sorts after earlier entries of the same minute.
        if shown.enteredAt == .distantPast { shown.enteredAt = .distantFuture }
        let weighIns = (others + [shown]).inOrder
        let overview = context.history.overview(of: weighIns, summary.person)
        let milestone =
            isNew
            ? MilestoneService(context.appDependencies).milestone(of: saved, summary.person) : nil
        keepGoal(overview, milestone)
        guard let entry = overview.entries.first(where: { $0.id == saved.id }) else {
            return Answer()
        }
        let assessment = CategoryService(context.appDependencies).assess(
            saved,
            of: summary.person,
            overview.scheme,
            context.growthReference
        )
        if context.isJSON {
            return JSONWriter.answer {
                $0.weighIn(
                    "weighIn",
                    entry,
                    assessment,
                    overview.scheme,
                    summary.person.ownMeasures
                )
            }
        }
        let text = StandingText(context: context, person: summary.person, overview: overview)
        let day = context.days.short(saved.day, today: context.today)
        let weight = context.units.weight.text(saved.weight)
        let style = GoalStyle(context.units.weight, context.days, today: context.today)
        let news = milestone.map { style.text($0) }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let head = "\(context.names.title(summary)) · \(day) \(saved.time) · \(weight)"
        return Answer(
            lines: [head]
                + text.lines(of: entry, assessment, heightSince: heightDay(of: saved, weighIns))
                + (news.map { [$0] } ?? []),
            accent: news.map { ($0, .good) }
                ?? assessment.accent.map { (context.string(assessment.label), $0) }
        )
    }

    // Saves the goal history that the weigh-in extends, and that the answer says so.
    private func keepGoal(_ overview: Overview, _ told: Milestone?) {
        guard var goal = overview.goal?.goal else { return }
        if case .goalReached = told { goal.toldOn = goal.reachedOn }
        guard goal != summary.person.goal else { return }
        try? PersonService(context.appDependencies).keep(goal, of: summary.person)
    }

    // The first day with the height of a growing person, if the command gives none.
    private func heightDay(of saved: WeighIn, _ weighIns: [WeighIn]) -> Day? {
        let isAdult = AgeService(context.appDependencies).isAdult(summary.person, on: saved.day)
        guard !isAdult, !context.invocation.has(.height) else { return nil }
        return weighIns.last { $0.day <= saved.day && $0.height != saved.height }.flatMap { other in
            weighIns.first { $0.day >= other.day && $0.height == saved.height }?.day
        } ?? weighIns.first?.day
    }
}
