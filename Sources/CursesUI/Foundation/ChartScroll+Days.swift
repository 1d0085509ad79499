extension ChartScrollTargetBehavior {
    /// At the beginnings of days, weeks or other spans.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment = .page
    ) -> Self { Self() }
}

extension ChartScrollTargetBehavior.MajorValueAlignment {
    /// At the beginnings of days, weeks or other spans.
    public static func matching(_ components: DateComponents) -> Self { Self() }
}
