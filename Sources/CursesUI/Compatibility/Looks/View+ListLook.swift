/// Looks of rows and sections: a row of a terminal is a row.
extension View {
    /// Moves the content of rows in, which has no room to spare.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> Self { self }

    /// Says how far the sections of a list stand apart, which is not at all.
    public func listSectionSpacing(_ spacing: Double) -> Self { self }

    /// Says how far a section stands from the edges, which is not at all.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> Self { self }

    /// Shows letters to jump to, which a terminal's search is for.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }

    /// Names a section among the letters to jump to.
    public func sectionIndexLabel(_ label: LocalizedStringKey?) -> Self { self }

    /// Gives every second row another ground.
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> Self { self }

    /// Says how strongly a badge is shown.
    public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }

    /// Shows or hides the mark of a link.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }

    /// Keeps a row where it is; `onMove` decides which can be moved.
    public func moveDisabled(_ isDisabled: Bool) -> Self { self }

    /// Keeps a row; `onDelete` decides which can be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> Self { self }

    /// Lets nobody choose a row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// Gives a table a look.
    public func tableStyle(_ style: TableStyle) -> Self { self }

    /// Shows or hides the titles of a table, which stay.
    public func tableColumnHeaders(_ visibility: Visibility) -> Self { self }
}

/// Whether every second row has another ground.
nonisolated public enum AlternatingRowBackgroundBehavior: Sendable {
    case automatic, enabled, disabled
}

/// How strongly a badge is shown.
nonisolated public enum BadgeProminence: Sendable {
    case standard, increased, decreased
}

/// A look of a table.
nonisolated public struct TableStyle: Sendable {
    public static let automatic = Self(), inset = Self(), bordered = Self()

    /// Gives every second row another ground.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }

    /// Gives every second row another ground.
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
