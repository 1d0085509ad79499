import DataSource

extension JSONWriter {
    mutating func ownMeasures(_ measures: [OwnMeasure]) {
        guard !measures.isEmpty else { return }
        array("measures", measures) { json, measure in
            json.object { json in
                json.text("id", measure.id)
                json.text("name", measure.name)
                json.text("unit", measure.unit.isEmpty ? nil : measure.unit)
                json.number("low", measure.bounds.lowerBound)
                json.number("high", measure.bounds.upperBound)
                json.number("decimals", measure.decimals)
            }
        }
    }

    // By the names of the measures, which are unique.
    mutating func ownValues(_ measures: Measures, _ own: [OwnMeasure]) {
        let values = own.compactMap { own in measures.own[own.id].map { (own.name, $0) } }
        guard !values.isEmpty else { return }
        object("measures") { json in
            for (name, value) in values { json.member(name) { $0.number(nil, value) } }
        }
    }
}
