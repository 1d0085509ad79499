// What a text may mean that is no name of anything.
public enum PaletteMeaning: Hashable, Sendable {
    // In kilograms, as the text says it.
    case weight(Double)
    case day(Day)
    // By its last day.
    case month(Day)
    // By its last day too.
    case year(Day)
    case weightUnit(WeightUnit)
    case heightUnit(HeightUnit)
}
