/// The clipboard of the terminal, write-only (OSC 52). It also works from another computer; whether
/// the terminal accepts the text is unknown.
public struct Pasteboard {
    /// True if terminals of this kind have a clipboard.
    public var isAvailable = true
    var write: (String) -> Void = { _ in }

    /// The text to copy; always `nil` when read.
    public var string: String? {
        get { nil }
        nonmutating set { if isAvailable, let newValue { write(newValue) } }
    }

    /// Copies text as one line, since a line end pasted into a shell would run the command.
    package func copy(line: String) {
        var scalars = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            scalars.append(isControl ? " " : scalar)
        }
        string = String(scalars)
    }
}
