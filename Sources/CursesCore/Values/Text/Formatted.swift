/// What numbers, texts and errors can do where all of Foundation is there.
nonisolated extension Double {
    /// The number with as many decimal places as it has.
    public func formatted() -> String { NumberStyle<Double>().format(self) }

    /// The number in a format.
    public func formatted<S: OwnFormatStyle>(_ format: S) -> String where S.FormatInput == Double {
        format.format(self)
    }
}

nonisolated extension Int {
    /// The number as it is.
    public func formatted() -> String { "\(self)" }

    /// The number in a format.
    public func formatted<S: OwnFormatStyle>(_ format: S) -> String where S.FormatInput == Int {
        format.format(self)
    }
}

nonisolated extension Error {
    /// What the error says of itself.
    @_disfavoredOverload
    public var localizedDescription: String {
        (self as? any LocalizedError)?.errorDescription ?? String(describing: self)
    }
}

nonisolated extension StringProtocol {
    /// The text without some characters at its ends.
    @_disfavoredOverload
    public func trimmingCharacters(in characters: TrimmedCharacters) -> String {
        let start = drop(while: characters.contains)
        return String(start.reversed().drop(while: characters.contains).reversed())
    }
}

/// Characters that text is trimmed of.
nonisolated public struct TrimmedCharacters: Sendable {
    fileprivate let contains: @Sendable (Character) -> Bool

    public static var whitespaces: Self { Self { $0.isWhitespace && !$0.isNewline } }
    public static var newlines: Self { Self(contains: \.isNewline) }
    public static var whitespacesAndNewlines: Self { Self(contains: \.isWhitespace) }
}
