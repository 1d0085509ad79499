public import DataSource

// What an attempt came upon: an answer that is still to come, or what the person decides about.
public enum Hindrance: Hashable, Sendable {
    case unanswered
    case wouldBeFinal(FinalChange)
    case failed(StorageError)

    init(_ error: any Error) {
        self = (error as? FinalChange).map(Self.wouldBeFinal) ?? .failed(StorageError(error))
    }
}
