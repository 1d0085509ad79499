package import DataSource
import Essentials

extension JSONWriter {
    // The shape is the README's: what is there stays there, what comes is added.
    package static let version = 1

    package mutating func list(
        _ entries: some Collection<HistoryEntry>,
        of person: Person,
        _ categories: CategoryService,
        _ scheme: Scheme
    ) {
        bytes.reserveCapacity(entries.count * 280)
        self.person("person", person)
        array("weighIns", entries) { json, entry in
            let assessment = categories.assess(
                weight: entry.weighIn.weight,
                height: entry.weighIn.height,
                of: person,
                on: entry.weighIn.day,
                scheme: scheme
            )
            let category = assessment.category
            json.weighIn(nil, entry, category: category, scheme: scheme)
        }
    }

    package mutating func person(_ name: StaticString?, _ person: Person) {
        object(name) { json in
            json.id(person.id)
            json.text("name", person.name)
            json.number("height", person.height)
            json.text("heightSince", person.heightSince?.description)
            json.text("birthDate", person.birthDate?.description)
            json.text("sex", person.sex?.rawValue)
            json.number("goalWeight", person.goalWeight)
            guard let goal = person.goal, goal != Goal(weight: goal.weight) else { return }
            json.object("goalStart") { json in
                json.text("by", goal.by?.description)
                json.text("day", goal.setOn?.description)
                json.number("goal", goal.weight)
                json.number("high", goal.range?.upperBound)
                json.number("low", goal.range?.lowerBound)
                json.number("trend", goal.trend)
            }
            json.text("goalReachedOn", goal.reachedOn?.description)
        }
    }

    package mutating func weighIn(
        _ name: StaticString?,
        _ entry: HistoryEntry,
        category: BMICategory?,
        scheme: Scheme
    ) {
        let weighIn = entry.weighIn
        object(name) { json in
            json.id(weighIn.id)
            json.day("day", weighIn.day)
            json.time("time", weighIn.time)
            json.number("weight", weighIn.weight)
            json.number("height", weighIn.height)
            json.number("bmi", entry.bmi)
            json.text("class", category?.rawValue)
            json.text("scheme", category == nil ? nil : scheme.rawValue)
            json.number("change", entry.change)
            json.number("trend", entry.trend.hundredths)
            json.text("note", weighIn.note.isEmpty ? nil : weighIn.note)
        }
    }
}
