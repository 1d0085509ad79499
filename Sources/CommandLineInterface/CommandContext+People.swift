import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

extension CommandContext {
    func people() throws -> [PersonSummary] {
        let loaded = try PersonService(appDependencies).loadNames()
        if loaded.values.isEmpty, let problem = loaded.problems.first {
            throw CommandError.storage(problem)
        }
        report(loaded.problems)
        return loaded.values
    }

    // The other people for a new person; none if people.json is lost and the user starts over.
    func othersOfNewPerson() throws -> [PersonSummary] {
        let problems = try PersonService(appDependencies).loadNames().problems
        guard let loss = problems.first(where: \.isLoss) else { return try people() }
        if loss.isDamage, !hasConfirmedLoss {
            let sentence = string("Earlier versions are there: bmi-tui restore")
            let question = string("Start over?")
            try confirm("\(sentence). \(question)", orElse: .storage(loss))
            hasConfirmedLoss = true
        }
        return []
    }

    // The person named with --person, or the only person.
    func person() throws -> PersonSummary {
        let people = try people()
        guard !people.isEmpty else { throw CommandError.noPeople }
        if let name = invocation[.person] { return try person(named: name, among: people) }
        guard people.count == 1 else {
            throw CommandError.whichPerson(people.map(names.title))
        }
        return people[0]
    }

    func person(named name: String, among people: [PersonSummary]) throws -> PersonSummary {
        let service = ReferenceService(appDependencies)
        let found = service.people(named: name, among: people)
        guard let first = found.first else {
            throw CommandError.nobody(name, nearest: service.nearest(to: name, among: people))
        }
        guard found.count == 1 else {
            throw CommandError.severalPeople(name, titles: found.map(title))
        }
        return first
    }

    // The identifier tells namesakes apart and is accepted by --person.
    private func title(_ summary: PersonSummary) -> String {
        "\(names.title(summary)): \(summary.id.text)"
    }
}
