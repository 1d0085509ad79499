extension GraphicsContext {
    /// The style of a fill or stroke.
    public struct Shading {
        let style: any ShapeStyle
        var isNothing = false

        init(_ style: any ShapeStyle) {
            self.style = style
        }

        /// The foreground style.
        public static var foreground: Shading { Shading(.foreground) }

        /// Draws no pixels: the backdrop stays visible.
        public static var backdrop: Shading {
            var shading = Shading(Color.primary)
            shading.isNothing = true
            return shading
        }

        /// Creates a shading of a colour.
        public static func color(_ color: Color) -> Shading { Shading(color) }

        /// Creates a shading from RGB components between 0 and 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading { Shading(Color(red: red, green: green, blue: blue, opacity: opacity)) }

        /// Creates a shading from a grey level between 0 and 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading { Shading(Color(white: white, opacity: opacity)) }

        /// Creates a shading from a shape style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

        /// Returns the first shading of an array, or `.foreground` if it is empty.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// Returns the first colour of a gradient, without interpolation.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(gradient) }

        /// Returns the first colour of a gradient, without interpolation.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: Double,
            endRadius: Double,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(gradient) }

        /// Returns the first colour of a gradient, without interpolation.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = .zero,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(gradient) }
    }

    /// Options of a gradient. Have no effect in a terminal.
    nonisolated public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: Int

        public static let `repeat` = Self(rawValue: 1)
        public static let mirror = Self(rawValue: 2)
        public static let linearColor = Self(rawValue: 4)

        public init(rawValue: Int = 0) {
            self.rawValue = rawValue
        }
    }

    /// The blend mode of drawing operations; same type as that of `View.blendMode(_:)`.
    public typealias BlendMode = CursesCore.BlendMode

    /// A filter of the drawing. Has no effect in a terminal.
    nonisolated public struct Filter: Sendable {
        /// Has no effect in a terminal: blurs the drawing.
        public static func blur(radius: Double) -> Filter { Filter() }

        /// Has no effect in a terminal: adds a shadow.
        public static func shadow(
            color: Color = .black,
            radius: Double,
            x: Double = 0,
            y: Double = 0
        ) -> Filter { Filter() }

        /// Has no effect in a terminal: multiplies by a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }

        /// Has no effect in a terminal: changes the saturation.
        public static func saturation(_ amount: Double) -> Filter { Filter() }

        /// Has no effect in a terminal: rotates the hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }

        /// Has no effect in a terminal: keeps pixels within a range of opacity.
        public static func alphaThreshold(
            min: Double,
            max: Double = 1,
            color: Color = .black
        ) -> Filter { Filter() }
    }
}
