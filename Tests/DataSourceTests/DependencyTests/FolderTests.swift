import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct FolderTests {
    let temporary = TemporaryFolder()

    @Test(arguments: [
        ("own/people.json", true), ("own/x", true), ("own/history/x", true),
        ("other/../own/x", true), ("link/x", true), ("linkToHistory/x", true), ("x", false),
        ("owner/x", false), ("own/linkOut/x", false), ("own/new/x", true), ("new/x", false),
        ("toPeople", true), ("toNew", true), ("own/linkToX", true), ("toX", false),
    ])
    func holds_whatLiesInIt_byWhateverWay(path: String, isHeld: Bool) throws {
        try temporary.makeLinks()
        #expect(Folder("\(temporary.path)/own").holds("\(temporary.path)/\(path)") == isHeld)
    }
}

extension TemporaryFolder {
    fileprivate func makeLinks() throws {
        for folder in ["own/history", "other"] { try Folder("\(path)/\(folder)").create() }
        for (name, target) in [
            "link": "own", "linkToHistory": "own/history", "own/linkOut": "../other",
            "toPeople": "own/people.json", "toNew": "link/new", "own/linkToX": "../x", "toX": "x",
        ] {
            try #require(symlink(target, "\(path)/\(name)") == 0)
        }
    }
}
