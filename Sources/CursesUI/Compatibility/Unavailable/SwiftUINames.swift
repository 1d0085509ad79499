// Names of SwiftUI that cells cannot follow, each of which says what stands for it.

/// A map, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no maps: write the place as a Text")
public enum Map {}

/// A choice of photographs, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no photographs: leave it out")
public enum PhotosPicker {}

/// A film, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no films: leave it out")
public enum VideoPlayer {}

/// A picture of a view, which a terminal cannot keep.
@available(*, unavailable, message: "A terminal keeps no pictures: leave it out")
public enum ImageRenderer {}
