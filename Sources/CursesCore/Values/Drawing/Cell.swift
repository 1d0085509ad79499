/// Cell of the screen: a glyph in a style.
nonisolated public struct Cell: Hashable, Sendable {
    /// Glyph of the cell.
    public var glyph: Glyph
    /// Style of the glyph.
    public var style: Style
    private var bond: Bond

    /// Empty cell.
    package static let blank = Cell(.blank)

    /// Makes a cell.
    package init(_ glyph: Glyph, style: Style = .plain, isContinuation: Bool = false) {
        self.init(glyph, style: style, bond: isContinuation ? .half : .none)
    }

    init(_ glyph: Glyph, style: Style, bond: Bond) {
        self.glyph = glyph
        self.style = style
        self.bond = bond
    }

    /// True for the right half of a wide glyph.
    package var isContinuation: Bool { bond == .half }

    /// True if the cell belongs to the character on its left.
    var isAttached: Bool { bond != .none }

    /// Empty cell with the same style.
    var blanked: Cell { Cell(.blank, style: style) }

    /// Relation of a cell to its left neighbour.
    enum Bond: UInt8 {
        case none
        /// Right half of a wide glyph.
        case half
        /// Further glyph of the same character, such as a spacing vowel sign.
        case part
    }
}

/// Look of a cell: two colours and attributes.
nonisolated public struct Style: Hashable, Sendable {
    /// Colour of the glyph.
    public var foreground: Color
    /// Colour behind the glyph.
    public var background: Color
    /// Attributes such as bold, underline and reverse.
    public var attributes: Attributes

    /// Default look of the terminal.
    public static let plain = Style()

    /// Makes a style from colours and attributes.
    public init(
        foreground: Color = .standard,
        background: Color = .standard,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// Returns the style with another on top, whose default colours are transparent.
    package func overlaid(by other: Style) -> Style {
        Style(
            foreground: other.foreground == .standard ? foreground : other.foreground,
            background: other.background == .standard ? background : other.background,
            attributes: attributes.union(other.attributes)
        )
    }

    /// Style without colours; a background becomes reverse video.
    package var withoutColors: Style {
        let isMarked = background != .standard
        return Style(attributes: isMarked ? attributes.union(.reverse) : attributes)
    }

    /// Attributes of a cell besides its colours.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public static let bold = Attributes(rawValue: 1)
        public static let dim = Attributes(rawValue: 2)
        public static let italic = Attributes(rawValue: 4)
        public static let underline = Attributes(rawValue: 8)
        public static let reverse = Attributes(rawValue: 16)

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        mutating func set(_ attributes: Attributes, _ isOn: Bool) {
            if isOn { formUnion(attributes) } else { subtract(attributes) }
        }
    }
}
