/// Feedback modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: plays haptic feedback.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self {
        self
    }

    /// Has no effect: a terminal does not report where the pointer rests.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> Self {
        self
    }

    /// Has no effect: a terminal does not report where the pointer rests.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

    /// Has no effect in a terminal: enables or disables clicks on the view.
    public func allowsHitTesting(_ enabled: Bool) -> Self { self }

    /// Has no effect in a terminal: shows or hides system overlays.
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}

/// A kind of haptic feedback.
nonisolated public enum SensoryFeedback: Hashable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, impact, pathComplete
}

/// The effect of a pointer over a view.
nonisolated public enum HoverEffect: Hashable, Sendable {
    case automatic, highlight, lift
}

/// Keyboard modifiers. Have no effect in a terminal, which has a hardware keyboard.
extension View {
    /// Has no effect in a terminal: sets the keyboard type.
    public func keyboardType(_ type: KeyboardType) -> Self { self }

    /// Has no effect in a terminal: sets the kind of text for autofill.
    public func textContentType(_ type: TextContentType?) -> Self { self }

    /// Has no effect in a terminal: sets the automatic capitalization.
    public func textInputAutocapitalization(_ behavior: TextInputAutocapitalization?) -> Self {
        self
    }

    /// Has no effect in a terminal: sets the automatic capitalization, under its older name.
    public func autocapitalization(_ style: TextAutocapitalization) -> Self { self }

    /// Has no effect in a terminal, which corrects no text.
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }

    /// Has no effect in a terminal, which corrects no text.
    public func disableAutocorrection(_ disable: Bool? = true) -> Self { self }

    /// Has no effect in a terminal: dismisses the keyboard when scrolling.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

    /// Has no effect in a terminal: sets the label of the submit key.
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
}

/// The type of an on-screen keyboard.
nonisolated public enum KeyboardType: Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, webSearch, asciiCapableNumberPad, twitter, alphabet
}

/// The dismissal of the keyboard by scrolling.
nonisolated public enum ScrollDismissesKeyboardMode: Sendable {
    case automatic, immediately, interactively, never
}

/// The kind of a text for autofill.
nonisolated public enum TextContentType: Sendable {
    case name, givenName, familyName, middleName, namePrefix, nameSuffix, nickname, jobTitle
    case organizationName, location, fullStreetAddress, streetAddressLine1, addressCity
    case addressState, countryName, postalCode, telephoneNumber, emailAddress
    case creditCardNumber, username, password, newPassword, oneTimeCode, birthdate, birthdateDay
    case birthdateMonth, birthdateYear, dateTime

    /// A web address.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var URL: Self { .name }
}

/// The automatic capitalization, under its older name.
nonisolated public enum TextAutocapitalization: Sendable {
    case none, words, sentences, allCharacters
}

/// The automatic capitalization.
nonisolated public enum TextInputAutocapitalization: Sendable {
    case never, words, sentences, characters
}

/// The label of the submit key.
nonisolated public enum SubmitLabel: Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
}
