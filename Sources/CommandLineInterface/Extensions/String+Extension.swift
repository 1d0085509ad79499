nonisolated extension String {
    // Full-width digits to ASCII, without spaces, as Japanese input methods type them.
    var normalizedDigits: String {
        filter { !$0.isWhitespace }
            .map { character in character.wholeNumberValue.map { "\($0)" } ?? "\(character)" }
            .joined()
    }
}
