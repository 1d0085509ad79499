// Types of SwiftUI without a terminal version, whose error messages name the replacement.

/// A map. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no maps: write the place as a Text")
public enum Map {}

/// A photo picker. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no photographs: leave it out")
public enum PhotosPicker {}

/// A video player. Not available in a terminal.
@available(*, unavailable, message: "A terminal shows no films: leave it out")
public enum VideoPlayer {}

/// A renderer of views as images. Not available in a terminal.
@available(*, unavailable, message: "A terminal keeps no pictures: leave it out")
public enum ImageRenderer {}
