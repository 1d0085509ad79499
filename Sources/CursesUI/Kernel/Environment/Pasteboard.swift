/// The clipboard of whoever sits at the terminal, which a program can fill and never read.
///
/// The terminal itself puts the text there (OSC 52), also where the program runs elsewhere; whether it
/// does so it does not tell.
public struct Pasteboard {
    /// Whether the terminal is of a kind that has one.
    public var isAvailable = true
    var write: (String) -> Void = { _ in }

    /// The text to put there; what is there already nobody is told.
    public var string: String? {
        get { nil }
        nonmutating set { if isAvailable, let newValue { write(newValue) } }
    }

    /// Text of one line, whatever is in it: what is pasted into a shell must not press Enter there.
    func copy(line: String) {
        var scalars = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            scalars.append(isControl ? " " : scalar)
        }
        string = String(scalars)
    }
}
