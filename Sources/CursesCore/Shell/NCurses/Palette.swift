import CNCurses

/// Converts styles to attributes and colour pairs of ncurses, within the terminal's colours.
struct Palette {
    private let colors: Int
    private let hasDefaults: Bool
    private let capacity: Int
    private var pairs: [Ground: Int16] = [:]

    /// The attributes and the colour pair of a style.
    struct Look: Equatable {
        var attributes: attr_t
        var pair: Int16
    }

    /// Starts the colours of ncurses, unless the user wants none.
    init(isColored: Bool) {
        if isColored, has_colors(), start_color() == OK {
            colors = Int(cn_colors())
            capacity = min(Int(cn_color_pairs()), Int(Int16.max))
            hasDefaults = use_default_colors() == OK
        } else {
            colors = 0
            capacity = 0
            hasDefaults = false
        }
    }

    /// Number of usable colours; 0 if there are fewer than 8.
    var count: Int { colors >= 8 ? colors : 0 }

    /// Returns the look of a style, or the nearest that the terminal supports.
    mutating func look(of style: Style) -> Look {
        guard count > 0 else {
            return Look(attributes: Self.attributes(of: style.withoutColors.attributes), pair: 0)
        }
        var attributes = Self.attributes(of: style.attributes)
        var ground = Ground(style.foreground, style.background, hasMixtures: colors > 256)
        if count < 16 || colors > 256, ground.isOfSixteen {
            if style.foreground == .gray {
                ground.foreground = -1
                attributes |= CN_DIM
            } else if ground.foreground >= 8 {
                attributes |= CN_BOLD
            }
            ground = ground.within(8)
        }
        return Look(attributes: attributes, pair: pair(of: ground))
    }

    private mutating func pair(of ground: Ground) -> Int16 {
        if ground == Ground(.standard, .standard, hasMixtures: false) { return 0 }
        if let known = pairs[ground] { return known }
        let number = Int16(pairs.count + 1)
        guard number < capacity else { return 0 }
        let foreground = ground.foreground < 0 && !hasDefaults ? 7 : ground.foreground
        let background = ground.background < 0 && !hasDefaults ? 0 : ground.background
        guard cn_set_pair(number, foreground, background) else { return 0 }
        pairs[ground] = number
        return number
    }

    private static func attributes(of attributes: Style.Attributes) -> attr_t {
        var result = CN_NORMAL
        if attributes.contains(.bold) { result |= CN_BOLD }
        if attributes.contains(.dim) { result |= CN_DIM }
        if attributes.contains(.italic) { result |= CN_ITALIC }
        if attributes.contains(.underline) { result |= CN_UNDERLINE }
        if attributes.contains(.reverse) { result |= CN_REVERSE }
        return result
    }

    /// A foreground on a background; -1 is the terminal's default.
    private struct Ground: Hashable {
        var foreground: Int32
        var background: Int32

        init(_ foreground: Color, _ background: Color, hasMixtures: Bool) {
            self.foreground = Self.number(foreground, hasMixtures)
            self.background = Self.number(background, hasMixtures)
        }

        /// True if both are default colours or among the first 16.
        var isOfSixteen: Bool { foreground < 16 && background < 16 }

        /// Direct-colour terminals know only the first eight by index; others are RGB values.
        private static func number(_ color: Color, _ hasMixtures: Bool) -> Int32 {
            if color == .standard { return -1 }
            guard hasMixtures, let mixture = color.mixture else {
                return Int32(color.nearestOf256.rawValue)
            }
            return max(16, mixture.number)
        }

        func within(_ colors: Int32) -> Ground {
            var ground = self
            if foreground >= colors { ground.foreground -= colors }
            if background >= colors { ground.background -= colors }
            return ground
        }
    }
}
