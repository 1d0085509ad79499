import DataSource
import Testing

@testable import Model

/// Paths are read and completed as a shell does it.
@Suite(.timeLimit(.minutes(10)))
struct PathServiceTests {
    private let outside = AllocatedLock([
        "/home/ann/weight.csv": "a", "/home/ann/weight-2025.csv": "a", "/home/ann/.secret/x": "a",
        "/home/ann/web/y.csv": "a", "/home/ann/My Files/z.csv": "a", "/home/ann/pipe": "",
        "./here.csv": "a", "/tmp/Über.csv": "a",
    ])

    private var sut: PathService {
        PathService(
            .testDependencies(
                fileClient: .memory(outside),
                processInfoClient: testDependency(of: ProcessInfoClient.self) {
                    $0.environment = { $0 == "HOME" ? "/home/ann" : nil }
                }
            )
        )
    }

    @Test(arguments: [
        ("~", "/home/ann"), ("~/w", "/home/ann/w"), ("~w", "~w"), (" /a b ", "/a b"),
        ("'/a b'", "/a b"), ("\"~/x\"", "/home/ann/x"), ("'", "'"), ("", ""),
    ])
    func path_asAShellMeansIt(text: String, path: String) {
        #expect(sut.path(text) == path)
    }

    @Test
    func path_withoutHOME_isThatOfTheAccount() {
        let sut = PathService(
            .testDependencies(
                processInfoClient: testDependency(of: ProcessInfoClient.self) {
                    $0.homeDirectory = { "/root" }
                }
            )
        )
        #expect(sut.path("~/a") == "/root/a")
        #expect(PathService(.testDependencies()).path("~/a") == "~/a")
    }

    @Test(arguments: [
        ("~", "~/", []),
        ("~/we", "~/we", ["web/", "weight-2025.csv", "weight.csv"]),
        ("~/wei", "~/weight", ["weight-2025.csv", "weight.csv"]),
        ("~/web", "~/web/", ["web/"]),
        ("~/weight.c", "~/weight.csv", ["weight.csv"]),
        ("~/weight.csv", "~/weight.csv", ["weight.csv"]),
        ("~/WEIGHT.", "~/weight.csv", ["weight.csv"]),
        ("~/.", "~/.secret/", [".secret/"]),
        ("~/my", "~/My Files/", ["My Files/"]),
        ("her", "here.csv", ["here.csv"]),
        ("wei", "~/weight", ["weight-2025.csv", "weight.csv"]),
        ("/tmp/Ü", "/tmp/Über.csv", ["Über.csv"]),
        ("/nowhere/x", "/nowhere/x", []),
        ("~/zz", "~/zz", []),
    ])
    func completion_isAsFarAsThereIsNoChoice(text: String, end: String, names: [String]) {
        #expect(sut.completion(text) == PathCompletion(text: end, candidates: names))
    }

    @Test
    func completion_ofAFolder_hidesWhatIsHidden() {
        #expect(
            sut.completion("~/").candidates
                == ["My Files/", "pipe", "web/", "weight-2025.csv", "weight.csv"]
        )
    }

    @Test
    func completion_ofThousands_isShort_andNoNameThatIsNoText() {
        for number in 0..<1000 { outside.withLock { $0["/many/\(number)"] = "a" } }
        outside.withLock { $0["/many/\u{FFFD}"] = "a" }
        let all = sut.completion("/many/").candidates
        #expect(all.count == PathService.mostCandidates)
        #expect(!all.contains("\u{FFFD}"))
    }

    @Test
    func nameAlone_isThatHereOrOneOfThoseListedAtHome() throws {
        #expect(try sut.fileToRead("weight.csv") == "/home/ann/weight.csv")
        #expect(try sut.fileToWrite("weight.csv") == "/home/ann/weight.csv")
        outside.withLock { $0["weight.csv"] = "a" }
        #expect(try sut.fileToRead("weight.csv") == "weight.csv")
        #expect(throws: PathFault.nothingThere) { try sut.fileToRead("nobody.csv") }
    }

    @Test
    func fileToRead_isAFile_orWhatHinders() throws {
        #expect(try sut.fileToRead("~/weight.csv") == "/home/ann/weight.csv")
        #expect(throws: PathFault.empty) { try sut.fileToRead(" ") }
        #expect(throws: PathFault.folder) { try sut.fileToRead("~") }
        #expect(throws: PathFault.noFile) { try sut.fileToRead("~/pipe") }
        #expect(throws: PathFault.nothingThere) { try sut.fileToRead("~/nobody") }
    }

    @Test
    func fileToWrite_liesInAFolder_orWhatHinders() throws {
        #expect(try sut.fileToWrite("~/new.csv") == "/home/ann/new.csv")
        #expect(try sut.fileToWrite("~/weight.csv") == "/home/ann/weight.csv")
        #expect(try sut.fileToWrite("new.csv") == "new.csv")
        #expect(throws: PathFault.empty) { try sut.fileToWrite("") }
        #expect(throws: PathFault.folder) { try sut.fileToWrite("~/web") }
        #expect(throws: PathFault.folder) { try sut.fileToWrite("~/web/") }
        #expect(throws: PathFault.noFile) { try sut.fileToWrite("~/pipe") }
        #expect(throws: PathFault.noFolder("~/no/")) { try sut.fileToWrite("~/no/x.csv") }
    }
}
