import DataSource

extension ReadingConverter {
    // Converts a fat mass to a percentage of the weight, and leaves out impossible measures.
    func measures(
        of reading: ImportedReading,
        _ weight: Double,
        _ height: Double
    ) -> (Measures, faults: [ImportRefusal.Reason]) {
        var measures = reading.measures
        var faults = reading.lostMeasures.map(\.refusal)
        if let fat = reading.fatMass {
            let unit = fat.unit ?? reading.unit ?? unit ?? .kilograms
            let mass = service.unitService.kilograms(fat.number, unit)
            if mass < weight {
                measures[.bodyFat] = (mass / weight * 100).hundredths
            } else {
                faults.append(.fatMass)
            }
        }
        for measure in Measure.builtIn {
            guard let value = measures[measure], !measure.bounds.contains(value) else { continue }
            measures[measure] = nil
            faults.append(measure.refusal)
        }
        if !measures.own.isEmpty, own.convert(&measures.own, of: reading.owner) {
            faults.append(.ownMeasure)
        }
        if let waist = measures[.waist], !WaistService.isUsual(waist, height: height) {
            measures[.waist] = nil
            faults.append(.waist)
        }
        return (measures, faults)
    }
}
