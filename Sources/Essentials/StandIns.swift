#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// What the toolkit's words are made of.
#if WITHOUT_FOUNDATION
    /// Which way something is ordered.
    public enum SortOrder: Hashable, Sendable {
        case forward, reverse
    }

    /// How two values stand in an order.
    public enum ComparisonResult: Int, Sendable {
        case orderedAscending = -1
        case orderedSame, orderedDescending
    }

    /// Orders values, one way or the other.
    public protocol SortComparator<Compared>: Hashable, Sendable {
        associatedtype Compared

        var order: SortOrder { get set }

        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }

    /// Shows values.
    public protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
        associatedtype FormatInput
        associatedtype FormatOutput

        func format(_ value: FormatInput) -> FormatOutput
    }

    /// Reads values.
    public protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable {
        associatedtype ParseInput
        associatedtype ParseOutput

        func parse(_ value: ParseInput) throws -> ParseOutput
    }

    /// Shows values and reads them again.
    public protocol ParseableFormatStyle: FormatStyle {
        associatedtype Strategy: ParseStrategy
        where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput

        var parseStrategy: Strategy { get }
    }

    /// An error that says in words what it is.
    public protocol LocalizedError: Error {
        var errorDescription: String? { get }
    }

    /// An address.
    public struct URL: Hashable, Sendable {
        public let absoluteString: String

        public init?(string: String) {
            guard !string.isEmpty else { return nil }
            absoluteString = string
        }

        public var scheme: String? {
            absoluteString.firstIndex(of: ":").map { String(absoluteString[..<$0]) }
        }
    }

    /// How days are counted, which is in one way.
    public struct Calendar: Hashable, Sendable {
        public enum Identifier: Sendable {
            case gregorian
        }

        public enum Component: Sendable {
            case year, quarter, month, weekOfYear, weekOfMonth, day
        }

        public init(identifier: Identifier) {}
    }

    /// How far the clock is from that of Greenwich, which is as the computer has it.
    public struct TimeZone: Hashable, Sendable {
        public static let current = TimeZone()

        public func secondsFromGMT(for date: Date) -> Int {
            var time = time_t(date.timeIntervalSince1970.rounded(.down))
            var local = tm()
            localtime_r(&time, &local)
            return local.tm_gmtoff
        }
    }
#endif
