// What a new height says of the weigh-ins that carry the old one, or of all of them.
public enum HeightCorrection: Hashable, Sendable {
    case wasWrong
    case changed(from: Day)
    // Whatever they carry; always where there is no day.
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
