// Scope of a new height: weigh-ins with the old one, or all from a day on.
public enum HeightCorrection: Hashable, Sendable {
    case wasWrong
    case changed(from: Day)
    // All weigh-ins from this day on; `nil` for all.
    case holds(from: Day?)

    public func concerns(_ weighIn: WeighIn) -> Bool {
        switch self {
        case .wasWrong, .holds(nil): true
        case .changed(let day), .holds(let day?): weighIn.day >= day
        }
    }

    func concerns(_ weighIn: WeighIn, of person: Person) -> Bool {
        if case .holds = self { return concerns(weighIn) }
        return weighIn.height == person.height && concerns(weighIn)
    }
}
