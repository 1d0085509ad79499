// Errors in the text that defines a measure, such as "Arms, cm, 15-60, 1".
public enum OwnMeasureFault: Hashable, Sendable {
    case noName
    // Equal to another name apart from case and width, or a word of the app.
    case taken(String)
    case wideName
    case wideUnit
    // A control character, or one that separates the parts.
    case character
    // Neither a unit, nor bounds, nor decimals.
    case part(String)
    // A second unit, range or number of decimals.
    case extra(String)
    case bounds(String)
    case decimals(String)
    // Renames a measure that is none.
    case unknown(String)
    // A value with decimals, of a measure that has none.
    case whole
}
