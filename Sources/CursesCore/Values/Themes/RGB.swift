/// Colour in sRGB.
nonisolated public struct RGB: Hashable, Sendable {
    /// Red, green and blue parts, from 0 to 255.
    public var red, green, blue: UInt8

    public static let black = RGB(0x000000)
    public static let white = RGB(0xFFFFFF)

    /// Makes a colour from its parts.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Makes a colour from its number, such as `0xFDF6E3`.
    public init(_ number: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16),
            green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number)
        )
    }

    /// Number of the colour, such as `0xFDF6E3`.
    var number: Int32 { Int32(red) << 16 | Int32(green) << 8 | Int32(blue) }

    /// Relative luminance as defined by the Web Content Accessibility Guidelines (WCAG).
    public var luminance: Double {
        0.2126 * Self.light[Int(red)] + 0.7152 * Self.light[Int(green)]
            + 0.0722 * Self.light[Int(blue)]
    }

    /// Returns the contrast ratio as defined by WCAG, from 1 to 21.
    public func contrast(with other: RGB) -> Double {
        Self.contrast(luminance, other.luminance)
    }

    static func contrast(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Returns the colour mixed with a fraction of another.
    func mixed(with other: RGB, by part: Double) -> RGB {
        func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(one) + (Double(other) - Double(one)) * part).rounded())
        }
        return RGB(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }

    /// Difference from grey: the largest part minus the smallest.
    var chroma: UInt8 { max(red, green, blue) - min(red, green, blue) }

    /// Returns the weighted squared distance to another colour.
    func distance(to other: RGB) -> Int {
        func square(_ one: UInt8, _ other: UInt8) -> Int {
            let difference = Int(one) - Int(other)
            return difference * difference
        }
        return 3 * square(red, other.red) + 4 * square(green, other.green)
            + 2 * square(blue, other.blue)
    }

    private static let light: [Double] = (0...255).map { value in
        let part = Double(value) / 255
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}
