enum ColumnRole: Hashable, Sendable {
    case date
    case time
    case weight
    case height
    case bmi
    case note
    case source
    case offset
    // Computed from the others, or a mere number.
    case derived
}
