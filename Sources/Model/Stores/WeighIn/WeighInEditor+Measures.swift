public import DataSource

extension WeighInEditor {
    // Collapsed in the form until a weigh-in has them.
    public var unusedMeasures: [Measure] {
        person.measures.filter { !usedMeasures.contains($0) }
    }

    // An unchanged text keeps the exact stored value, also in another unit.
    func value(of measure: Measure, in draft: Draft) throws(EntryError) -> Double? {
        if draft[measure] == original[measure] { return weighIn?.measures[measure] }
        return try entryService.value(of: measure, draft[measure], unit: settings.heightUnit)
    }

    func measures(of draft: Draft) throws(EntryError) -> Measures {
        // Keeps the values of measures that the person has removed.
        var measures = weighIn?.measures ?? Measures()
        for measure in person.measures {
            measures[measure] = try value(of: measure, in: draft)
        }
        return measures
    }

    // Reads the person again only for an entry with new values of own measures.
    func findingChangedMeasures(under entered: WeighIn) -> @Sendable () -> [EntryWarning] {
        let used = person.ownMeasures.filter { measure in
            let value = entered.measures.own[measure.id]
            return value != nil && value != weighIn?.measures.own[measure.id]
        }
        guard !used.isEmpty else { return { [] } }
        return { [appDependencies, warningService, person] in
            // If reading fails, saving fails too and reports it.
            let newest = try? PersonService(appDependencies).load(person.id)
            return warningService.conflicts(of: used, with: newest?.ownMeasures)
        }
    }
}
