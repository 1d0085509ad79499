#if WITHOUT_FOUNDATION
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
