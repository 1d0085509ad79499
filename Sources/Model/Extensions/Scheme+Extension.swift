public import DataSource

extension Scheme {
    // Bounds shown on a ruler: those below normal are too close to each other.
    public var rulerBounds: [Double] {
        classes.map(\.lowerBound).filter { $0 >= normalBounds.lowerBound }
    }

    // Sources: WHO 1995, 2000 and 2004; WHO expert consultation, Lancet 2004;363:157–63;
    // WPRO/IASO/IOTF 2000; JASSO 2022.
    var classes: [BMIClass] {
        switch self {
        case .who:
            [
                BMIClass(.severeThinness, from: 0), BMIClass(.moderateThinness, from: 16),
                BMIClass(.mildThinness, from: 17), BMIClass(.normal, from: 18.5),
                BMIClass(.preObese, from: 25), BMIClass(.obeseClass1, from: 30),
                BMIClass(.obeseClass2, from: 35), BMIClass(.obeseClass3, from: 40),
            ]
        case .asianActionPoints:
            [
                BMIClass(.underweight, from: 0), BMIClass(.acceptable, from: 18.5),
                BMIClass(.increasedRisk, from: 23), BMIClass(.highRisk, from: 27.5),
            ]
        case .asiaPacific:
            [
                BMIClass(.underweight, from: 0), BMIClass(.normal, from: 18.5),
                BMIClass(.overweight, from: 23), BMIClass(.obese1, from: 25),
                BMIClass(.obese2, from: 30),
            ]
        case .jasso:
            [
                BMIClass(.underweight, from: 0), BMIClass(.normal, from: 18.5),
                BMIClass(.obeseDegree1, from: 25), BMIClass(.obeseDegree2, from: 30),
                BMIClass(.obeseDegree3, from: 35), BMIClass(.obeseDegree4, from: 40),
            ]
        }
    }

    var lowerBounds: [Double] { classes.map(\.lowerBound) }

    var normalBounds: Range<Double> {
        let index = classes.firstIndex { [.normal, .acceptable].contains($0.category) } ?? 0
        let next = classes.dropFirst(index + 1).first
        return classes[index].lowerBound..<(next?.lowerBound ?? .infinity)
    }
}

extension Language {
    public init?(code: String?) {
        guard let language = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = language
    }

    public init(localeIdentifier: String) {
        self = Self.allCases.first { localeIdentifier.hasPrefix($0.code) } ?? .english
    }
}
