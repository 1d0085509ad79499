public import DataSource

// What an attempt came upon, and the person decides about.
public enum Hindrance: Hashable, Sendable {
    case wouldBeFinal(FinalChange)
    case failed(StorageError)

    init(_ error: any Error) {
        self = (error as? FinalChange).map(Self.wouldBeFinal) ?? .failed(StorageError(error))
    }
}
