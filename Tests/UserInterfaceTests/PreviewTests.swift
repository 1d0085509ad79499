import CursesCore
import CursesTesting
import Essentials
import Testing

@testable import SharedInterface
@testable import UserInterface

/// Every preview, drawn and compared with the screen that is kept in `Screens`.
///
/// With `RECORD_SCREENS` set the screens are written anew; look at them before they are kept.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PreviewTests {
    @Test(arguments: ["en", "ja"], ["80x24", "40x12"])
    func screen_atASize_isTheKeptOne(_ language: String, _ extent: String) async throws {
        let numbers = extent.split(separator: "x").compactMap { Int($0) }
        let size = Size(width: numbers[0], height: numbers[1])
        for preview in Preview.all where preview.kept == .screen {
            let screen = await draw(preview, size, language)
            try compare(screen, with: "\(preview.name)-\(extent)-\(language)")
        }
    }

    @Test
    func component_inBothLanguages_isTheKeptOne() async throws {
        for preview in Preview.all where preview.kept == .component {
            let size = Size(width: 40, height: 24)
            let screens = [await draw(preview, size, "en"), await draw(preview, size, "ja")]
            try compare(screens.joined(separator: "\n────\n"), with: preview.name)
        }
    }

    private func draw(_ preview: Preview, _ size: Size, _ language: String) async -> String {
        let pilot = preview.pilot(size, language)
        #expect(await pilot.settle(), "\(preview.name) changes without end")
        return pilot.screen
    }

    private func compare(_ screen: String, with name: String) throws {
        let file = SourceFolder.screens.appending(path: "\(name).txt")
        if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
            try Data((screen + "\n").utf8).write(to: file)
        }
        let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(screen + "\n" == kept, "\(name)")
    }

    /// Each preview has its screens, and no two of them show the same.
    @Test
    func screens_areThoseOfThePreviews_andNeverEqual() throws {
        let forms = ["80x24-en", "40x12-en", "80x24-ja", "40x12-ja"]
        var shown = [[String]: String]()
        var files = Set(
            try FileManager.default.subpathsOfDirectory(atPath: SourceFolder.screens.path())
        )
        for preview in Preview.all {
            let names =
                preview.kept == .component
                ? ["\(preview.name).txt"] : forms.map { "\(preview.name)-\($0).txt" }
            let screens = try names.map {
                String(
                    decoding: try Data(contentsOf: SourceFolder.screens.appending(path: $0)),
                    as: UTF8.self
                )
            }
            let other = shown.updateValue(preview.name, forKey: screens)
            #expect(other == nil, "\(preview.name) = \(other ?? "")")
            files.subtract(names)
        }
        #expect(files.isEmpty)
    }

    @Test
    func files_ofViews_haveAPreview() throws {
        let names = Set(Preview.all.map { String($0.name.prefix { $0 != "_" }) })
        for file in try SourceFolder.swiftFiles("Sources/UserInterface/Views") {
            let views = file.text.matches(of: #/\nstruct (\w+)(?:<.*>)?: View(?:Modifier)? /#)
                .map { String($0.1) }
            #expect(!names.isDisjoint(with: views), "\(file.name)")
        }
    }
}
