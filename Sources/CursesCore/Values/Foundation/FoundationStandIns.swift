@_exported public import class Dispatch.DispatchGroup
@_exported public import class Dispatch.DispatchQueue
@_exported public import struct Dispatch.DispatchTime
@_exported public import enum Dispatch.DispatchTimeInterval
@_exported public import class Dispatch.DispatchWorkItem

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

// SwiftUI re-exports all of Foundation and Dispatch. These are Foundation's types, so there is no
// ambiguity with `import Foundation`. Code of the toolkit that uses one is emitted into the client,
// so that a static program without them can be built with WITHOUT_FOUNDATION, which replaces them.
#if canImport(FoundationEssentials) && !WITHOUT_FOUNDATION
    @_exported public import class Foundation.Bundle
    @_exported public import class Foundation.ByteCountFormatter
    @_exported public import struct Foundation.CGFloat
    @_exported public import struct Foundation.CGPoint
    @_exported public import struct Foundation.CGRect
    @_exported public import struct Foundation.CGSize
    @_exported public import struct Foundation.CharacterSet
    @_exported public import class Foundation.DateComponentsFormatter
    @_exported public import class Foundation.DateFormatter
    @_exported public import struct Foundation.DateInterval
    @_exported public import class Foundation.DateIntervalFormatter
    @_exported public import class Foundation.Dimension
    @_exported public import struct Foundation.FloatingPointFormatStyle
    @_exported public import class Foundation.Formatter
    @_exported public import struct Foundation.IntegerFormatStyle
    @_exported public import class Foundation.ISO8601DateFormatter
    @_exported public import struct Foundation.IndexSet
    @_exported public import class Foundation.JSONSerialization
    @_exported public import struct Foundation.KeyPathComparator
    @_exported public import class Foundation.LengthFormatter
    @_exported public import class Foundation.MassFormatter
    @_exported public import struct Foundation.Measurement
    @_exported public import class Foundation.MeasurementFormatter
    @_exported public import func Foundation.NSLocalizedString
    @_exported public import class Foundation.NSAttributedString
    @_exported public import class Foundation.NSCache
    @_exported public import class Foundation.NSError
    @_exported public import class Foundation.NSNumber
    @_exported public import class Foundation.NSObject
    @_exported public import class Foundation.NSPredicate
    @_exported public import typealias Foundation.NSRange
    @_exported public import class Foundation.NSRegularExpression
    @_exported public import class Foundation.NSString
    @_exported public import struct Foundation.Notification
    @_exported public import class Foundation.NotificationCenter
    @_exported public import class Foundation.NumberFormatter
    @_exported public import struct Foundation.PersonNameComponents
    @_exported public import class Foundation.PersonNameComponentsFormatter
    @_exported public import class Foundation.ProcessInfo
    @_exported public import class Foundation.Progress
    @_exported public import class Foundation.Scanner
    @_exported public import struct Foundation.SortDescriptor
    @_exported public import enum Foundation.SortOrder
    @_exported public import typealias Foundation.TimeInterval
    @_exported public import class Foundation.Timer
    @_exported public import class Foundation.Unit
    @_exported public import class Foundation.UnitDuration
    @_exported public import class Foundation.UnitEnergy
    @_exported public import class Foundation.UnitLength
    @_exported public import class Foundation.UnitMass
    @_exported public import class Foundation.UnitSpeed
    @_exported public import class Foundation.UnitTemperature
    @_exported public import class Foundation.UnitVolume
    @_exported public import class Foundation.UserDefaults
#endif

// Operators cannot be re-exported by name; with `import Dispatch`, its own are preferred.
/// Returns the time some seconds later.
@_disfavoredOverload
nonisolated public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: time.uptimeNanoseconds + UInt64(max(0, seconds) * 1e9))
}

/// Returns the time after an interval.
@_disfavoredOverload
nonisolated public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    let nanoseconds: UInt64 =
        switch interval {
        case .seconds(let number): UInt64(max(0, number)) * 1_000_000_000
        case .milliseconds(let number): UInt64(max(0, number)) * 1_000_000
        case .microseconds(let number): UInt64(max(0, number)) * 1000
        case .nanoseconds(let number): UInt64(max(0, number))
        case .never: UInt64(UInt32.max) * 1_000_000_000
        @unknown default: 0
        }
    return DispatchTime(uptimeNanoseconds: time.uptimeNanoseconds + nanoseconds)
}

// Functions of the C library that SwiftUI re-exports and that calculators need.
#if canImport(Glibc)
    @_exported public import func Glibc.acos
    @_exported public import func Glibc.asin
    @_exported public import func Glibc.atan
    @_exported public import func Glibc.atan2
    @_exported public import func Glibc.cbrt
    @_exported public import func Glibc.ceil
    @_exported public import func Glibc.cos
    @_exported public import func Glibc.exit
    @_exported public import func Glibc.exp
    @_exported public import func Glibc.exp2
    @_exported public import func Glibc.fabs
    @_exported public import func Glibc.floor
    @_exported public import func Glibc.fmod
    @_exported public import func Glibc.hypot
    @_exported public import func Glibc.log
    @_exported public import func Glibc.log10
    @_exported public import func Glibc.log2
    @_exported public import func Glibc.pow
    @_exported public import func Glibc.round
    @_exported public import func Glibc.sin
    @_exported public import func Glibc.sqrt
    @_exported public import func Glibc.tan
    @_exported public import func Glibc.trunc
#endif

extension Bundle {
    /// Bundle of the program's texts; a module with resources has its own `module`.
    @_alwaysEmitIntoClient
    nonisolated public static var module: Bundle { .main }
}
