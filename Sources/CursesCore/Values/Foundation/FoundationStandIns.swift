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

    /// Orders elements by one of their properties.
    nonisolated public struct KeyPathComparator<Compared>: SortComparator {
        /// Whether the order is reversed.
        public var order: SortOrder
        /// The property.
        public let keyPath: any PartialKeyPath<Compared> & Sendable
        private let isLess: @Sendable (Compared, Compared) -> Bool

        /// Orders by a property.
        public init<Value: Comparable & SendableMetatype>(
            _ keyPath: any KeyPath<Compared, Value> & Sendable,
            order: SortOrder = .forward
        ) {
            self.keyPath = keyPath
            self.order = order
            isLess = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
        }

        public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
            let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
            if isLess(first, second) { return .orderedAscending }
            return isLess(second, first) ? .orderedDescending : .orderedSame
        }

        public static func == (first: Self, second: Self) -> Bool {
            first.order == second.order && first.keyPath == second.keyPath
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(order)
            hasher.combine(keyPath)
        }
    }

    extension Sequence {
        /// The elements in the order of the first comparator, and where that finds none, of the next.
        public func sorted<Comparator: SortComparator>(using comparators: [Comparator]) -> [Element]
        where Comparator.Compared == Element {
            sorted { first, second in
                let orders = comparators.lazy.map { $0.compare(first, second) }
                return orders.first { $0 != .orderedSame } == .orderedAscending
            }
        }
    }
#endif
