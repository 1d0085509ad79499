// What a new height says of the weigh-ins that carry the old one.
public enum HeightCorrection: Hashable, Sendable {
    case wasWrong
    case changed(from: Day)

    public func concerns(_ weighIn: WeighIn) -> Bool {
        switch self {
        case .wasWrong: true
        case .changed(let day): weighIn.day >= day
        }
    }
}
