import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CalcGrowthTests {
    struct Reading: Decodable {
        var bmi: Double
        var ageMonths: Double
        var z: Double?
        var percentile: Double?
        var `class`: String?
        var scheme: String?
        var shareOf95th: Double?
    }

    let shell = Shell()

    func reading(_ words: String) throws -> Reading {
        let outcome = shell.run(["calc", "--json"] + words.split(separator: " ").map(String.init))
        return try JSONDecoder().decode(Reading.self, from: Data(outcome.output.utf8))
    }

    @Test(arguments: [
        ("60kg 140cm --sex m --age-months 120.3 --reference cdc", 2.6999, 99.653, "obesityClass2"),
        ("22kg 120cm --sex f --age-months 104.5 --reference cdc", -0.4696, 31.932, "healthyWeight"),
        ("14kg 95cm --sex f --age-months 36 --reference cdc", -0.173, 43.134, "healthyWeight"),
        ("22kg 120cm --sex f --age-months 104.5 --reference who", -0.3886, 34.88, "normal"),
        ("150kg 170cm --sex m --age-months 200", 5.5242, 100, "obesity"),
    ])
    func json_workedExample_isThePublishedAnswer(
        words: String,
        z: Double,
        percentile: Double,
        category: String
    ) throws {
        let reading = try reading(words)
        #expect((try #require(reading.z) - z).magnitude <= 0.0015)
        #expect((try #require(reading.percentile) - percentile).magnitude <= 0.05)
        #expect(reading.class == category)
    }

    @Test
    func json_above95thPercentile_hasItsShare() throws {
        let words = "60kg 140cm --sex m --age-months 120.3 --reference cdc"
        #expect(try reading(words).shareOf95th == 138.29)
    }

    // The same girl by birth date: 3167 days are 104.05 months.
    @Test
    func json_born_isAsOldAsTheDaysSay() throws {
        let reading = try reading("22kg 120cm --sex f --born 2018-03-01 --on 2026-11-01")
        #expect(reading.ageMonths == 104.05)
        #expect(reading.scheme == "who2007" && reading.bmi == 15.28)
    }

    @Test
    func json_noPercentileAtThisAge_hasTheAgeAndNoClass() throws {
        let none = try reading("60kg 165cm --sex f --age-months 229")
        #expect(none.class == nil && none.z == nil && none.ageMonths == 229)
        let infant = try reading("3450g 50cm --sex f --born 2026-11-01 --on 2026-11-01")
        #expect(infant.scheme == "who2006Infant" && infant.class == "normal")
        #expect(try reading("60kg 165cm --sex f --age-months 229 --reference cdc").class != nil)
    }

    @Test
    func text_namesTheReferenceBesideEachFigure() {
        let lines = shell("calc", "22kg", "120cm", "--sex", "f", "--age-months", "104.5").lines
        #expect(
            lines == [
                "BMI         15.28  normal · WHO 2007",
                "age         104.5 months",
                "percentile  35th percentile · z −0.39 · WHO 2007",
                "normal      18.9–26.1 kg · WHO 2007",
            ]
        )
        let boy = shell.run(
            ["calc", "60kg", "140cm", "--sex", "m", "--age-months", "120.3", "--reference", "cdc"]
        )
        #expect(
            boy.output.contains(
                "above the 99th percentile · 138 % of the 95th percentile · CDC"
            )
        )
    }

    @Test(arguments: ["en_US", "en_GB", "ja_JP"])
    func reference_notSaid_isThatOfTheLanguage(identifier: String) {
        shell.environment.withLock { $0["LC_ALL"] = "\(identifier).UTF-8" }
        let output = shell("calc", "22kg", "120cm", "--sex", "f", "--age-months", "104.5").output
        #expect(output.contains("CDC") == (identifier == "en_US"))
        #expect(output.contains("WHO 2007") == (identifier != "en_US"))
    }

    @Test
    func adult_hasTheClassOfAdults() {
        let adult = shell("calc", "70kg", "175cm", "--born", "1990-03-01")
        #expect(adult.output.contains("normal · WHO, for adults"))
    }

    @Test(arguments: [
        ("--born 2018-03-01", "calc needs --sex;"), ("--sex f", "calc needs --born;"),
        ("--reference cdc", "calc needs --born;"),
        ("--sex x --born 2018-03-01", "--sex does not know x"),
        ("--sex= --born 2018-03-01", "calc needs --sex"),
        ("--sex f --born 2099-03-01", "in the future"),
        ("--sex f --born 2018-03-01 --on 2018-02-01", "Day: before the birth date, 2018-03-01"),
        ("--sex f --born 2023-02-29", "Birth date"), ("--sex f --born 1850-01-01", "Birth date"),
        ("--sex f --born 2018-03-01 --on soon", "Day"),
        ("--sex f --born 2018-03-01 --age-months 3", "do not go together"),
        ("--sex f --age-months 30 --on 2020-01-01", "do not go together"),
        ("--sex f --age-months nan", "--age-months takes 0 to 1560, not nan"),
        ("--sex f --age-months -3", "--age-months takes 0 to 1560, not -3"),
        ("--sex f --age-months 30 --reference nhs", "--reference does not know nhs"),
    ])
    func badInput_isNamed(words: String, message: String) {
        let arguments = ["calc", "22kg", "120cm"] + words.split(separator: " ").map(String.init)
        let outcome = shell.run(arguments)
        #expect(outcome.output.isEmpty && outcome.error.contains(message), "\(outcome.error)")
    }
}
