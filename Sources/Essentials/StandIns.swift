#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// Replacements of Foundation types in the toolkit's public interface.
#if WITHOUT_FOUNDATION
    /// Direction of a sort.
    public enum SortOrder: Hashable, Sendable {
        case forward, reverse
    }

    /// Result of comparing two values.
    public enum ComparisonResult: Int, Sendable {
        case orderedAscending = -1
        case orderedSame, orderedDescending
    }

    /// Compares values in a sort order.
    public protocol SortComparator<Compared>: Hashable, Sendable {
        associatedtype Compared

        var order: SortOrder { get set }

        func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }

    /// Formats values.
    public protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
        associatedtype FormatInput
        associatedtype FormatOutput

        func format(_ value: FormatInput) -> FormatOutput
    }

    /// Parses values.
    public protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable {
        associatedtype ParseInput
        associatedtype ParseOutput

        func parse(_ value: ParseInput) throws -> ParseOutput
    }

    /// Formats values and parses them.
    public protocol ParseableFormatStyle: FormatStyle {
        associatedtype Strategy: ParseStrategy
        where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput

        var parseStrategy: Strategy { get }
    }

    /// Error with a description for the user.
    public protocol LocalizedError: Error {
        var errorDescription: String? { get }
    }

    /// Address; only its scheme is parsed.
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

    /// Gregorian calendar, the only one supported.
    public struct Calendar: Hashable, Sendable {
        public enum Identifier: Sendable {
            case gregorian
        }

        public enum Component: Sendable {
            case year, quarter, month, weekOfYear, weekOfMonth, day
        }

        public init(identifier: Identifier) {}
    }

    /// Time zone of the computer, from the C library.
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
