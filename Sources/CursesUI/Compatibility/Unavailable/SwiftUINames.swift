// Names of SwiftUI that cells cannot follow, each of which says what stands for it.

/// A picture from far away, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no pictures: write Image(systemName:)")
public enum AsyncImage {}

/// A map, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no maps: write the place as a Text")
public enum Map {}

/// A choice of photographs, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no photographs: leave it out")
public enum PhotosPicker {}

/// A line of points, which cells are too coarse for.
@available(
    *,
    unavailable,
    message: "Cells have no points: draw a Chart, or a PrimitiveView of cells"
)
public struct Path {}

/// A piece of a round chart, which cells are too coarse for.
@available(*, unavailable, message: "Cells are too coarse for sectors: write a BarMark")
public enum SectorMark {}

/// A way to lay out views in points.
@available(*, unavailable, message: "Lay out with stacks, a Grid and ViewThatFits")
public protocol Layout {}

/// A film, which a terminal cannot show.
@available(*, unavailable, message: "A terminal shows no films: leave it out")
public enum VideoPlayer {}

/// A picture of a view, which a terminal cannot keep.
@available(*, unavailable, message: "A terminal keeps no pictures: leave it out")
public enum ImageRenderer {}
