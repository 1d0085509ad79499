import CursesUI
import Testing

/// Values as a view shows them that knows SwiftUI's Foundation.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormatTests {
    @Test
    func numbers_areShown() {
        #expect(22.857.formatted(.number.precision(.fractionLength(2))) == "22.86")
        #expect(72.5.formatted() == "72.5")
        #expect(1234.formatted() == "1234")
        #expect(0.256.formatted(.percent) == "25.6%")
        #expect(1234.5.formatted(.number.grouping(.never)) == "1234.5")
    }

    @Test
    func dates_areShown() {
        let noon = RemindersTests.noon
        #expect(noon.formatted(date: .long, time: .omitted).contains("2026"))
        #expect(noon.formatted(.dateTime.month().day()) == "03-03")
        #expect(noon.formatted(.dateTime.hour().minute()) == "12:00")
        #expect(noon.formatted(.dateTime) == "2026-03-03 12:00")
    }

    @Test
    func texts_areTrimmed() {
        #expect(" a b \n".trimmingCharacters(in: .whitespacesAndNewlines) == "a b")
        #expect(" a\n".trimmingCharacters(in: .whitespaces) == "a\n")
        #expect("\n".trimmingCharacters(in: .newlines).isEmpty)
    }

    @Test
    func errors_sayWhatTheyAre() {
        let error: any Error = AppError.emptyName
        #expect(error.localizedDescription == "A name is needed.")
    }

    @Test
    func colors_areTheNearestOfTheTerminal() {
        #expect(Color(red: 1, green: 0, blue: 0) == .red)
        #expect(Color(red: 0.2, green: 0.7, blue: 0.3) == .green)
        #expect(Color(red: 0.1, green: 0.1, blue: 0.2) == .black)
        #expect(Color(red: 1, green: 1, blue: 1, opacity: 0) == .clear)
        #expect(Color(white: 0.5) == .gray)
    }

    @Test
    func elements_areMovedAsOnMoveSays() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(letters == ["b", "d", "a", "c"])
        letters.move(fromOffsets: [3], toOffset: 0)
        #expect(letters == ["c", "b", "d", "a"])
    }
}
