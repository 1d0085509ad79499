public import DataSource
public import Essentials

public struct NamesakeService: Sendable {
    public init(_ appDependencies: AppDependencies) {}

    // Year of birth of each namesake, or else a number from the second one on.
    public func distinctions(of people: [Person]) -> [Person.ID: Int] {
        let groups = Dictionary(grouping: people) { $0.name.trimmed.lowercased() }
        return groups.values.reduce(into: [:]) { distinctions, namesakes in
            guard namesakes.count > 1 else { return }
            let years = Dictionary(grouping: namesakes) { $0.birthDate?.year }
            var number = 0
            for person in namesakes.sorted(by: comesBefore) {
                if let year = person.birthDate?.year, years[year]?.count == 1 {
                    distinctions[person.id] = year
                } else {
                    number += 1
                    if number > 1 { distinctions[person.id] = number }
                }
            }
        }
    }

    // Identifiers without a timestamp are older.
    private func comesBefore(_ person: Person, _ other: Person) -> Bool {
        guard person.id.isOfMoment == other.id.isOfMoment else { return other.id.isOfMoment }
        return person.id < other.id
    }
}
