/// Horizontal alignment.
nonisolated public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
}

/// Vertical alignment.
nonisolated public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Alignment in both directions.
nonisolated public struct Alignment: Hashable, Sendable {
    /// Horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// Vertical alignment.
    public var vertical: VerticalAlignment

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Makes an alignment in both directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

nonisolated extension HorizontalAlignment {
    package func offset(of extent: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: (room - extent) / 2
        case .trailing: room - extent
        }
    }
}

nonisolated extension VerticalAlignment {
    func offset(of extent: Int, in room: Int) -> Int {
        switch self {
        case .top, .firstTextBaseline: 0
        case .center: (room - extent) / 2
        case .bottom, .lastTextBaseline: room - extent
        }
    }
}

nonisolated extension Alignment {
    /// Returns a rectangle with a size, aligned in another.
    package func place(_ size: Size, in rect: Rect) -> Rect {
        Rect(
            x: rect.minX + horizontal.offset(of: size.width, in: rect.width),
            y: rect.minY + vertical.offset(of: size.height, in: rect.height),
            width: size.width,
            height: size.height
        )
    }
}
