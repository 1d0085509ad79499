/// An image in the resources of an app. Not shown in a terminal.
nonisolated public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates a resource from a name.
    @_alwaysEmitIntoClient
    public init(name: String, bundle: Bundle) { self.init(named: name) }

    /// Creates a resource from a name.
    public init(named name: String) {
        self.name = name
    }
}

/// A colour in the resources of an app. A terminal uses its foreground colour.
nonisolated public struct ColorResource: Hashable, Sendable {
    let name: String

    /// Creates a resource from a name.
    @_alwaysEmitIntoClient
    public init(name: String, bundle: Bundle) { self.init(named: name) }

    /// Creates a resource from a name.
    public init(named name: String) {
        self.name = name
    }
}

nonisolated extension Color {
    /// Creates the primary colour; colour resources are not read.
    public init(_ resource: ColorResource) { self = .primary }
}
