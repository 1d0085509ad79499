import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Which characters reach the terminal.
@Suite(.timeLimit(.minutes(10)))
struct CharactersTests {
    @Test(arguments: "●─▁×α╭█→…é±°①Я▸▾✓".unicodeScalars.map { $0 })
    func wide_ambiguous_isASCII(scalar: Unicode.Scalar) {
        #expect(AmbiguousGlyphs.shown(for: scalar).isASCII)
    }

    @Test(arguments: "a⣿漢日｡−".unicodeScalars.map { $0 })
    func wide_ofOneWidth_isItself(scalar: Unicode.Scalar) {
        #expect(AmbiguousGlyphs.shown(for: scalar) == scalar)
    }

    @Test(arguments: "●─▁×⣿╭█→▸✓".unicodeScalars.map { $0 })
    func ascii_symbol_isASCII(scalar: Unicode.Scalar) {
        #expect(ASCIIGlyphs.symbol(for: scalar).isASCII)
    }

    @Test(arguments: "éαЯ漢体ß".unicodeScalars.map { $0 })
    func ascii_letter_isItself(scalar: Unicode.Scalar) {
        #expect(ASCIIGlyphs.symbol(for: scalar) == scalar)
    }

    @Test
    func ascii_names_stayApart() {
        let names = ["Юлия", "Анна", "Ирина", "Ελένη", "Μαρία", "Χρήστος"]
        let shown = names.map { PlainText.ascii($0) }
        #expect(shown == ["Ulia", "Anna", "Irina", "Eleni", "Maria", "Hristos"])
    }

    @Test(arguments: [
        (TerminalCharacters.automatic, false, TerminalCapabilities.Glyphs.unicode),
        (.automatic, true, .unambiguous), (.narrow, true, .unicode), (.wide, false, .unambiguous),
        (.ascii, false, .letters),
    ])
    func glyphs_ofAChoice_areThose(
        characters: TerminalCharacters,
        isWide: Bool,
        expected: TerminalCapabilities.Glyphs
    ) {
        #expect(TerminalCapabilities.modern.glyphs(of: characters, isWide: isWide) == expected)
        let ascii = TerminalCapabilities(colors: 8, glyphs: .ascii)
        #expect(ascii.glyphs(of: characters, isWide: isWide) == .ascii)
    }
}
