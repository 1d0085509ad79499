import CursesUI

/// Random keys, pastes, clicks, wheel turns and window sizes.
struct RandomInput {
    private var random: SplitMix
    private var size: Size

    init(seed: UInt64, size: Size) {
        random = SplitMix(state: seed)
        self.size = size
    }

    mutating func next() -> InputEvent {
        switch Int.random(in: 0..<100, using: &random) {
        case 0: return Bool.random(using: &random) ? .resize(resized()) : .answer(ground())
        case 1: return .paste(Self.pastes.randomElement(using: &random) ?? "")
        case 2...3: return .mouse(MouseEvent(.click, at: point()))
        case 4:
            let isDrag = Bool.random(using: &random)
            return .mouse(MouseEvent(isDrag ? .drag : .release, at: point()))
        case 5: return .mouse(MouseEvent(.wheelDown, at: point()))
        case 6: return .mouse(MouseEvent(.wheelUp, at: point()))
        case 7...30: return .key(KeyPress(character(), modifiers: modifiers()))
        default: return .key(KeyPress(Self.keys.randomElement(using: &random) ?? .tab))
        }
    }

    /// Returns mostly usual sizes of terminals, sometimes the largest and the smallest.
    private mutating func resized() -> Size {
        let isWild = Int.random(in: 0..<4, using: &random) == 0
        size = Size(
            width: Int.random(in: isWild ? 1...300 : 20...100, using: &random),
            height: Int.random(in: isWild ? 1...100 : 6...30, using: &random)
        )
        if isWild, Bool.random(using: &random) {
            size = Size(width: min(size.width, 12), height: min(size.height, 6))
        }
        return size
    }

    /// Returns a terminal's answer about its background, which changes the theme's colours.
    private mutating func ground() -> TerminalAnswer {
        .background(Self.grounds.randomElement(using: &random) ?? .black)
    }

    private mutating func point() -> Point {
        Point(
            x: Int.random(in: -1...size.width, using: &random),
            y: Int.random(in: -1...size.height, using: &random)
        )
    }

    private mutating func character() -> KeyEquivalent {
        KeyEquivalent(Self.characters.randomElement(using: &random) ?? " ")
    }

    private mutating func modifiers() -> EventModifiers {
        let rare = Int.random(in: 0..<8, using: &random)
        return rare == 0 ? .control : rare == 1 ? .option : rare == 2 ? .shift : []
    }

    private static let characters = Array(
        "abcdefghijklmnopqrstuvwxyzGOPNAS0123456789.,-+/?<>[]:% é漢👨‍👩‍👧\u{301}\u{202E}\u{7F}"
    )
    private static let keys: [KeyEquivalent] = [
        .tab, .tab, .tab, .return, .return, .escape, .escape, .upArrow, .upArrow, .downArrow,
        .downArrow, .downArrow, .leftArrow, .leftArrow, .rightArrow, .rightArrow, .home, .end,
        .pageUp, .pageDown, .delete, .deleteForward, .insert, .space, .function(1), .function(2),
        .function(12),
    ]
    private static let grounds = [RGB.black, .white, RGB(0x002B36), RGB(0xFDF6E3)]
    private static let pastes = [
        "", "72.4", "2026-11-20", "two\nlines\r\n", "\u{1B}[2J\u{7}\u{0}\u{9B}31m\u{202E}b",
        "\u{1B}[201~", String(repeating: "長い", count: 200),
        "👨‍👩‍👧‍👦🇯🇵e\u{301}\u{302}\u{303}\u{304}\u{305}",
        String(repeating: "x", count: 5_000), "\u{200B}\u{FEFF}\u{2066}", "1e999", "-0", "NaN",
    ]
}
