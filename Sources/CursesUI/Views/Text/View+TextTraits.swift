extension View {
    /// Shows a number of lines of each text between two bounds.
    public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedView {
        lineLimit(limit.upperBound)
    }

    /// Shows at most so many lines of each text.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedView {
        lineLimit(limit.upperBound)
    }

    /// Shows as many lines of each text as there are.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedView {
        lineLimit(nil)
    }

    /// Shows each text in capitals or in small letters.
    public func textCase(_ textCase: Text.Case?) -> ModifiedView {
        environment { $0.textCase = textCase }
    }

    /// Says where a text is cut, which is at its end.
    public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }

    /// Lets a text shrink, which cells cannot.
    public func minimumScaleFactor(_ factor: Double) -> Self { self }

    /// Lets a text tighten, which cells cannot.
    public func allowsTightening(_ flag: Bool) -> Self { self }

    /// Spreads the lines of a text, which rows of cells cannot.
    public func lineSpacing(_ lineSpacing: Double) -> Self { self }

    /// Spreads the letters of a text, which cells cannot.
    public func kerning(_ kerning: Double) -> Self { self }

    /// Lets a text be selected, which the terminal sees to.
    public func textSelection(_ selectability: TextSelectability) -> Self { self }

    /// Keeps a view out of the rims of a screen, which a terminal has not.
    public func ignoresSafeArea() -> Self { self }

    /// Keeps a view out of some rims of a screen, which a terminal has not.
    public func ignoresSafeArea(edges: Edge.Set) -> Self { self }
}

extension Text {
    /// Capitals or small letters.
    public typealias Case = TextCase

    /// Where a text is cut.
    nonisolated public enum TruncationMode: Sendable {
        case head, middle, tail
    }
}

/// Whether a text can be selected.
nonisolated public enum TextSelectability: Sendable {
    case enabled, disabled
}
