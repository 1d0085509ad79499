import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct KeyServiceTests {
    @Test
    func load_keysAreChosen() {
        let choices = load(#"{"weigh in": "w", "Trends": ["T", "F6"], "redo": "^Y"}"#)
        #expect(choices.faults.isEmpty)
        #expect(choices.keys[.weighIn]?.map(\.name) == ["w"])
        #expect(choices.keys[.trends]?.map(\.name) == ["T", "F6"])
        #expect(choices.keys[.redo]?.map(\.name) == ["C-y"])
    }

    @Test
    func load_anEarlierName_isTheActionOfToday() {
        #expect(load(#"{"BMI or height": "F6"}"#).keys[.measure] != nil)
    }

    @Test
    func load_noFile_nothingIsChosen_andOneFileIsAskedFor() {
        let asked = AllocatedLock([String]())
        let choices = load(nil, asked: asked)
        #expect(choices == KeyChoices())
        #expect(asked.withLock { $0 } == ["/home/ann/.config/bmi-tui/keys.json"])
    }

    @Test
    func load_theConfigurationIsElsewhere_isReadThere() {
        let asked = AllocatedLock([String]())
        _ = load(nil, ["XDG_CONFIG_HOME": "/etc/ann", "HOME": "/home/ann"], asked: asked)
        #expect(asked.withLock { $0 } == ["/etc/ann/bmi-tui/keys.json"])
        _ = load(nil, ["XDG_CONFIG_HOME": "here", "HOME": "nowhere"], asked: asked)
        #expect(asked.withLock { $0.count } == 1)
    }

    @Test
    func load_wrongEntries_areNamed_theRestHolds() throws {
        let choices = load(
            #"{"hisstory": "H", "undo": "F99", "redo": [], "switch person": 7, "weigh in": "w", "#
                + #""trends": "Enter", "quit": "C-c"}"#
        )
        #expect(choices.keys.mapValues { $0.map(\.name) } == [.weighIn: ["w"]])
        #expect(
            try Set(choices.faults) == [
                .unknownCommand("hisstory"), .unknownKey("F99", .undo), .unknownKey("[]", .redo),
                .reserved(key("7"), .people), .reserved(key("Enter"), .trends),
                .reserved(key("C-c"), .quit),
            ]
        )
    }

    @Test
    func load_aKeyOfAnotherAction_staysThere() throws {
        let choices = load(#"{"weigh in": "h", "trends": "z", "history": "w"}"#)
        #expect(choices.faults.isEmpty)
        let taken = load(#"{"weigh in": "h"}"#)
        #expect(taken.keys.isEmpty)
        #expect(try taken.faults == [.taken(key("h"), .weighIn, by: .history)])
        let twice = load(#"{"weigh in": "z", "trends": "z"}"#)
        #expect(twice.keys.count == 1)
        #expect(try twice.faults == [.taken(key("z"), .weighIn, by: .trends)])
    }

    @Test(arguments: [
        ("weigh in", "v", "compare with somebody"), ("history", "y", "compare with a year ago"),
        ("quit", "w", "week"),
        ("quit", "x", "hide the hint"), ("undo", "r", "backups"), ("quit", "n", "other lines"),
    ])
    func load_aKeyThatOneScreenHas_staysThere(name: String, text: String, other: String) throws {
        let choices = load("{\"\(name)\": \"\(text)\"}")
        #expect(choices.keys.isEmpty)
        let command = try #require(KeyCommand(rawValue: name))
        let taken = try #require(KeyCommand(rawValue: other))
        #expect(try choices.faults == [.taken(key(text), command, by: taken)])
        #expect(load(#"{"other lines": "F6"}"#).faults == [.unknownCommand("other lines")])
    }

    @Test
    func load_twoThatChangePlaces_hold() {
        let choices = load(#"{"history": "t", "trends": "h"}"#)
        #expect(choices.faults.isEmpty)
        #expect(choices.keys.count == 2)
    }

    @Test
    func load_oneKeyOnTwoScreens_holds() {
        let screens = load(#"{"edit person": "z", "report": "z"}"#)
        #expect(screens.faults.isEmpty)
        #expect(screens.keys.mapValues { $0.map(\.name) } == [.editPerson: ["z"], .report: ["z"]])
        let others = load(#"{"go to a date": "z", "zoom in": "z"}"#)
        #expect(others.faults.isEmpty)
        #expect(others.keys.values.map { $0.map(\.name) } == [["z"], ["z"]])
    }

    @Test(arguments: ["", "[]", "{\"a\"", "{\n\"undo\": \"x\",\n}", "\u{0}", "{} x"])
    func load_whatIsNoJSON_isNamedWithItsLine(text: String) {
        let choices = load(text)
        #expect(choices.keys.isEmpty)
        guard case .unreadable(let error) = choices.faults.first else {
            Issue.record("\(choices.faults)")
            return
        }
        #expect(error.file == "/home/ann/.config/bmi-tui/keys.json")
    }

    @Test(arguments: [
        ("w", "w"), ("W", "W"), ("C-W", "C-w"), ("ctrl-w", "C-w"), ("^w", "C-w"), ("^", "^"),
        ("M-w", "M-w"), ("alt-é", "M-é"), ("f6", "F6"), ("S-F6", "S-F6"), ("PgUp", "PageUp"),
        ("é", "é"), ("体", "体"), ("-", "-"), ("C-M-a", "C-M-a"), ("shift-tab", "S-Tab"), ("↑", "Up"),
        ("M-→", "M-Right"),
    ])
    func key_asSomebodyWritesIt_isRead(text: String, name: String) {
        #expect(Key(text)?.name == name)
    }

    @Test(arguments: [
        "", " ", "ww", "F0", "F13", "F06", "C-", "C-é", "S-a", "\u{7}", "Hyper-a", "C-1",
    ])
    func key_whatIsNone_isRefused(text: String) {
        #expect(Key(text) == nil)
    }

    @Test
    func commands_asTheyCome_haveKeysOfTheirOwn() {
        for command in KeyCommand.allCases {
            #expect(command.keys.allSatisfy { Key($0)?.name == $0 }, "\(command)")
            for other in KeyCommand.allCases
            where other != command && !other.places.isDisjoint(with: command.places) {
                // The figures have their key once no note is shown.
                if Set([command, other]) == [.figures, .hideHint] { continue }
                #expect(Set(other.keys).isDisjoint(with: command.keys), "\(command) \(other)")
            }
        }
    }

    private func key(_ text: String) throws -> Key {
        try #require(Key(text))
    }

    private func load(
        _ text: String?,
        _ environment: [String: String] = ["HOME": "/home/ann"],
        asked: AllocatedLock<[String]> = AllocatedLock([])
    ) -> KeyChoices {
        let appDependencies = AppDependencies.testDependencies(
            fileClient: testDependency(of: FileClient.self) {
                $0.read = { path throws(StorageError) in
                    asked.withLock { $0.append(path) }
                    return text.map { Data($0.utf8) }
                }
            },
            processInfoClient: testDependency(of: ProcessInfoClient.self) {
                $0.environment = { environment[$0] }
            }
        )
        return KeyService(appDependencies).load()
    }
}
