#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Replaces Foundation's `Date` in builds without Foundation.
public struct SubstituteDate: Hashable, Comparable, Sendable {
    private static let fromUnixToReference = 978_307_200.0

    public static let distantPast = SubstituteDate(timeIntervalSinceReferenceDate: -63_114_076_800)
    public static let distantFuture = SubstituteDate(timeIntervalSinceReferenceDate: 63_113_904_000)

    public static var now: SubstituteDate { SubstituteDate() }

    public let timeIntervalSinceReferenceDate: Double

    public init() {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        self.init(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
    }

    public init(timeIntervalSinceReferenceDate interval: Double) {
        timeIntervalSinceReferenceDate = interval
    }

    public init(timeIntervalSince1970 interval: Double) {
        timeIntervalSinceReferenceDate = interval - Self.fromUnixToReference
    }

    public var timeIntervalSince1970: Double {
        timeIntervalSinceReferenceDate + Self.fromUnixToReference
    }

    public func addingTimeInterval(_ interval: Double) -> SubstituteDate {
        SubstituteDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
    }

    public func timeIntervalSince(_ other: SubstituteDate) -> Double {
        timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
    }

    public static func < (left: SubstituteDate, right: SubstituteDate) -> Bool {
        left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
    }
}
