/// How a cell is drawn: two colours and attributes.
nonisolated public struct Style: Hashable, Sendable {
    /// The colour of the glyph.
    public var foreground: Color
    /// The colour behind the glyph.
    public var background: Color
    /// Bold, underlined, reversed and the like.
    public var attributes: Attributes

    /// The terminal's own look.
    public static let plain = Style()

    /// Names the colours and attributes.
    public init(
        foreground: Color = .standard,
        background: Color = .standard,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// This style with another laid over it; a standard colour lets this one's show.
    public func overlaid(by other: Style) -> Style {
        Style(
            foreground: other.foreground == .standard ? foreground : other.foreground,
            background: other.background == .standard ? background : other.background,
            attributes: attributes.union(other.attributes)
        )
    }

    /// This style where there are no colours: what had a background is reversed instead.
    package var withoutColors: Style {
        let isMarked = background != .standard
        return Style(attributes: isMarked ? attributes.union(.reverse) : attributes)
    }

    /// What a terminal can set on a cell beside its colours.
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

        /// Adds some attributes or takes them away.
        mutating func set(_ attributes: Attributes, _ isOn: Bool) {
            if isOn { formUnion(attributes) } else { subtract(attributes) }
        }
    }
}
