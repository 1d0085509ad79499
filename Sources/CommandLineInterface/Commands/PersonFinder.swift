import CursesCore
import DataSource
import Model
import SharedInterface

// The people, and the one whom a command is about.
struct PersonFinder {
    let context: CommandContext

    func all() throws -> [PersonSummary] {
        let loaded = try PersonService(context.appDependencies).loadNames()
        if loaded.values.isEmpty, let problem = loaded.problems.first {
            throw CommandError.storage(problem)
        }
        context.report(loaded.problems)
        return loaded.values
    }

    // The other people for a new person; none if people.json is lost and the user starts over.
    func othersOfNewPerson() throws -> [PersonSummary] {
        let problems = try PersonService(context.appDependencies).loadNames().problems
        guard let loss = problems.first(where: \.isLoss) else { return try all() }
        if loss.isDamage, !context.hasConfirmedLoss {
            let sentence = context.string("Earlier versions are there: bmi-tui restore")
            let question = context.string("Start over?")
            try context.questions.confirm("\(sentence). \(question)", orElse: .storage(loss))
            context.hasConfirmedLoss = true
        }
        return []
    }

    // People with the same name are hard to tell apart later.
    func confirmNamesake(_ name: String, besides person: Person? = nil) throws {
        let others = try person == nil ? othersOfNewPerson() : all()
        let namesakes = ReferenceService(context.appDependencies).people(named: name, among: others)
        guard namesakes.contains(where: { $0.id != person?.id }) else { return }
        let name = context.names.name(name)
        let question = context.string("\(name) already exists. Add another?")
        try context.questions.confirm(question, orElse: .namesake(name))
    }

    var chosenName: String? {
        let usual = context.appDependencies.processInfoClient.environment(.personVariable) ?? ""
        return context.invocation[.person] ?? (usual.isEmpty ? nil : usual)
    }

    // The person named with --person, by the environment or by the settings, or the only person.
    func chosen() throws -> PersonSummary {
        let people = try all()
        guard !people.isEmpty else { throw CommandError.noPeople }
        if let chosenName {
            return try person(named: chosenName, among: people, isBeginning: true)
        }
        guard let person = people.count == 1 ? people[0] : usual else {
            throw CommandError.whichPerson(people.map(context.names.title))
        }
        return person
    }

    var usual: PersonSummary? {
        (try? all())?.first { $0.id == context.settings.defaultPerson }
    }

    func person(named name: String) throws -> PersonSummary {
        try person(named: name, among: all())
    }

    // `isBeginning` allows the first letters of a name, where a mistake is seen at once.
    private func person(
        named name: String,
        among people: [PersonSummary],
        isBeginning: Bool = false
    ) throws -> PersonSummary {
        let service = ReferenceService(context.appDependencies)
        let found =
            isBeginning
            ? service.people(meantBy: name, among: people)
            : service.people(named: name, among: people)
        guard let first = found.first else {
            throw CommandError.nobody(name, nearest: service.nearest(to: name, among: people))
        }
        guard found.count == 1 else {
            // The identifier tells namesakes apart and is accepted by --person.
            let titles = found.map { "\(context.names.title($0)): \($0.id.text)" }
            throw CommandError.severalPeople(name, titles: titles)
        }
        return first
    }
}
