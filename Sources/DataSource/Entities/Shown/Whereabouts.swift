// Present place of a weigh-in, with its present values.
public enum Whereabouts: Hashable, Sendable {
    case here(WeighIn)
    case moved(WeighIn, to: Person)
    case deleted
}
