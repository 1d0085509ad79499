extension ChartScrollTargetBehavior {
    /// Aligns scrolling to days, weeks or other calendar units. Has no effect in a terminal.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment = .page
    ) -> Self { Self() }
}

extension ChartScrollTargetBehavior.MajorValueAlignment {
    /// Aligns scrolling to days, weeks or other calendar units. Has no effect in a terminal.
    public static func matching(_ components: DateComponents) -> Self { Self() }
}
