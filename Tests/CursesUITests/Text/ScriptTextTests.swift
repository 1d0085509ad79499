import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Texts of many scripts: nothing of them is lost, and a character is never taken apart.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScriptTextTests {
    @Test(arguments: ScriptTextTests.words)
    func draw_anyScript_theRowIsTheText(word: String) {
        let text = GlyphText(word)
        #expect(text.width == text.elements.reduce(0) { $0 + $1.width })
        #expect(text.width == word.reduce(0) { $0 + GlyphText.width(of: $1) })
        #expect(Pilot(Text(verbatim: word), 80, 6).content == word)
        #expect(text.elements.map(\.glyph.text).joined() == word)
    }

    @Test(arguments: ScriptTextTests.words)
    func truncate_anywhere_charactersStayWhole(word: String) {
        let text = GlyphText(word)
        let starts = Set(word.indices.map { String(word[..<$0]) } + [word])
        for limit in 1...max(1, text.width) {
            let cut = text.truncated(to: limit)
            #expect(cut.width <= limit)
            var shown = cut.elements.map(\.glyph.text).joined()
            if shown != word, shown.last == "…" { shown.removeLast() }
            #expect(starts.contains(shown))
        }
    }

    @Test(arguments: ScriptTextTests.words)
    func wrap_anywhere_charactersStayWhole(word: String) {
        let sentence = "\(word) \(word)"
        for limit in 4...20 {
            let lines = GlyphText(sentence).wrapped(to: limit)
            let shown = lines.map { $0.elements.map(\.glyph.text).joined() }
            #expect(shown.joined().filter { $0 != " " } == sentence.filter { $0 != " " })
            #expect(lines.allSatisfy { $0.elements.first?.isJoined != true })
        }
    }

    @Test(arguments: [
        (20, ["Bernhardさんの体重を", "保存しますか？"]),
        (18, ["Bernhardさんの", "体重を保存します", "か？"]),
        (12, ["Bernhardさん", "の体重を", "保存します", "か？"]),
    ])
    func wrap_japanese_breaksBetweenPhrases(_ limit: Int, _ expected: [String]) {
        let lines = GlyphText("Bernhardさんの体重を保存しますか？").wrapped(to: limit)
        #expect(lines.map { $0.elements.map(\.glyph.text).joined() } == expected)
    }

    @Test
    func wrap_japanese_leavesNumbersWithTheirUnits() {
        let text = GlyphText("ほかの画面で目標が 72.4 kg に変更されました。")
        // The glyph that has no room is a wide one: between words, a blank is as good as another.
        for limit in [22, 26, 28, 34, 36, 38, 40] {
            let lines = text.wrapped(to: limit).map { $0.elements.map(\.glyph.text).joined() }
            #expect(lines.contains { $0.contains("72.4 kg") }, "\(lines)")
            #expect(lines.allSatisfy { !$0.hasPrefix(" ") }, "\(lines)")
        }
    }

    @Test
    func wrap_japanese_leavesDaysInOnePiece() {
        let text = GlyphText("Annさんの記録が保存されていません：72.0 kg、2026年11月24日(火)")
        for limit in 18...60 {
            let lines = text.wrapped(to: limit).map { $0.elements.map(\.glyph.text).joined() }
            #expect(lines.contains { $0.contains("2026年11月24日") }, "\(lines)")
        }
    }

    @Test
    func wrap_japanese_aDayThatIsTooLong_breaksBetweenItsParts() {
        let lines = GlyphText("2026年11月24日").wrapped(to: 8)
        #expect(lines.map { $0.elements.map(\.glyph.text).joined() } == ["2026年", "11月24日"])
    }

    @Test(arguments: [
        ("The weight (73.0 kg) is lower", "(73.0 kg)"), ("It lost –1.2 kg, no more", "–1.2 kg,"),
        ("A height of 54–272 cm is meant", "54–272 cm"), ("fat went up by 20 % so far", "20 %"),
        ("Saved on Tue 24 Nov 2026 by Ann", "24 Nov 2026"), ("前の体重は73.0 kgでした", "73.0 kg"),
        ("Goal of 11 st 6 lb reached", "11 st 6 lb"), ("It is 5 ft 10 in now", "5 ft 10 in"),
        ("gone: 24 Nov 73.0 kg, 23 Nov 73.3 kg", "24 Nov 73.0 kg,"),
    ])
    func wrap_numberWithUnitOrMonth_staysInOnePiece(text: String, whole: String) {
        for limit in whole.count...text.count {
            let lines = GlyphText(text).wrapped(to: limit).map { $0.text }
            #expect(lines.contains { $0.contains(whole) }, "\(lines)")
            #expect(lines.allSatisfy { GlyphText($0).width <= limit })
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        }
    }

    @Test(arguments: ["身長（178 cm）を変えました", "体重（130.5 kg）です", "最後の記録は73.0 kg、目標は70 kg。"])
    func wrap_japaneseUnitWithMarks_isNeverTorn(text: String) {
        for limit in 8...40 {
            let lines = GlyphText(text).wrapped(to: limit).map { $0.text }
            #expect(!lines.contains { $0.contains(/[ck]$/) }, "\(limit): \(lines)")
            #expect(lines.allSatisfy { GlyphText($0).width <= limit }, "\(limit): \(lines)")
        }
    }

    @Test
    func wrap_japaneseDayWithWeight_staysInOnePiece() {
        let text = GlyphText("2件の記録が消えます：11月24日 73.0 kg、11月23日 73.3 kg")
        for limit in 18...50 {
            let lines = text.wrapped(to: limit).map { $0.text }
            #expect(lines.contains { $0.contains("11月24日 73.0 kg、") }, "\(limit): \(lines)")
            #expect(lines.contains { $0.contains("11月23日 73.3 kg") }, "\(limit): \(lines)")
        }
    }

    @Test
    func wrap_numberWithUnit_whatNoLineHasRoomFor_breaksAtBlanks() {
        #expect(GlyphText("24 Nov 2026").wrapped(to: 8).map { $0.text } == ["24 Nov", "2026"])
        #expect(GlyphText("at 130.5 kg").wrapped(to: 6).map { $0.text } == ["at", "130.5", "kg"])
    }

    @Test
    func wrap_numberWithLongerWord_breaksAsAnyWords() {
        let entries = GlyphText("all 12 entries").wrapped(to: 8)
        #expect(entries.map { $0.text } == ["all 12", "entries"])
        let year = GlyphText("2026-11-24 at 7").wrapped(to: 13)
        #expect(year.map { $0.text } == ["2026-11-24 at", "7"])
    }

    @Test(arguments: ["体重として読めません（例：72.4）", "身長（178 cm）を「保存」しました"])
    func wrap_brackets_noLineEndsOpeningNorBeginsClosing(sentence: String) {
        for limit in 6...32 {
            let lines = GlyphText(sentence).wrapped(to: limit)
            let shown = lines.map { $0.elements.map(\.glyph.text).joined() }
            #expect(shown.allSatisfy { !$0.hasSuffix("（") && !$0.hasSuffix("「") }, "\(shown)")
            #expect(shown.allSatisfy { !$0.hasPrefix("）") && !$0.hasPrefix("」") }, "\(shown)")
            #expect(shown.joined().filter { $0 != " " } == sentence.filter { $0 != " " })
        }
    }

    @Test(arguments: ScriptTextTests.words)
    func type_anyScript_cursorMovesAndDeletesByCharacters(word: String) async {
        let sut = Pilot(ScriptField(), 20, 6)
        for scalar in word.unicodeScalars {
            await sut.type(String(Character(scalar)))
            #expect(sut.flaw(mayHideFocus: false) == nil)
        }
        if GlyphText(word).width < 20 {
            #expect(sut.content == word)
            #expect(sut.cursor?.x == GlyphText(word).width)
        }
        for count in 1...word.count {
            await sut.press("Left")
            let before = String(word.dropLast(count))
            if GlyphText(word).width < 20 {
                #expect(sut.cursor?.x == GlyphText(before).width)
            }
            #expect(sut.flaw(mayHideFocus: false) == nil)
        }
        await sut.press("End")
        for _ in word { await sut.press("Backspace") }
        #expect(sut.cursor == .zero)
    }

    @Test
    func put_overAPartOfACharacter_blanksTheRest() {
        for x in 0..<3 {
            let painter = Painter(size: Size(width: 5, height: 1), theme: .standard, focus: nil)
            painter.draw("न्दी", at: .zero, style: .plain)
            #expect(painter.canvas.row(0).map(\.glyph.text).joined() == "न्दी  ")
            painter.draw("x", at: Point(x: x, y: 0), style: .plain)
            let row = painter.canvas.row(0).map(\.glyph.text)
            #expect(row.joined().filter { $0 != " " } == "x")
            #expect(row[x] == "x")
        }
    }

    @Test
    func draw_overTheEdge_characterIsLeftOutWhole() {
        let painter = Painter(size: Size(width: 5, height: 1), theme: .standard, focus: nil)
        painter.draw("กำกำ", at: Point(x: -1, y: 0), style: .plain)
        painter.draw("กำกำ", at: Point(x: 2, y: 0), style: .plain)
        #expect(painter.canvas.row(0).map(\.glyph.text).joined() == "  กำ ")
    }

    @Test
    func diff_oneCellOfACharacterChanges_allOfItIsSent() {
        let size = Size(width: 6, height: 1)
        let before = Painter(size: size, theme: .standard, focus: nil)
        before.draw("aกำb", at: .zero, style: .plain)
        let after = Painter(size: size, theme: .standard, focus: nil)
        after.draw("aขำb", at: .zero, style: .plain)
        let diff = FrameDiff(from: before.canvas, to: after.canvas, size: size, glyphs: .unicode)
        #expect(diff.runs.map(\.x) == [1])
        #expect(diff.text.count == 2)
    }

    @Test(arguments: [
        ("👨‍👩‍👧‍👦", "👨"), ("👍🏽", "👍"), ("🇯🇵", "JP"), ("1️⃣", "1\u{20E3}"), ("❤️‍🔥", "❤"), ("a\r\nb", "a␍b"),
        ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),
    ])
    func draw_emojiAndJamo_asBefore(text: String, shown: String) {
        #expect(GlyphText(text).elements.map(\.glyph.text).joined() == shown)
    }

    nonisolated static let words = [
        "น้ำหนัก", "ประจำ", "ที่นี่", "ก็", "เป็น", "ຄ່ຳ", "ນ້ຳໜັກ", "हिन्दी", "किताब", "क्षत्रिय", "श्रीमती", "स्त्री", "தமிழ்",
        "கொண்டு", "స్త్రీ", "ಕ್ಷೇತ್ರ", "മലയാളം", "ക്ഷമ", "বাংলা", "ক্ষুধা", "ਪੰਜਾਬੀ", "ગુજરાતી", "ଓଡ଼ିଆ", "සිංහල", "ශ්රී",
        "ភាសាខ្មែរ", "မြန်မာ", "བོད་ཡིག", "ᬩᬮᬶ", "한글", "ガｶﾞ", "漢字", "Zoë", "naïve", "العربية", "עִבְרִית",
    ]
}

private struct ScriptField: View {
    @State private var text = ""

    var body: some View {
        TextField("", text: $text)
    }
}
