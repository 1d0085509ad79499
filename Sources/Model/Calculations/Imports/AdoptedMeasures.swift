import DataSource

// For each own measure of a file (its owner and identifier there), the person’s own measure
// that receives its values.
struct AdoptedMeasures {
    struct Key: Hashable {
        let owner: Int
        let id: OwnMeasure.ID
    }

    // `nil` for measures that are left out.
    var measures = [Key: OwnMeasure?]()

    // Returns the values that are outside the bounds and dropped. Values of unknown measures belong
    // to removed ones of a backup.
    func convert(
        _ values: inout OwnValues,
        of owner: Int
    ) -> [(measure: OwnMeasure, value: Double)] {
        var dropped = [(measure: OwnMeasure, value: Double)]()
        var converted = OwnValues()
        for entry in values.entries {
            guard let adopted = measures[Key(owner: owner, id: entry.id)] else {
                converted[entry.id] = entry.value
                continue
            }
            guard let measure = adopted else { continue }
            // A value of the same measure is not rounded again.
            let isOurs = measure.id == entry.id && measure.bounds.contains(entry.value)
            if let value = isOurs ? entry.value : measure.accepted(entry.value) {
                converted[measure.id] = value
            } else {
                dropped.append((measure, entry.value))
            }
        }
        values = converted
        return dropped
    }

    // The cells without a value in columns of measures.
    func lost(in reading: ImportedReading) -> [LostMeasure] {
        reading.lostMeasures.filter { lost in
            guard !lost.isProposed, let own = lost.measure.own else { return true }
            return measures[Key(owner: reading.owner, id: own.id)].flatMap(\.self) != nil
        }
    }
}

extension ImportTargets {
    // Finds or defines the measures of the people for those of the file.
    mutating func adopt(
        _ file: ImportedFile,
        _ places: [Int],
        _ service: ImportService,
        _ preview: inout ImportPreview
    ) -> AdoptedMeasures {
        var adopted = AdoptedMeasures()
        for imported in file.ownMeasures {
            let owner = imported.owner
            let taken = adopted.measures.compactMap { $0.key.owner == owner ? $0.value?.id : nil }
            let place = places[min(owner, places.count - 1)]
            let found = measure(for: imported, at: place, service, &preview)
            let measure = found.flatMap { taken.contains($0.id) ? nil : $0 }
            let key = AdoptedMeasures.Key(owner: owner, id: imported.measure.id)
            adopted.measures[key] = .some(measure)
            if measure != nil {
                preview.ignoredColumns.removeAll { $0 == imported.column }
            } else if imported.isUsed, !preview.ignoredColumns.contains(imported.column) {
                preview.ignoredColumns.append(imported.column)
            }
        }
        // A year of the data folder has values without their definitions.
        for (owner, place) in places.enumerated() {
            for measure in parts[place].person.ownMeasures {
                let key = AdoptedMeasures.Key(owner: owner, id: measure.id)
                if adopted.measures[key] == nil { adopted.measures[key] = .some(measure) }
            }
        }
        return adopted
    }

    // Values in another unit are left out: no unit is converted. So is a column whose 10,000 may be
    // thousands. A column without a unit has that of the measure it is named after.
    private mutating func measure(
        for imported: ImportedMeasure,
        at place: Int,
        _ service: ImportService,
        _ preview: inout ImportPreview
    ) -> OwnMeasure? {
        let (own, new) = (parts[place].person.ownMeasures, imported.measure)
        let former = parts[place].person.formerMeasures
        let known = own.first { $0.id == new.id } ?? own.first { $0.isNamed(new.name) }
        if let known {
            if let thousands = imported.thousands(
                in: known.bounds,
                hasDecimals: known.decimals > 0
            ) {
                preview.thousands[imported.column] = service.entryService.text(thousands)
                return nil
            }
            let isSame = known.unit.normalized == new.unit.normalized
            let isBare = new.unit.isEmpty && (known.id == new.id || known.isNamed(imported.column))
            return isSame || isBare || known.unit.isEmpty ? known : nil
        }
        // Values of a removed measure in another unit must not be shown under this one.
        let isReusable = !former.contains { $0.id == new.id && !$0.isSame(as: new) }
        guard imported.isProposed, imported.isUsed || parts[place].isNew,
            own.count < OwnMeasure.most
        else { return nil }
        if let thousands = imported.thousands(in: new.bounds) {
            preview.thousands[imported.column] = service.entryService.text(thousands)
            return nil
        }
        guard
            let measure = service.entryService.possible(
                new,
                keepsIdentifier: imported.hasIdentifier && isReusable,
                besides: own + former
            )
        else { return nil }
        let adopted = former.last { $0.isSame(as: measure) } ?? measure
        parts[place].person.define(own + [adopted])
        parts[place].hasNewMeasures = true
        return adopted
    }
}
