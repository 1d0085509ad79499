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

    /// Asks that nothing be corrected, which nothing is.
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }

    /// Asks that nothing be corrected, which nothing is.
    public func disableAutocorrection(_ disable: Bool?) -> Self { self }

    /// Says whether scrolling puts the keyboard away, which lies in front of the screen.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

    /// Names the key that submits, which is Enter.
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
}

/// The keys that suit a text.
nonisolated public struct KeyboardType: Sendable {
    public static var `default`: Self { Self() }
    public static var asciiCapable: Self { Self() }
    public static var numbersAndPunctuation: Self { Self() }
    public static var url: Self { Self() }
    public static var numberPad: Self { Self() }
    public static var phonePad: Self { Self() }
    public static var namePhonePad: Self { Self() }
    public static var emailAddress: Self { Self() }
    public static var decimalPad: Self { Self() }
    public static var webSearch: Self { Self() }
    public static var asciiCapableNumberPad: Self { Self() }
}

/// Whether scrolling puts the keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: Self { Self() }
    public static var immediately: Self { Self() }
    public static var interactively: Self { Self() }
    public static var never: Self { Self() }
}

/// What a text is.
nonisolated public struct TextContentType: Sendable {
    public static var name: Self { Self() }
    public static var givenName: Self { Self() }
    public static var familyName: Self { Self() }
    public static var nickname: Self { Self() }
    public static var emailAddress: Self { Self() }
    public static var username: Self { Self() }
    public static var birthdate: Self { Self() }
    public static var password: Self { Self() }
    public static var newPassword: Self { Self() }
    public static var oneTimeCode: Self { Self() }
    public static var telephoneNumber: Self { Self() }
}

/// Where capital letters are wanted.
nonisolated public struct TextInputAutocapitalization: Sendable {
    public static var never: Self { Self() }
    public static var words: Self { Self() }
    public static var sentences: Self { Self() }
    public static var characters: Self { Self() }
}

/// The name of the key that submits.
nonisolated public struct SubmitLabel: Sendable {
    public static var done: Self { Self() }
    public static var go: Self { Self() }
    public static var send: Self { Self() }
    public static var join: Self { Self() }
    public static var route: Self { Self() }
    public static var search: Self { Self() }
    public static var `return`: Self { Self() }
    public static var next: Self { Self() }
    public static var `continue`: Self { Self() }
}
