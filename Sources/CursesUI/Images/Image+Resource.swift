nonisolated extension Image {
    /// Creates an empty image; a terminal shows no image resources.
    public init(_ resource: ImageResource) {
        self.init(systemName: "")
    }
}
