nonisolated extension String {
    // As an input method may write them.
    var normalizedDigits: String {
        filter { !$0.isWhitespace }
            .map { character in character.wholeNumberValue.map { "\($0)" } ?? "\(character)" }
            .joined()
    }
}
