import CursesCore
import CursesTesting
import Testing

@testable import SharedInterface
@testable import UserInterface

/// The palette finds what can be done by the words of other programs too.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PaletteTests {
    @Test(arguments: [
        ("theme", "en", "Colours: "), ("print", "en", "report…"), ("pdf", "en", "report…"),
        ("csv", "en", "export…"), ("compare", "en", "trends"), ("target", "en", "goal…"),
        ("japanese", "en", "Language: 日本語"), ("language", "en", "Language: "),
        ("name", "en", "edit person"), ("profile", "en", "edit person"),
        ("exit", "en", "quit"), ("year", "en", "trends"), ("statistics", "en", "trends"),
        ("reminder", "en", "reminder…"), ("add", "en", "weigh in"), ("log", "en", "weigh in"),
        ("goal", "en", "goal…"), ("テーマ", "ja", "配色："), ("印刷", "ja", "レポート…"),
        ("言語", "ja", "言語："), ("比較", "ja", "推移"), ("目標", "ja", "目標…"),
        ("名前", "ja", "メンバーを編集"), ("追加", "ja", "体重を記録"), ("記録", "ja", "体重を記録"),
        ("通知", "ja", "リマインダー…"), ("print", "ja", "レポート…"),
    ])
    func type_aWordOfOtherPrograms_findsTheRow(
        _ word: String,
        _ language: String,
        _ row: String
    ) async {
        let pilot = Preview.named("ChangeNotices")
            .pilot(Size(width: 80, height: 24), language)
        await pilot.settle()
        await pilot.press("Enter")
        await pilot.settle()
        await pilot.press("C-p")
        await pilot.type(word)
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n").filter { $0.contains("│ ") }.prefix(8)
        #expect(rows.contains { $0.contains(row) }, "\(pilot.screen)")
        let titles = rows.map { $0.filter { $0 != "▸" && !$0.isWhitespace } }
        #expect(Set(titles).count == titles.count, "\(pilot.screen)")
    }

    @Test(arguments: [
        ("trends", "en", "trends"), ("trends", "ja", "推移"), ("推移", "ja", "推移"),
        ("history", "en", "history"), ("履歴", "ja", "履歴"), ("settings", "ja", "設定"),
    ])
    func type_theNameOfAScreen_isFirst(_ name: String, _ language: String, _ row: String) async {
        let pilot = Preview.named("ChangeNotices")
            .pilot(Size(width: 80, height: 24), language)
        await pilot.settle()
        await pilot.press("Enter")
        await pilot.settle()
        await pilot.press("C-p")
        await pilot.type(name)
        await pilot.settle()
        let first = pilot.screen.split(separator: "\n").first { $0.contains("▸") }
        #expect(first?.contains("▸ \(row) ") == true, "\(pilot.screen)")
    }

    @Test
    func choose_aSetting_theScreenStays_andSaysSo() async {
        let pilot = await pilot(Preview.named("ChangeNotices"))
        await pilot.press("Enter")
        await pilot.settle()
        await choose("mouse: off", pilot)
        #expect(pilot.screen.contains("Mouse: off"), "\(pilot.screen)")
        #expect(pilot.screen.contains("22.85"), "\(pilot.screen)")
    }

    @Test
    func choose_theReminder_theLineIsShown() async {
        let pilot = await pilot(Preview.named("ChangeNotices"))
        await choose("reminder", pilot)
        #expect(pilot.screen.contains("0 8 * * * bmi-tui status --due"), "\(pilot.screen)")
    }

    @Test
    func choose_deleteInAForm_asksWhetherToDelete() async {
        let pilot = await pilot(Preview.named("PersonEditorView"))
        await choose("delete", pilot)
        #expect(pilot.screen.contains("Delete Ann?"), "\(pilot.screen)")
    }

    private func pilot(_ preview: Preview) async -> Pilot {
        let pilot = preview.pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        return pilot
    }

    private func choose(_ text: String, _ pilot: Pilot) async {
        await pilot.press("C-p")
        await pilot.type(text)
        await pilot.settle()
        await pilot.press("Enter")
        await pilot.settle()
    }
}
