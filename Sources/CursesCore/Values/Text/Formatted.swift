/// Foundation's formatting and trimming, without the data files of full Foundation.
nonisolated extension Double {
    /// Returns the number with as many decimal places as it has.
    public func formatted() -> String { NumberStyle<Double>().format(self) }

    /// Returns the number in a format.
    public func formatted<S: OwnFormatStyle>(_ format: S) -> String where S.FormatInput == Double {
        format.format(self)
    }
}

nonisolated extension Int {
    /// Returns the number in decimal digits.
    public func formatted() -> String { "\(self)" }

    /// Returns the number in a format.
    public func formatted<S: OwnFormatStyle>(_ format: S) -> String where S.FormatInput == Int {
        format.format(self)
    }
}

nonisolated extension Error {
    /// Description for the user.
    @_disfavoredOverload
    public var localizedDescription: String {
        (self as? any LocalizedError)?.errorDescription ?? String(describing: self)
    }
}

nonisolated extension StringProtocol {
    /// Returns the text without some characters at its ends.
    @_disfavoredOverload
    public func trimmingCharacters(in characters: TrimmedCharacters) -> String {
        let start = drop(while: characters.contains)
        return String(start.reversed().drop(while: characters.contains).reversed())
    }
}

/// Set of characters to trim.
nonisolated public struct TrimmedCharacters: Sendable {
    fileprivate let contains: @Sendable (Character) -> Bool

    public static var whitespaces: Self { Self { $0.isWhitespace && !$0.isNewline } }
    public static var newlines: Self { Self(contains: \.isNewline) }
    public static var whitespacesAndNewlines: Self { Self(contains: \.isWhitespace) }
}
