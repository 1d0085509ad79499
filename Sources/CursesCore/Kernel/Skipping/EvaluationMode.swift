/// Results of earlier frames that an evaluation uses.
package enum EvaluationMode {
    /// Bodies, environments and nodes.
    case keeping
    /// Bodies and environments: before the first key, so that the first screen does not pay for more.
    case firstScreen
    /// Bodies only: in rows, where many small nodes are slower to track than to make.
    case bodies
    /// No results, for a frame that kept ones are compared with.
    case nothing

    package var keepsEnvironments: Bool { self == .keeping || self == .firstScreen }
}

extension FrameClock {
    /// Keeps only bodies while something is evaluated.
    package func keepingBodies<Result>(if isOnly: Bool = true, _ evaluate: () -> Result) -> Result {
        let outer = mode
        if isOnly, mode != .nothing { mode = .bodies }
        defer { mode = outer }
        return evaluate()
    }
}
