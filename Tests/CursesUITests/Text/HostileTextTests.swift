import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HostileTextTests {
    @Test(arguments: HostileTextTests.strings)
    func draw_anyText_putsNoDangerousScalarIntoACell(text: String) async {
        let sut = Pilot(
            Form {
                Text(verbatim: text)
                LabeledContent(text) { Text(verbatim: "v") }
                Section(text) {
                    Button(text) {}
                    TextField("", text: .constant(text))
                }
                Text(verbatim: text).lineLimit(1).frame(width: .columns(5)).border(.tertiary)
            }
            .navigationTitle(text),
            size: Size(width: 30, height: 14)
        )
        await sut.press("Tab")
        check(sut.cells)
    }

    @Test(arguments: HostileTextTests.strings)
    func type_anyText_keepsTheScreenWhole(text: String) async {
        let sut = Pilot(TypingView(), 20, 6)
        await sut.paste(text)
        await sut.type(String(text.prefix(20)))
        await sut.press("Left", "Backspace", "Left", "Delete", "C-w", "M-u", "M-r")
        check(sut.cells)
    }

    @Test
    func strings_tested_areEnough() {
        #expect(Set(Self.strings).count >= 60)
    }

    private func check(_ canvas: CellGrid) {
        for y in 0..<canvas.size.height {
            var previousIsWide = false
            for cell in canvas.row(y) {
                #expect(!cell.isContinuation || previousIsWide)
                #expect(!previousIsWide || cell.isContinuation)
                let width = GlyphWidth.of(cell.glyph.base)
                #expect(width > 0)
                previousIsWide = !cell.isContinuation && width == 2
                for scalar in cell.glyph.text.unicodeScalars { #expect(!Self.isDangerous(scalar)) }
                #expect(cell.glyph.marks.unicodeScalars.count <= 4)
            }
            #expect(!previousIsWide)
        }
    }

    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E: true
        case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        case 0xFE00...0xFE0F, 0xE0000...0xE0FFF: true
        default: scalar.properties.generalCategory == .control
        }
    }

    nonisolated static let strings: [String] =
        [
            "", " ", "\u{0}", "\u{7}", "\u{8}\u{8}\u{8}", "\t", "a\tb", "\n", "a\nb", "\r", "a\rb",
            "\r\n", "a\r\nb\r\n", "\u{B}\u{C}", "\u{1B}", "\u{1B}[2J", "\u{1B}[31mred\u{1B}[0m",
            "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\",
            "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?1049l", "\u{1B}[6n", "\u{1B}c", "\u{7F}", "a\u{7F}b",
            "\u{80}", "\u{85}", "\u{9B}31m", "\u{9D}0;x\u{9C}", "\u{A0}", "\u{AD}",
            "soft\u{AD}hyphen",
            "\u{34F}", "\u{61C}", "\u{180E}", "\u{200B}", "a\u{200B}b", "\u{200C}", "\u{200D}",
            "a\u{200D}b", "\u{200E}\u{200F}", "\u{2028}", "a\u{2029}b", "\u{202A}x\u{202C}",
            "\u{202E}evil", "\u{2060}", "\u{2066}x\u{2069}", "\u{206A}\u{206F}", "\u{FEFF}",
            "\u{FEFF}bom", "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}",
            "\u{E0001}", "\u{E0041}\u{E0042}\u{E007F}", "\u{E0100}", "\u{FE0F}", "a\u{FE0F}",
            "❤️", "❤️‍🔥", "👨‍👩‍👧‍👦", "👍🏽", "🏽", "🇯🇵", "🇯", "🇯🇵🇺🇸🇯", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "é", "e\u{301}",
            "\u{301}", "\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
            "Z\u{351}\u{352}\u{353}\u{354}\u{355}",
            "漢字", "漢\u{3099}", "か\u{3099}", "ｶﾞ", "한글", "\u{1112}\u{1161}\u{11AB}", "\u{1160}",
            "\u{115F}", "\u{3164}", "\u{FFA0}", "\u{2800}", "नमस्ते", "ก็", "עברית", "العربية", "ﷺ",
            "𝕏",
            "\u{1D173}", "\u{13430}", "\u{110BD}", "\u{10FFFF}", "\u{E000}", "%@ %d %s %n", "%",
            String(repeating: "x", count: 5_000), String(repeating: "漢", count: 500),
            "e" + String(repeating: "\u{301}", count: 1_000), String(repeating: "👨‍👩‍👧", count: 50),
        ]
        + (0..<32).map { String(repeating: Character(Unicode.Scalar(UInt8($0))), count: 3) }
}

private struct TypingView: View {
    @State private var text = ""

    var body: some View {
        TextField("Name", text: $text)
    }
}
