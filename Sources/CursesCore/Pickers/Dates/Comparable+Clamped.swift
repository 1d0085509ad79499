nonisolated extension Comparable {
    /// Returns the nearest value inside optional bounds.
    func clamped(from least: Self?, to greatest: Self?) -> Self {
        min(max(self, least ?? self), greatest ?? self)
    }
}
