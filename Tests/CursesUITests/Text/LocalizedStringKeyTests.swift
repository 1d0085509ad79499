import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@Suite(.timeLimit(.minutes(10)))
struct LocalizedStringKeyTests {
    @Test
    func percentSign_withAndWithoutArguments_stands() {
        #expect(text("40 %") == "40 %")
        #expect(text("100% of %@") == "100% of %@")
        #expect(text("\(40) % of \("all")") == "40 % of all")
    }

    private func text(_ key: LocalizedStringKey) -> String {
        StringCatalog.empty.string(key, locale: Locale(identifier: "en"))
    }
}
