/// One place of a terminal's screen.
struct ScreenCell: Equatable {
    /// What is drawn; nothing in the right half of a wide character.
    var text = " "
    var foreground = ScreenColor.standard
    var background = ScreenColor.standard
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isReversed = false
}

/// A colour as the program asked for it.
enum ScreenColor: Equatable {
    case standard
    case index(Int)
    case rgb(UInt8, UInt8, UInt8)
}
