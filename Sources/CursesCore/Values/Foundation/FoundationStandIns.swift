#if canImport(FoundationEssentials) && WITHOUT_FOUNDATION
    /// Length in cells or points.
    public typealias CGFloat = Double

    /// Offsets of rows, as passed to `onDelete`.
    public typealias IndexSet = Set<Int>

    /// Source of localized text, always that of the program.
    nonisolated public struct Bundle: Hashable, Sendable {
        /// The program's texts.
        public static let main = Bundle()
    }

    /// Language and region of text and numbers.
    nonisolated public struct Locale: Hashable, Sendable {
        /// Identifier, such as `ja_JP`.
        public let identifier: String

        /// Makes a locale from its identifier.
        public init(identifier: String) {
            self.identifier = identifier
        }
    }

    /// Width and height.
    nonisolated public struct CGSize: Equatable, Sendable {
        public var width: Double
        public var height: Double

        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// Point with fractional coordinates.
    nonisolated public struct CGPoint: Equatable, Sendable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// Rectangle with fractional coordinates.
    nonisolated public struct CGRect: Equatable, Sendable {
        public var origin: CGPoint
        public var size: CGSize

        public init(x: Double, y: Double, width: Double, height: Double) {
            origin = CGPoint(x: x, y: y)
            size = CGSize(width: width, height: height)
        }
    }

    /// Compares elements by a property.
    nonisolated public struct KeyPathComparator<Compared>: SortComparator {
        /// Direction of the order.
        public var order: SortOrder
        /// Compared property.
        public let keyPath: any PartialKeyPath<Compared> & Sendable
        private let isLess: @Sendable (Compared, Compared) -> Bool

        /// Makes a comparator for a property.
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
        /// Returns the elements sorted by the first comparator, then by the next ones.
        public func sorted<Comparator: SortComparator>(using comparators: [Comparator]) -> [Element]
        where Comparator.Compared == Element {
            sorted { first, second in
                let orders = comparators.lazy.map { $0.compare(first, second) }
                return orders.first { $0 != .orderedSame } == .orderedAscending
            }
        }
    }
#endif
