extension View {
    /// Sets a fixed width, a fixed height or both, in points: a column is 8, a row 20.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView {
        bounded(
            width: Bounds(fixed: extent(width, along: .horizontal)),
            height: Bounds(fixed: extent(height, along: .vertical)),
            alignment: alignment
        )
    }

    /// Limits the size of the view, in points; an infinite maximum takes all available space.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView {
        bounded(
            width: Bounds(minWidth, idealWidth, maxWidth, along: .horizontal),
            height: Bounds(minHeight, idealHeight, maxHeight, along: .vertical),
            alignment: alignment
        )
    }
}

extension TableColumn {
    /// Sets a fixed width in points; `nil` removes it.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        bounded(Bounds(fixed: extent(width, along: .horizontal)))
    }

    /// Limits the width of the column, in points.
    public func width(
        min: CGFloat? = nil,
        ideal: CGFloat? = nil,
        max: CGFloat? = nil
    ) -> TableColumn { bounded(Bounds(min, ideal, max, along: .horizontal)) }
}

nonisolated extension Bounds {
    fileprivate init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, along axis: Axis) {
        self.init(
            minimum: extent(least, along: axis),
            ideal: extent(ideal, along: axis),
            maximum: extent(most, along: axis)
        )
    }
}

nonisolated extension BinaryFloatingPoint {
    /// Returns the height of a number of rows, in points.
    public static func rows(_ count: Int) -> Self { Self(count * 20) }

    /// Returns the width of a number of columns, in points.
    public static func columns(_ count: Int) -> Self { Self(count * 8) }
}

nonisolated extension Size {
    /// The size in points.
    var points: CGSize { CGSize(width: width * 8, height: height * 20) }
}

nonisolated extension Rect {
    /// Returns the rectangle in points, relative to a cell.
    func points(from origin: Point = .zero) -> CGRect {
        CGRect(
            origin: CGPoint(x: (minX - origin.x) * 8, y: (minY - origin.y) * 20),
            size: size.points
        )
    }
}
