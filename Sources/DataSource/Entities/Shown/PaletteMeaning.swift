// Meaning of a palette text that is not a name.
public enum PaletteMeaning: Hashable, Sendable {
    // In kilograms.
    case weight(Double)
    case day(Day)
    // By its last day.
    case month(Day)
    // By its last day.
    case year(Day)
    case weightUnit(WeightUnit)
    case heightUnit(HeightUnit)
}
