/// Colour with a name of UIKit or AppKit, drawn in the nearest palette colour. Background colours
/// are the terminal's background.
nonisolated public struct SystemColor: Hashable, Sendable {
    let color: Color

    private init(_ color: Color) {
        self.color = color
    }

    public static let red = Self(.red), systemRed = Self(.red)
    public static let green = Self(.green), systemGreen = Self(.green)
    public static let blue = Self(.blue), systemBlue = Self(.blue)
    public static let yellow = Self(.yellow), systemYellow = Self(.yellow)
    public static let orange = Self(.orange), systemOrange = Self(.orange)
    public static let brown = Self(.brown), systemBrown = Self(.brown)
    public static let purple = Self(.purple), systemPurple = Self(.purple)
    public static let magenta = Self(.magenta), systemPink = Self(.pink), pink = Self(.pink)
    public static let cyan = Self(.cyan), systemCyan = Self(.cyan)
    public static let systemTeal = Self(.teal), teal = Self(.teal)
    public static let systemMint = Self(.mint), mint = Self(.mint)
    public static let systemIndigo = Self(.indigo), indigo = Self(.indigo)
    public static let tintColor = Self(.blue)
    public static let link = Self(.blue), linkColor = Self(.blue), controlAccentColor = Self(.blue)
    public static let black = Self(.black), white = Self(.white), clear = Self(.standard)
    public static let gray = Self(.gray), lightGray = Self(.white), darkGray = Self(.gray)
    public static let systemGray = Self(.gray), systemGray2 = Self(.gray)
    public static let label = Self(.standard), darkText = Self(.standard)
    public static let lightText = Self(.gray), labelColor = Self(.standard)
    public static let textColor = Self(.standard), separator = Self(.gray)
    public static let opaqueSeparator = Self(.gray), separatorColor = Self(.gray)
    public static let secondaryLabel = Self(.gray), secondaryLabelColor = Self(.gray)
    public static let tertiaryLabel = Self(.gray), tertiaryLabelColor = Self(.gray)
    public static let quaternaryLabel = Self(.gray), placeholderText = Self(.gray)
}

nonisolated extension SystemColor {
    private static let ground = Self(.standard)

    public static var systemGray3: Self { .ground }
    public static var systemGray4: Self { .ground }
    public static var systemGray5: Self { .ground }
    public static var systemGray6: Self { .ground }
    public static var systemBackground: Self { .ground }
    public static var systemGroupedBackground: Self { .ground }
    public static var secondarySystemGroupedBackground: Self { .ground }
    public static var secondarySystemBackground: Self { .ground }
    public static var secondarySystemFill: Self { .ground }
    public static var windowBackgroundColor: Self { .ground }
}

nonisolated extension SystemColor: _ExpressibleByColorLiteral {
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        self.init(red: red, green: green, blue: blue, alpha: Double(alpha))
    }
}

nonisolated extension SystemColor {
    /// Makes the palette colour nearest to RGB components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }
}

/// UIKit's name of `SystemColor`.
public typealias UIColor = SystemColor

/// AppKit's name of `SystemColor`.
public typealias NSColor = SystemColor

nonisolated extension Color {
    /// Makes the palette colour nearest to a colour of UIKit.
    public init(_ color: SystemColor) {
        self = color.color
    }

    /// Makes the palette colour nearest to a colour of UIKit.
    public init(uiColor: SystemColor) {
        self = uiColor.color
    }

    /// Makes the palette colour nearest to a colour of AppKit.
    public init(nsColor: SystemColor) {
        self = nsColor.color
    }
}
