public import DataSource

extension EntryService {
    // Units named by a word in either language, such as "cm", except words that begin actions.
    public func units(_ text: String) -> [PaletteMeaning] {
        let word = text.normalized.lowercased()
        let weights = Self.weightWords.filter { $0.value.contains(word) }.keys
        let heights = Self.heightWords.filter { $0.value.contains(word) }.keys
        return weights.map { .weightUnit($0) } + heights.map { .heightUnit($0) }
    }

    private static let weightWords: [WeightUnit: Set<String>] = [
        .kilograms: [
            "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes",
            "キロ", "キログラム",
        ],
        .pounds: ["lb", "lbs", "pound", "pounds", "ポンド"],
        .stones: ["stone", "stones", "ストーン"],
    ]

    private static let heightWords: [HeightUnit: Set<String>] = [
        .centimetres: [
            "cm", "centimetre", "centimetres", "centimeter", "centimeters", "センチ",
            "センチメートル",
        ],
        .feetAndInches: [
            "ft", "foot", "feet", "inch", "inches", "フィート", "インチ",
        ],
    ]
}
