enum ColumnRole: Hashable, Sendable {
    case date
    case time
    case weight
    case height
    case unit
    case bmi
    case measure(Measure)
    // Body fat in the unit of the weight.
    case fatMass
    case note
    case source
    case offset
    // Computed from others, or a mere number.
    case derived

    // True if the values have a unit of length.
    var isLength: Bool {
        if case .measure(let measure) = self { measure.unit == .length } else { self == .height }
    }
}
