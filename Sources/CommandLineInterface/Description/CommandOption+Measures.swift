import CursesCore
import DataSource
import SharedInterface

nonisolated extension CommandOption {
    static let measures = Measure.builtIn.map(measure)
    // The last options of `add` and `edit`.
    static let entered = measures + [own, note, yes]

    static let trendMeasure = CommandOption(
        name: "measure",
        value: "MEASURE",
        help: "weight, waist, body-fat, fat-mass, lean-mass or one of yours; weight by default",
        completion: .suggestions(TrendMeasure.ofOptions.map(\.option))
    )

    static let own = CommandOption(
        name: "own",
        value: "NAME=VALUE",
        help: "a value of a measure of your own, such as Arms=32.5; may be repeated",
        isRepeated: true
    )

    static let ownMeasure = CommandOption(
        name: "own",
        value: "MEASURE",
        help: "a measure of your own, such as 'Arms, cm, 15-60, 1'; may be repeated",
        isRepeated: true
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
        [.weight] + Measure.builtIn.map { .measure($0) } + [.fatMass, .leanMass]

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
