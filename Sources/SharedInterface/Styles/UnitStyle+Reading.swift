import Model

extension WeightStyle {
    // What is typed in another unit than one's own is told in that.
    package func reading(of typed: String) -> String? {
        unitService.kilograms(typed: typed, otherThan: unit).map { "= \(text($0))" }
    }
}

extension HeightStyle {
    package func reading(of typed: String) -> String? {
        unitService.centimetres(typed: typed, otherThan: unit).map { centimetres in
            let isInCentimetres = Double(typed) == centimetres
            return "= \(isInCentimetres ? "\(centimetres.shortened) cm" : text(centimetres))"
        }
    }
}
