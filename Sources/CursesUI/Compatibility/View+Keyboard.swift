/// Wishes to a keyboard on the screen: the keyboard of a terminal is a real one and stays as it is.
extension View {
    /// Asks for the keys that suit the text.
    public func keyboardType(_ type: KeyboardType) -> Self { self }

    /// Says what the text is, so that it can be filled in.
    public func textContentType(_ type: TextContentType?) -> Self { self }

    /// Asks for capital letters.
    public func textInputAutocapitalization(_ behavior: TextInputAutocapitalization?) -> Self {
        self
    }

    /// Asks for capital letters; the older name of `textInputAutocapitalization`.
    public func autocapitalization(_ style: TextAutocapitalization) -> Self { self }

    /// Asks that nothing be corrected, which nothing is.
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }

    /// Asks that nothing be corrected, which nothing is.
    public func disableAutocorrection(_ disable: Bool? = true) -> Self { self }

    /// Says whether scrolling puts the keyboard away, which lies in front of the screen.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

    /// Names the key that submits, which is Enter.
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
}

/// The keys that suit a text.
nonisolated public enum KeyboardType: Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, webSearch, asciiCapableNumberPad, twitter, alphabet
}

/// Whether scrolling puts the keyboard away.
nonisolated public enum ScrollDismissesKeyboardMode: Sendable {
    case automatic, immediately, interactively, never
}

/// What a text is.
nonisolated public enum TextContentType: Sendable {
    case name, givenName, familyName, middleName, namePrefix, nameSuffix, nickname, jobTitle
    case organizationName, location, fullStreetAddress, streetAddressLine1, addressCity
    case addressState, countryName, postalCode, telephoneNumber, emailAddress
    case creditCardNumber, username, password, newPassword, oneTimeCode, birthdate, birthdateDay
    case birthdateMonth, birthdateYear, dateTime

    /// An address of the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var URL: Self { .name }
}

/// Where capital letters are wanted; the older form.
nonisolated public enum TextAutocapitalization: Sendable {
    case none, words, sentences, allCharacters
}

/// Where capital letters are wanted.
nonisolated public enum TextInputAutocapitalization: Sendable {
    case never, words, sentences, characters
}

/// The name of the key that submits.
nonisolated public enum SubmitLabel: Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
}
