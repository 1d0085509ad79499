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

    /// Its first whole number decides; English needs no text for others.
    @Test(arguments: ["en", "ja"])
    func number_one_hasItsText(language: String) {
        let catalog = StringCatalog(
            Array(
                """
                {"strings": {
                  "%lld stops": {"localizations": {
                    "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "a stop"}}}}},
                    "ja": {"stringUnit": {"value": "%lld駅"}}}},
                  "%@: %lld stops of %lld": {"localizations": {
                    "en": {"variations": {"plural": {"one": {"stringUnit": {
                      "value": "%3$lld, %1$@: one"}}}}}}}
                }}
                """.utf8
            )
        )
        let texts: [LocalizedStringKey] = [
            "\(1) stops", "\(2) stops", "\("1") stops", "\("1"): \(1) stops of \(3)",
            "\("1"): \(3) stops of \(1)",
        ]
        let shown = texts.map { catalog.string($0, locale: Locale(identifier: language)) }
        #expect(
            shown
                == (language == "en"
                    ? ["a stop", "2 stops", "1 stops", "3, 1: one", "1: 3 stops of 1"]
                    : ["1駅", "2駅", "1 stops", "1: 1 stops of 3", "1: 3 stops of 1"])
        )
    }

    private func text(_ key: LocalizedStringKey) -> String {
        StringCatalog.empty.string(key, locale: Locale(identifier: "en"))
    }
}
