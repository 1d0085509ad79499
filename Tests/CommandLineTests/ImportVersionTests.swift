import DataSource
import Essentials
import Testing

@testable import CommandLineInterface

/// Weigh-ins of which a file of ours says something else.
@Suite(.timeLimit(.minutes(10)))
struct ImportVersionTests {
    private let shell = Shell(people: ["Ann"])

    private func put(_ path: String, _ text: String) {
        shell.outside.withLock { $0[path] = Data(text.utf8) }
    }

    @Test(arguments: [
        ("\"Arms\":32", "\"Arms\":35"), ("\"height\":178", "\"height\":179"),
        ("\"waist\":80", "\"waist\":85"),
    ])
    func import_ofAnotherMeasureOrHeight_isAskedAboutAndTaken(_ old: String, _ new: String) {
        shell("people", "change", "Ann", "--own", "Arms, cm")
        shell("add", "72", "-d", "2024-03-05", "-t", "7:00", "--waist", "80", "--own", "Arms=32")
        put("/a.json", shell("export", "--format", "json").output.replacing(old, with: new))
        #expect(shell("import", "/a.json", "-y").status == .wrongUsage)
        let taken = shell("import", "/a.json", "-y", "--keep", "file")
        #expect(taken.status == .done, "\(taken)")
        #expect(shell("export", "--format", "json").output.contains(new))
        #expect(shell("import", "/a.json", "-y").output.contains("Nothing new: everything"))
    }

    @Test
    func import_ofOurCSVWithAnotherNote_isAskedAboutAndTaken() {
        shell("add", "72", "-d", "2024-03-05", "-t", "7:00", "-n", "ill")
        put("/a.csv", shell("export").output.replacing("ill", with: "well"))
        #expect(shell("import", "/a.csv", "-y").status == .wrongUsage)
        let taken = shell("import", "/a.csv", "-y", "--keep", "file")
        #expect(taken.status == .done, "\(taken)")
        #expect(shell("list", "--json").output.contains("\"note\":\"well\""))
        #expect(shell("import", "/a.csv", "-y").output.contains("Nothing new: everything"))
    }

    @Test
    func import_ofOneIdentifierTwice_keepsTheLaterOneAndCountsTheOther() {
        let id = "00000000-0000-0000-0000-000000000021"
        put(
            "/a.json",
            """
            [{"id":"\(id)","day":"2024-03-05","time":"12:00","weight":70},
            {"id":"\(id)","day":"2024-03-04","time":"12:00","weight":71}]
            """
        )
        let trial = shell("import", "/a.json", "--dry-run")
        #expect(trial.output.contains("line 1: twice in the file"), "\(trial)")
        #expect(shell("import", "/a.json", "-y").output.hasPrefix("1 weigh-in imported"))
        #expect(shell("list").output.contains("71.0"))
    }

    @Test
    func import_ofNewAndChanged_saysBoth() {
        shell("add", "72", "-d", "2024-03-05", "-t", "7:00")
        shell("add", "71", "-d", "2024-03-06", "-t", "7:00")
        let json = shell("export", "--format", "json").output
        let id = "00000000-0000-0000-0000-000000000021"
        put(
            "/a.json",
            json.replacing("\"weight\":72", with: "\"weight\":73").replacing(
                "\"weighIns\":[",
                with: """
                    "weighIns":[{"id":"\(id)","day":"2024-03-07","time":"12:00","weight":70},
                    """
            )
        )
        let taken = shell("import", "/a.json", "-y", "--keep", "file")
        #expect(taken.output == "1 weigh-in imported, 1 changed\n", "\(taken)")
        let undone = shell("undo", "-y")
        let sentence = "Undone: the import; weigh-ins removed: 1, as before: 1\n"
        #expect(undone.output == sentence, "\(undone)")
    }
}
