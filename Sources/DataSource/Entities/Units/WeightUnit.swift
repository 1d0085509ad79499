// A unit of weight. Input, labels, styles, imports and exports read this description; its raw value
// is the value of the setting.
public enum WeightUnit: String, CaseIterable, Hashable, Sendable {
    case kilograms
    case pounds
    case stones

    // Only static strings, which no conversion of a weight retains.
    struct Description: Sendable {
        let symbol: StaticString
        let kilograms: Double
        // The unit of the remainder in a compound unit, and how many of it make one.
        var rest: (unit: WeightUnit, count: Int)?
        // Lower case, after a number or alone; without a symbol that may begin an action, as "st".
        let names: StaticString
        // More heads of columns in other tables, in lower case.
        var columnNames: StaticString = ""
        let example: StaticString
    }

    private var description: Description {
        switch self {
        case .kilograms:
            Description(
                symbol: "kg",
                kilograms: 1,
                names: """
                    kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes,キロ,キログラム,㎏
                    """,
                columnNames: "kilogramm,кг,公斤",
                example: "72.4"
            )
        case .pounds:
            Description(
                symbol: "lb",
                kilograms: 0.45359237,
                names: "lb,lbs,pound,pounds,ポンド,℔",
                columnNames: "pfund,livres,libras",
                example: "160"
            )
        case .stones:
            Description(
                symbol: "st",
                kilograms: 6.35029318,
                rest: (.pounds, 14),
                names: "stone,stones,ストーン",
                example: "11st 6"
            )
        }
    }

    private static func list(_ names: StaticString) -> [String] {
        names.description.split(separator: ",").map(String.init)
    }

    private static let words = Dictionary(
        allCases.flatMap { unit in (unit.names + [unit.symbol]).map { ($0, unit) } },
        uniquingKeysWith: { first, _ in first }
    )

    // By a name or its symbol.
    public static func named(_ word: String) -> WeightUnit? { words[word] }

    public var symbol: String { description.symbol.description }
    public var kilograms: Double { description.kilograms }
    public var names: [String] { Self.list(description.names) }
    var columnNames: [String] { Self.list(description.columnNames) }
    public var example: String { description.example.description }

    // Weights are stored in kilograms.
    public var isStored: Bool { kilograms == 1 }
    // Written with its remainder, such as 11 st 6.5.
    public var isCompound: Bool { description.rest != nil }
    // The unit of a single number, such as a change or a tick: pounds for stones.
    public var single: WeightUnit { description.rest?.unit ?? self }
    // How many of `single` make one.
    public var singles: Int { description.rest?.count ?? 1 }

    // Ticks of a compound unit are few of the single one, or halves and multiples of the whole.
    public var axisSteps: [Double] {
        isCompound
            ? [0.1, 0.2, 0.5, 1, 2] + [0.5, 1, 2, 5, 10, 20, 50, 100].map { $0 * Double(singles) }
            : [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
    }
}

public enum HeightUnit: String, CaseIterable, Hashable, Sendable {
    case centimetres
    case feetAndInches
}
