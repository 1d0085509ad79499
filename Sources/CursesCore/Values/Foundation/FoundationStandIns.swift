#if canImport(FoundationEssentials) && WITHOUT_FOUNDATION
    /// A length; without a screen of points there is no reason for a type of its own.
    public typealias CGFloat = Double

    /// The offsets of rows, as `onDelete` hands them over.
    public typealias IndexSet = Set<Int>

    /// The place that text comes from; a program of one file has one, so every name means the same.
    nonisolated public struct Bundle: Hashable, Sendable {
        /// The program's own text.
        public static let main = Bundle()
    }

    /// The language and region that text and numbers are shown in.
    nonisolated public struct Locale: Hashable, Sendable {
        /// The name of the locale, such as `ja_JP`.
        public let identifier: String

        /// Names a locale.
        public init(identifier: String) {
            self.identifier = identifier
        }
    }

    /// A width and a height.
    nonisolated public struct CGSize: Equatable, Sendable {
        public var width: Double
        public var height: Double

        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// A point.
    nonisolated public struct CGPoint: Equatable, Sendable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A rectangle.
    nonisolated public struct CGRect: Equatable, Sendable {
        public var origin: CGPoint
        public var size: CGSize

        public init(x: Double, y: Double, width: Double, height: Double) {
            origin = CGPoint(x: x, y: y)
            size = CGSize(width: width, height: height)
        }
    }
#endif
