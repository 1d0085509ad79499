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

    /// Shows at most so many lines of each text, with room for all of them if that is asked for.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedView {
        lineLimit(limit).frame(minHeight: reservesSpace ? Double(limit) : nil, alignment: .top)
    }

    /// Shows each text in capitals or in small letters.
    public func textCase(_ textCase: Text.Case?) -> ModifiedView {
        environment(putting: textCase) { $0.textCase = $1 }
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
    public func kerning(_ kerning: CGFloat) -> Self { self }

    /// Spreads the letters of a text, which cells cannot.
    public func tracking(_ tracking: CGFloat) -> Self { self }

    /// Lifts text over its line, which cells cannot.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }

    /// Chooses the shape of the letters, which is the terminal's.
    public func fontDesign(_ design: Font.Design?) -> Self { self }

    /// Chooses the width of the letters, which is a cell.
    public func fontWidth(_ width: Font.Width?) -> Self { self }

    /// Lets a text be selected, which the terminal sees to.
    public func textSelection(_ selectability: TextSelectability) -> Self { self }
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
