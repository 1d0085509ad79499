// Present place of a weigh-in, with its present values.
public enum WeighInLocation: Hashable, Sendable {
    case here(WeighIn)
    case moved(WeighIn, to: Person)
    case deleted
}

// One value of a form of a person or a weigh-in.
public enum Detail: Hashable, Sendable {
    case name(String)
    case height(Double)
    case heightSince(Day?)
    case birthDate(Day?)
    case sex(Sex?)
    case goalWeight(Double?)
    case goalBy(Day?)
    case weight(Double)
    case day(Day)
    case time(TimeOfDay)
    case note(String)
    case measure(Measure, Double?)
    case ownValues(OwnValues)
    case ownMeasures([OwnMeasure])
}
