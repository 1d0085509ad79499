public import DataSource

extension EntryService {
    // Units named by a word in either language, such as "cm", except words that begin actions.
    public func units(_ text: String) -> [PaletteMeaning] {
        let word = text.normalized.lowercased()
        let weights = WeightUnit.allCases.filter { $0.names.contains(word) }
        let heights = Self.heightWords.filter { $0.value.contains(word) }.keys
        return weights.map { .weightUnit($0) } + heights.map { .heightUnit($0) }
    }

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
