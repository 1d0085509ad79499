public enum Scheme: String, CaseIterable, Hashable, Sendable {
    case who
    case asianActionPoints
    case asiaPacific
    case jasso
}
