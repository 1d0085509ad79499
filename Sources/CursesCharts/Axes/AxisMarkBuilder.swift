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

/// Result builder that uses the first labelled marks of an axis, or else the first.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock(_ marks: AxisMarks...) -> AxisMarks {
        marks.first { $0.isLabelled } ?? marks.first ?? AxisMarks { _ in AxisMarkParts() }
    }

    public static func buildOptional(_ marks: AxisMarks?) -> AxisMarks {
        marks ?? AxisMarks { _ in AxisMarkParts() }
    }

    public static func buildEither(first: AxisMarks) -> AxisMarks { first }

    public static func buildEither(second: AxisMarks) -> AxisMarks { second }
}
