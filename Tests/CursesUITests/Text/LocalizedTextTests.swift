import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LocalizedTextTests {
    @Test
    func interpolation_makesAKeyWithArguments() {
        let name = "Ann"
        let sut: LocalizedStringKey = "\(name) is \(3) of \(9.5), 100 %"
        #expect(sut.key == "%@ is %lld of %lf, 100 %%")
        #expect(sut.arguments == ["Ann", "3", "9.5"])
    }

    @Test
    func interpolation_withAFormat_putsTheTextIn() {
        let sut: LocalizedStringKey = "BMI \(22.857, format: .number.precision(1))"
        #expect(sut.key == "BMI %@")
        #expect(sut.arguments == ["22.9"])
    }

    @Test(
        arguments: [
            ("%@ %lld %lf", "a 1 2.5"), ("%3$lf %2$lld %1$@", "2.5 1 a"), ("%1$@ %1$@", "a a"),
            ("%%", "%"), ("100 %% %@", "100 % a"), ("%9$@", ""), ("%0$@", "%0$@"),
            ("%@ %@ %@ %@", "a 1 2.5 "), ("no argument", "no argument"), ("%", "%"),
            ("%99999999999999999999$@", "%99999999999999999999$@"), ("漢%2$lld字", "漢1字"),
            ("5 % of %@", "5 % of a"), ("%d %@", "%d a"),
        ]
    )
    func filled_format_takesTheArguments(format: String, expected: String) {
        let name = "a"
        let sut: LocalizedStringKey = "\(name) \(1) \(2.5)"
        #expect(sut.filled(into: format) == expected)
    }

    @Test
    func arguments_withPercentSigns_areNotFilledAgain() {
        let name = "50 %@ %1$@"
        let sut: LocalizedStringKey = "\(name)!"
        #expect(StringCatalog.empty.string(sut, locale: Locale(identifier: "en")) == "50 %@ %1$@!")
    }

    @Test
    func literal_withAPercentSign_standsAsItIs() {
        let english = Locale(identifier: "en")
        #expect(StringCatalog.empty.string("100 %", locale: english) == "100 %")
        #expect(StringCatalog.empty.string("\(5) %", locale: english) == "5 %")
    }

    @Test(arguments: ["", "{", "[]", "{\"strings\": 3}", "\u{0}\u{FF}"])
    func catalog_thatCannotBeRead_translatesNothing(source: String) {
        let sut = StringCatalog(Array(source.utf8))
        #expect(sut.string("Name", locale: Locale(identifier: "ja")) == "Name")
    }

    @Test
    func catalog_withATranslation_fillsItsArguments() {
        let sut = StringCatalog(
            Array(
                """
                {"strings": {"%lld of %lld": {"localizations": {"ja": {"stringUnit":
                {"value": "%2$lld件中%1$lld件"}}}}, "OK": {}}}
                """.utf8
            )
        )
        let key: LocalizedStringKey = "\(3) of \(9)"
        #expect(sut.string(key, locale: Locale(identifier: "ja_JP.UTF-8")) == "9件中3件")
        #expect(sut.string(key, locale: Locale(identifier: "en_GB")) == "3 of 9")
        #expect(sut.string(key, locale: Locale(identifier: "de")) == "3 of 9")
        #expect(sut.keys(translatedInto: "ja") == ["%lld of %lld"])
    }
}
