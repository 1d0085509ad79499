import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

#if canImport(Glibc)
    import Glibc
#endif
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StorageFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "storage-\(UUID().uuidString)").path()

    private func store() -> ValueStore { ValueStore(StorageFile(folder: folder)) }

    private var text: String? {
        FileManager.default.contents(atPath: "\(folder)/app-storage.toml")
            .map { String(decoding: $0, as: UTF8.self) }
    }

    #if canImport(Glibc)
        @Test
        func folders_areThoseOfTheUsersVariables_ifAbsolute() async {
            await #expect(processExitsWith: .success) {
                setenv("XDG_DATA_HOME", "/var/data", 1)
                setenv("XDG_CACHE_HOME", "relative", 1)
                precondition(URL.applicationSupportDirectory.path == "/var/data")
                precondition(URL.cachesDirectory.path.hasSuffix("/.cache"))
            }
        }
    #endif

    @Test
    func nothingIsWritten_untilAValueIsSet() {
        let store = store()
        #expect(store["a"] == nil)
        store.write()
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test
    func values_areReadAgain() throws {
        let store = store()
        store["on"] = .bool(true)
        store["text \" = "] = .string("two\nlines \"\\\" = 1")
        store["number"] = .number(1.5)
        store["integer"] = .integer(-3)
        store.write()
        #expect(
            text == """
                "integer" = -3
                "number" = 1.5
                "on" = true
                "text \\" = " = "two\\nlines \\"\\\\\\" = 1"

                """
        )
        let other = self.store()
        for key in ["on", "text \" = ", "number", "integer"] { #expect(other[key] == store[key]) }
        let attributes = try FileManager.default.attributesOfItem(
            atPath: "\(folder)/app-storage.toml"
        )
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    }

    @Test
    func keysOfOthers_andLinesThatMeanNothing_areKept() throws {
        let first = store()
        first["mine"] = .integer(1)
        first.write()
        let second = store()
        _ = second["mine"]
        first["theirs"] = .integer(2)
        first.write()
        try Data((try #require(text) + "# a comment\n").utf8)
            .write(to: URL(filePath: "\(folder)/app-storage.toml"))
        second["mine"] = nil
        second.write()
        #expect(text == "# a comment\n\"theirs\" = 2\n")
    }

    @Test
    func fileThatCannotBeRead_isNotWritten() throws {
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        let file = URL(filePath: "\(folder)/app-storage.toml")
        try Data([0xFF, 0xFE, 0x00]).write(to: file)
        let store = store()
        store["a"] = .integer(1)
        store.write()
        #expect(store["a"] == .integer(1))
        #expect(try Data(contentsOf: file) == Data([0xFF, 0xFE, 0x00]))
    }

    @Test
    func storage_isWrittenWhenItsViewLeaves() async {
        let store = store()
        let pilot = Pilot(Setting()) { $0.appStore = store }
        await pilot.press("Enter")
        pilot.window.close()
        #expect(text == "\"count\" = 1\n")
    }
}

private struct Setting: View {
    @AppStorage("count") private var count = 0

    var body: some View { Button("More") { count += 1 } }
}
