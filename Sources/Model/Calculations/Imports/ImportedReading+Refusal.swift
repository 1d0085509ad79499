import DataSource

extension ImportedReading {
    // Part of the line that caused the refusal.
    func text(refusedAs reason: ImportRefusal.Reason) -> String {
        switch reason {
        case .outOfBounds, .implausible:
            weight == weight.rounded() && weight.magnitude < 1e9 ? "\(Int(weight))" : "\(weight)"
        case .noSuchDay, .eitherDay, .inTheFuture, .tooEarly: date.text
        default: ""
        }
    }
}

extension ImportedDate {
    fileprivate var text: String {
        switch self {
        case .day(let day): day.description
        case .parts(let first, let second, let last): "\(first)/\(second)/\(last)"
        case .instant: ""
        }
    }
}
