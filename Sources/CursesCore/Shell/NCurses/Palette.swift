import CNCurses
import Essentials

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

/// The terminfo description of an xterm whose colours are RGB values separated by semicolons.
///
/// More terminals read semicolons than the colons of `xterm-direct2`, which is rarely installed.
/// ncurses reads the description from `TERMINFO` (written by `infocmp -x -Q2`, shown by `infocmp`);
/// only `RGB` and `setaf` differ from `xterm-256color`, and the decoder knows the keys.
nonisolated enum TrueColor {
    static let name = "xterm-rgb"

    /// Runs a body while ncurses can find the description.
    static func describing<Result>(_ body: () -> Result) -> Result {
        let before = environmentValue(variable)
        setenv(variable, description, 1)
        defer {
            if let before { setenv(variable, before, 1) } else { unsetenv(variable) }
        }
        return body()
    }

    private static let variable = "TERMINFO"
    private static let description = """
        b64:HgIqAB0ADwBpATgCeHRlcm0tcmdifHh0ZXJtIHdpdGggY29sb3JzIGJ5IHNlbWljb2xvbnMAAAEAAAEAAAAAAAAA\
        AAABAAAAAAAAAAAAAAAAAAEAUAAAAAgAAAAYAAAA____________________________________________________\
        _wAAAAEAAAEA__8AAAIABAD__xUAHQAhACUA__8wAEEAQwBHAE4A__9QAF0A__9hAP__ZQBpAP__________bQByAP__\
        hAD_______-JAI4AkwCYAP__oQClAP____-3AL0A_____________________8MA____________________________\
        _______________________________________________________________HAM8A________________________\
        ________________1wDgAOkA8gD7AAQBDQEWAR8BKAH_______________________________8xAf__PAE-AUEB____\
        _3cB________________________________________________________________________________________\
        ____________________________________________________________________________________________\
        ____________________________________________________________________________________________\
        _____________________________________________________________________________________3kB____\
        ____________________________________________________________________fgH_____________________\
        _____________4cB________________________jAH_________________________________________________\
        _________________________________________________5IB5QEHAA0AG1slaSVwMSVkOyVwMiVkcgAbW0gbWzJK\
        ABtbSwAbW0oAG1slaSVwMSVkRwAbWyVpJXAxJWQ7JXAyJWRIAAoAG1tIABtbPzI1bAAIABtbPzEybBtbPzI1aAAbW0MA\
        G1tBABtbUAAbW00AG1sxbQAbWz8xMDQ5aBtbMjI7MDswdAAbWzJtABtbN20AG1s3bQAbWzRtABtbJXAxJWRYABtbbQAb\
        Wz8xMDQ5bBtbMjM7MDswdAAbWzI3bQAbWzI0bQAbW0wAG1s_MWwbPgAbWz8xaBs9ABtbJXAxJWRQABtbJXAxJWRNABtb\
        JXAxJWRCABtbJXAxJWRAABtbJXAxJWRTABtbJXAxJWRMABtbJXAxJWREABtbJXAxJWRDABtbJXAxJWRUABtbJXAxJWRB\
        ABtbJWklcDElZGQACgAbTQAbWzAlPyVwNiV0OzElOyU_JXA1JXQ7MiU7JT8lcDIldDs0JTslPyVwMSVwMyV8JXQ7NyU7\
        bQAJABtbMUsAG1szOTs0OW0AG1szbQAbWzIzbQAbWyU_JXAxJXs4fSU8JXQzJXAxJWQlZTM4OzI7JXAxJXs2NTUzNn0l\
        LyVkOyVwMSV7MjU2fSUvJXsyNTV9JSYlZDslcDElezI1NX0lJiVkJTttABtbJT8lcDElezh9JTwldDQlcDElZCVlNDg7\
        MjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlO20AAQAAAAAAAQAEAAEA\
        AABSR0IA
        """
}
