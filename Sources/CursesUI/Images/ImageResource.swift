/// A picture among the resources of an app, of which a terminal shows none.
nonisolated public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Names a picture.
    @_alwaysEmitIntoClient
    public init(name: String, bundle: Bundle) { self.init(named: name) }

    /// Names a picture.
    public init(named name: String) {
        self.name = name
    }
}

/// A colour among the resources of an app, which is the terminal's own.
nonisolated public struct ColorResource: Hashable, Sendable {
    let name: String

    /// Names a colour.
    @_alwaysEmitIntoClient
    public init(name: String, bundle: Bundle) { self.init(named: name) }

    /// Names a colour.
    public init(named name: String) {
        self.name = name
    }
}

nonisolated extension Color {
    /// A colour of the app's, which is the terminal's own.
    public init(_ resource: ColorResource) { self = .primary }
}
