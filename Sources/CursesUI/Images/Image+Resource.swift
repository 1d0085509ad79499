nonisolated extension Image {
    /// Names an image of the app, of which a terminal shows nothing.
    public init(_ resource: ImageResource) {
        self.init(systemName: "")
    }
}
