public import DataSource

extension EntryService {
    // Units named by a word in either language, such as "cm", except words that begin actions.
    public func units(_ text: String) -> [PaletteMeaning] {
        let word = text.normalized.lowercased()
        guard word != "in", word.first?.isLetter == true else { return [] }
        return switch MeasurementUnit(word) {
        case .weight(let unit): unit.names.contains(word) ? [.weightUnit(unit)] : []
        case .centimetres: [.heightUnit(.centimetres)]
        case .feet, .inches: [.heightUnit(.feetAndInches)]
        case .metres, .percent, nil: []
        }
    }
}
