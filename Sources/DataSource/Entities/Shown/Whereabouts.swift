// Where a weigh-in is now that was seen before, as it is there.
public enum Whereabouts: Hashable, Sendable {
    case here(WeighIn)
    case moved(WeighIn, to: Person)
    case deleted
}
