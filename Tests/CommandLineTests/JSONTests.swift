import Essentials
import Testing

@testable import CommandLineInterface

@Suite(.timeLimit(.minutes(10)))
struct JSONTests {
    private let shell = Shell(people: ["Ann \"Q\" \u{1B}[31m\n太郎"])

    init() {
        for day in 1...21 {
            shell("add", "\(74.0 - Double(22 - day) / 10)", "-d", "-\(day)d", "-t", "7:00", "-y")
        }
        shell("people", "change", "Ann \"Q\" [31m 太郎", "--goal", "71")
    }

    @Test
    func list_isDecoded() throws {
        let list = try decode(JSONShapes.List.self, ["list", "--json", "-l", "3"])
        #expect(list.version == 1)
        #expect(list.person.name == "Ann \"Q\" [31m 太郎")
        #expect(list.weighIns.map(\.day) == ["2026-11-19", "2026-11-18", "2026-11-17"])
        #expect(list.weighIns[0].class == "normal")
        #expect(list.weighIns[0].scheme == "who")
        #expect(list.weighIns[0].id.count == 36)
    }

    @Test
    func add_edit_giveTheOne() throws {
        let added = try decode(
            JSONShapes.One.self,
            ["add", "73", "--json", "-n", "a\tb\"c\\", "-y"]
        )
        #expect(added.weighIn.weight == 73)
        #expect(added.weighIn.note == "a\tb\"c\\")
        let edited = try decode(
            JSONShapes.One.self,
            ["edit", "last", "-w", "160lb", "--json", "-y"]
        )
        #expect(edited.weighIn.id == added.weighIn.id)
        #expect(edited.weighIn.weight > 72.57 && edited.weighIn.weight < 72.58)
    }

    @Test(arguments: ["status", "show"])
    func standing_isDecoded(command: String) throws {
        let status = try decode(JSONShapes.Status.self, [command, "--json"])
        #expect(status.rate.map { $0.days == 28 } == true)
        #expect(status.missingDays == nil)
        #expect(status.goal.weight == 71)
        #expect(status.goal.setOn == "2026-11-20")
        #expect(status.goal.done == 0)
        #expect(status.healthy?.low == 58.7)
        #expect(status.healthy?.high == 79.2)
        #expect(status.energy.map { $0.low <= $0.high } == true)
    }

    @Test
    func rate_tooFewDays_isAbsentAndTellsHowMany() throws {
        let shell = Shell(people: ["Ann"])
        shell("add", "72")
        let output = shell("status", "--json").output
        #expect(output.contains("\"missingDays\":6"))
        #expect(!output.contains("\"rate\"") && !output.contains("null"))
    }

    @Test
    func rate_slowChange_hasTheChangeOfThreeMonths() throws {
        shell("people", "add", "Bob", "--height", "178")
        let noise = [0.6, -0.5, 0.1, -0.6, 0.4]
        for day in 0...90 {
            let weight = 80 - 0.018 * Double(day) + noise[day % 5]
            shell("add", "\(weight)", "-d", "-\(90 - day)d", "-t", "7:00", "-y", "-p", "Bob")
        }
        let status = try decode(JSONShapes.Status.self, ["status", "--json", "-p", "Bob"])
        let long = try #require(status.rate?.longChange)
        #expect(long.weight < -1 && long.weight > -2)
        #expect(long.from == "2026-08-22")
        #expect(long.to == "2026-11-20")
    }

    @Test
    func stats_people_calc_areDecoded() throws {
        let stats = try decode(JSONShapes.Statistics.self, ["stats", "--json", "--by", "week"])
        #expect(stats.periods.map(\.readings).reduce(0, +) == 21)
        #expect(stats.periods[0].from == "2026-11-16")
        #expect(stats.periods[0].to == "2026-11-22")
        let people = try decode(JSONShapes.People.self, ["people", "--json"])
        #expect(people.people.map(\.goalWeight) == [71])
        let calc = try decode(JSONShapes.Calculation.self, ["calc", "70", "175", "--json"])
        #expect(calc.bmi == 22.86)
        #expect(calc.healthy.low == 56.7)
    }

    @Test(arguments: [
        (["add", "x", "--json"], "entry"), (["list", "--json", "--foo"], "usage"),
        (["list", "--json", "-p", "Bob"], "person"), (["edit", "ffff", "--json"], "weigh_in"),
        (["redo", "--json"], "no_data"), (["add", "150", "--json"], "unusual"),
    ])
    func error_isAnObjectOnStandardError(arguments: [String], code: String) throws {
        let outcome = shell.run(arguments)
        #expect(outcome.output.isEmpty)
        let failure = try JSONDecoder().decode(
            JSONShapes.Failure.self,
            from: Data(outcome.error.utf8)
        )
        #expect(failure.error.code == code)
        #expect(!failure.error.message.isEmpty)
        #expect(outcome.status != .done)
    }

    @Test
    func output_hasNothingThatATerminalObeys() {
        for command in ["list", "show", "people", "status", "stats"] {
            for arguments in [[command], [command, "--json"]] {
                let output = shell.run(arguments).output
                #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
            }
        }
    }

    private func decode<Shape: Decodable>(
        _ shape: Shape.Type,
        _ arguments: [String]
    ) throws -> Shape {
        let outcome = shell.run(arguments)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.error.isEmpty)
        return try JSONDecoder().decode(shape, from: Data(outcome.output.utf8))
    }
}
