import DataSource

extension ReadingConverter {
    // Converts a fat mass to a percentage of the weight, and leaves out impossible measures.
    func measures(
        of reading: ImportedReading,
        _ weight: Double,
        _ height: Double
    ) -> (Measures, fault: ImportRefusal.Reason?) {
        var measures = reading.measures
        var fault: ImportRefusal.Reason?
        if let fat = reading.fatMass {
            let unit = fat.unit ?? reading.unit ?? unit ?? .kilograms
            let mass = service.unitService.kilograms(fat.number, unit)
            if mass < weight {
                measures[.bodyFat] = (mass / weight * 100).hundredths
            } else {
                fault = .fatMass
            }
        }
        for measure in Measure.builtIn {
            guard let value = measures[measure], !measure.bounds.contains(value) else { continue }
            measures[measure] = nil
            fault = fault ?? Self.fault(measure)
        }
        if !measures.own.isEmpty, own.convert(&measures.own, of: reading.owner) {
            fault = fault ?? .ownMeasure
        }
        if reading.hasLostMeasure { fault = fault ?? .ownMeasure }
        if let waist = measures[.waist], !WaistService.isUsual(waist, height: height) {
            measures[.waist] = nil
            fault = fault ?? .waist
        }
        return (measures, fault)
    }

    private static func fault(_ measure: Measure) -> ImportRefusal.Reason {
        switch measure {
        case .waist: .waist
        case .bodyFat: .bodyFat
        case .own: .ownMeasure
        }
    }
}
