/// Result builder that combines the marks of a tick; later labels replace earlier ones.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression(_ mark: some AxisMark) -> AxisMarkParts {
        AxisMarkParts(mark)
    }

    public static func buildExpression(_ mark: (some AxisMark)?) -> AxisMarkParts {
        AxisMarkParts(mark)
    }

    public static func buildExpression(_ parts: AxisMarkParts) -> AxisMarkParts { parts }

    public static func buildBlock(_ parts: AxisMarkParts...) -> AxisMarkParts {
        parts.reduce(into: AxisMarkParts()) { $0.add($1) }
    }

    public static func buildOptional(_ parts: AxisMarkParts?) -> AxisMarkParts {
        parts ?? AxisMarkParts()
    }

    public static func buildEither(first: AxisMarkParts) -> AxisMarkParts { first }

    public static func buildEither(second: AxisMarkParts) -> AxisMarkParts { second }
}

/// Result builder that merges the marks of an axis; of several labels at a tick, the first is shown.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock(_ marks: AxisMarks...) -> AxisMarks {
        let marks = marks.filter { !$0.isEmpty }
        guard let first = marks.firstIndex(where: \.isLabelled) ?? marks.indices.first else {
            return .empty
        }
        let others = marks[..<first] + marks[(first + 1)...]
        return others.reduce(into: marks[first]) { $0.add($1) }
    }

    public static func buildOptional(_ marks: AxisMarks?) -> AxisMarks {
        marks ?? .empty
    }

    public static func buildEither(first: AxisMarks) -> AxisMarks { first }

    public static func buildEither(second: AxisMarks) -> AxisMarks { second }
}
