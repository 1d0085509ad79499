/// Selects which results of earlier frames an evaluation reuses.
package enum EvaluationMode {
    /// Bodies, environments and nodes.
    case keeping
    /// Bodies and environments: before the first key, as tracking more slows the first screen.
    case firstScreen
    /// Bodies only: in rows, where many small nodes are slower to track than to make.
    case bodies
    /// No results: for reference frames, with which kept results are compared.
    case nothing

    var keepsEnvironments: Bool { self == .keeping || self == .firstScreen }
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
