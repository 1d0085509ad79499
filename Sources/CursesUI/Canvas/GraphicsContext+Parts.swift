extension GraphicsContext {
    /// What a path is filled or drawn with.
    public struct Shading {
        let style: any ShapeStyle
        var isNothing = false

        init(_ style: any ShapeStyle) {
            self.style = style
        }

        /// The colour of the text.
        public static var foreground: Shading { Shading(.foreground) }

        /// What is behind, which stays as it is.
        public static var backdrop: Shading {
            var shading = Shading(Color.primary)
            shading.isNothing = true
            return shading
        }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(color) }

        /// A colour by how much of each light it has.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading { Shading(Color(red: red, green: green, blue: blue, opacity: opacity)) }

        /// A colour of grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading { Shading(Color(white: white, opacity: opacity)) }

        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

        /// The first of some.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// The first colour of a gradient.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(gradient) }

        /// The first colour of a gradient.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: Double,
            endRadius: Double,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(gradient) }

        /// The first colour of a gradient.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = .zero,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(gradient) }
    }

    /// How a gradient goes on, which its first colour does.
    nonisolated public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: Int

        public static let `repeat` = Self(rawValue: 1)
        public static let mirror = Self(rawValue: 2)
        public static let linearColor = Self(rawValue: 4)

        public init(rawValue: Int = 0) {
            self.rawValue = rawValue
        }
    }

    /// How what is drawn meets what is there; the type of all views' is the same.
    public typealias BlendMode = CursesCore.BlendMode

    /// A change of what is drawn, which cells cannot show.
    nonisolated public struct Filter: Sendable {
        /// Blurs.
        public static func blur(radius: Double) -> Filter { Filter() }

        /// Throws a shadow.
        public static func shadow(
            color: Color = .black,
            radius: Double,
            x: Double = 0,
            y: Double = 0
        ) -> Filter { Filter() }

        /// Mixes a colour in.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }

        /// Takes colour away.
        public static func saturation(_ amount: Double) -> Filter { Filter() }

        /// Turns colours round.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }

        /// Leaves what is solid enough.
        public static func alphaThreshold(
            min: Double,
            max: Double = 1,
            color: Color = .black
        ) -> Filter { Filter() }
    }
}
