import DataSource

extension ReadingConverter {
    // Converts a fat mass to a percentage of the weight, and leaves out impossible measures.
    func measures(
        of reading: ImportedReading,
        _ weight: Double,
        _ height: Double
    ) -> (Measures, faults: [(reason: ImportRefusal.Reason, text: String)]) {
        var measures = reading.measures
        var faults = own.lost(in: reading).map { fault($0.measure, $0.text) }
        if let fat = reading.fatMass {
            let unit = fat.unit ?? reading.unit ?? unit ?? .kilograms
            let mass = service.unitService.kilograms(fat.number, unit)
            if mass < weight {
                measures[.bodyFat] = (mass / weight * 100).hundredths
            } else {
                faults.append((.fatMass, service.entryService.text(fat.number)))
            }
        }
        for measure in Measure.builtIn {
            guard let value = measures[measure], !measure.bounds.contains(value) else { continue }
            measures[measure] = nil
            faults.append(fault(measure, service.entryService.text(value)))
        }
        if !measures.own.isEmpty {
            let dropped = own.convert(&measures.own, of: reading.owner)
            faults += dropped.map { fault(.own($0), service.entryService.text($1)) }
        }
        if let waist = measures[.waist], !WaistService.isUsual(waist, height: height) {
            measures[.waist] = nil
            faults.append(fault(.waist, service.entryService.text(waist)))
        }
        return (measures, faults)
    }

    // The reason names other measures.
    private func fault(
        _ measure: Measure,
        _ text: String
    ) -> (reason: ImportRefusal.Reason, text: String) {
        (measure.refusal, measure.own.map { "\($0.name): \(text)" } ?? text)
    }
}
