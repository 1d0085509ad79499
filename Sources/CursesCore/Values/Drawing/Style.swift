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
    public func overlaid(by other: Style) -> Style {
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
