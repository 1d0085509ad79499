package import DataSource
import Essentials

extension JSONWriter {
    // The README documents the format: members are only added, never removed.
    package static let version = 1

    package mutating func list(
        _ entries: some Collection<HistoryEntry>,
        of person: Person,
        _ categories: CategoryService,
        _ scheme: Scheme,
        _ reference: GrowthReference
    ) {
        bytes.reserveCapacity(entries.count * 280)
        self.person("person", person)
        array("weighIns", entries) { json, entry in
            let assessment = categories.assess(entry.weighIn, of: person, scheme, reference)
            json.weighIn(nil, entry, assessment, scheme, person.ownMeasures)
        }
    }

    package mutating func person(_ name: StaticString?, _ person: Person) {
        object(name) { json in
            json.id(person.id)
            json.text(.name, person.name)
            json.number(.height, person.height)
            json.text(.heightSince, person.heightSince?.description)
            json.text(.birthDate, person.birthDate?.description)
            json.text(.sex, person.sex?.rawValue)
            json.number(.goalWeight, person.goalWeight)
            json.ownMeasures(person.ownMeasures)
            guard let goal = person.goal, goal != Goal(weight: goal.weight) else { return }
            json.object(.goalStart) { json in
                json.text(.by, goal.by?.description)
                json.text(.day, goal.setOn?.description)
                json.number("goal", goal.weight)
                json.number(.high, goal.range?.upperBound)
                json.number(.low, goal.range?.lowerBound)
                json.number(.trend, goal.trend)
            }
            json.text(.goalReachedOn, goal.reachedOn?.description)
        }
    }

    package mutating func weighIn(
        _ name: StaticString?,
        _ entry: HistoryEntry,
        _ assessment: Assessment?,
        _ scheme: Scheme,
        _ own: [OwnMeasure] = []
    ) {
        object(name) { json in
            json.head(of: entry.weighIn)
            json.number("bmi", entry.bmi)
            json.assessment(assessment, scheme)
            json.number("change", entry.change)
            json.number("trend", entry.trend.hundredths)
            if entry.isSlip { json.boolean("leftOut", true) }
            json.rest(of: entry.weighIn, own)
        }
    }

    // Around the figures that follow from other weigh-ins.
    mutating func head(of weighIn: WeighIn) {
        id(weighIn.id)
        day(.day, weighIn.day)
        time(.time, weighIn.time)
        number(.weight, weighIn.weight)
        number(.height, weighIn.height)
    }

    mutating func rest(of weighIn: WeighIn, _ own: [OwnMeasure]) {
        for measure in Measure.builtIn { number(measure.key, weighIn.measures[measure]) }
        ownValues(weighIn.measures, own)
        text(.note, weighIn.note.isEmpty ? nil : weighIn.note)
    }

    // z and percentiles have the precision of the tables' knots.
    package mutating func assessment(_ assessment: Assessment?, _ scheme: Scheme) {
        switch assessment {
        case .category(let category):
            text("class", category.rawValue)
            text("scheme", scheme.rawValue)
        case .growth(let growth):
            number("ageMonths", growth.ageMonths.hundredths)
            number("z", (growth.z * 1000).rounded() / 1000)
            number("percentile", growth.percentile.hundredths)
            number("shareOf95th", growth.shareOf95th?.hundredths)
            text("class", growth.category.rawValue)
            text("scheme", growth.standard.rawValue)
        case .underTwenty, .sexMissing, .beforeBirth, .birthDateMissing, nil: break
        }
    }
}

extension JSONWriter {
    mutating func ownMeasures(_ measures: [OwnMeasure]) {
        guard !measures.isEmpty else { return }
        array(.measures, measures) { json, measure in
            json.object { json in
                json.text(.id, measure.id)
                json.text(.name, measure.name)
                json.text(.unit, measure.unit.isEmpty ? nil : measure.unit)
                json.number(.low, measure.bounds.lowerBound)
                json.number(.high, measure.bounds.upperBound)
                json.number(.decimals, measure.decimals)
            }
        }
    }

    // By the names of the measures, which are unique.
    mutating func ownValues(_ measures: Measures, _ own: [OwnMeasure]) {
        let values = own.compactMap { own in measures.own[own.id].map { (own.name, $0) } }
        guard !values.isEmpty else { return }
        object(.measures) { json in
            for (name, value) in values { json.member(name) { $0.number(nil, value) } }
        }
    }
}
