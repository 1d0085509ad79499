import CursesCore
import DataSource
import SharedInterface

nonisolated extension CommandOption {
    static let measures = Measure.allCases.map(measure)

    static let trendMeasure = CommandOption(
        name: "measure",
        value: "MEASURE",
        help: "weight, waist, body-fat, fat-mass or lean-mass; weight by default",
        completion: .words(TrendMeasure.ofOptions.map(\.option))
    )

    static func measure(_ measure: Measure) -> CommandOption {
        CommandOption(
            name: measure.option,
            value: measure.unit == .length ? "LENGTH" : "PERCENT",
            help: measure.help
        )
    }
}

nonisolated extension TrendMeasure {
    // Without BMI and height: their percentile charts are not available in the shell.
    static let ofOptions: [TrendMeasure] =
        [.weight] + Measure.allCases.map { .measure($0) } + [.fatMass, .leanMass]

    init?(option: String) {
        guard let measure = Self.ofOptions.first(where: { $0.option == option }) else { return nil }
        self = measure
    }

    var option: String {
        switch self {
        case .weight: "weight"
        case .bmi: "bmi"
        case .height: "height"
        case .measure(let measure): measure.option
        case .fatMass: "fat-mass"
        case .leanMass: "lean-mass"
        }
    }
}
