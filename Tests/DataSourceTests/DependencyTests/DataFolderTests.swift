import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct DataFolderTests {
    @Test(arguments: [
        (["BMI_TUI_DATA_DIR": "/a b", "HOME": "/h"], "/a b"),
        (["BMI_TUI_DATA_DIR": "/b", "XDG_DATA_HOME": "/x"], "/b"),
        (["BMI_TUI_DATA_DIR": "", "XDG_DATA_HOME": "/x"], "/x/bmi-tui"),
        (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/bmi-tui"),
        (["XDG_DATA_HOME": "", "HOME": "/体重 計"], "/体重 計/.local/share/bmi-tui"),
        (["HOME": "relative"], "/passwd/.local/share/bmi-tui"),
        (["HOME": ""], "/passwd/.local/share/bmi-tui"),
        ([:], "/passwd/.local/share/bmi-tui"),
    ])
    func init_settings_pathIsAsked(environment: [String: String], path: String) throws {
        let sut = try DataFolder(processInfo(environment, "/passwd"))
        #expect(sut.path == path)
    }

    @Test(arguments: [nil, "", "relative"])
    func init_noHome_throws(homeDirectory: String?) {
        #expect(throws: StorageError(file: "", reason: .noDataFolder)) {
            try DataFolder(processInfo(["HOME": "~"], homeDirectory))
        }
    }

    @Test(arguments: ["BMI_TUI_DATA_DIR", "XDG_DATA_HOME", "HOME"])
    func init_pathIsNotUTF8_throws(name: String) throws {
        let path = String(decoding: [UInt8(ascii: "/"), 0xFF, 0xFE], as: UTF8.self)
        let error = #expect(throws: StorageError.self) {
            try DataFolder(processInfo([name: path], "/passwd"))
        }
        #expect(error?.reason == .notUnicode)
    }

    private func processInfo(
        _ environment: [String: String],
        _ homeDirectory: String?
    ) -> ProcessInfoClient {
        testDependency(of: ProcessInfoClient.self) {
            $0.environment = { environment[$0] }
            $0.homeDirectory = { homeDirectory }
        }
    }
}
