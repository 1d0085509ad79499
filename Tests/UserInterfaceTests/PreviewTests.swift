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
    func draw_atASize_showsTheKeptScreens(_ language: String, _ extent: String) async throws {
        let numbers = extent.split(separator: "x").compactMap { Int($0) }
        let size = Size(width: numbers[0], height: numbers[1])
        for preview in Preview.all {
            let pilot = preview.pilot(size, language)
            #expect(await pilot.settle(), "\(preview.name) changes without end")
            let file = SourceFolder.screens
                .appending(path: "\(preview.name)-\(extent)-\(language).txt")
            if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
                try Data((pilot.screen + "\n").utf8).write(to: file)
            }
            let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            #expect(pilot.screen + "\n" == kept, "\(file.lastPathComponent)")
        }
    }

    /// A preview that shows what another one shows tests nothing.
    @Test
    func screens_ofTwoPreviews_areNeverEqual() throws {
        var names = [[String]: String]()
        for preview in Preview.all {
            let screens = try ["80x24-en", "40x12-en", "80x24-ja", "40x12-ja"].map { form in
                let file = SourceFolder.screens.appending(path: "\(preview.name)-\(form).txt")
                return String(decoding: try Data(contentsOf: file), as: UTF8.self)
            }
            let other = names.updateValue(preview.name, forKey: screens)
            #expect(other == nil, "\(preview.name) = \(other ?? "")")
        }
    }

    @Test
    func views_allHaveAPreview() throws {
        for file in try SourceFolder.swiftFiles("Sources/UserInterface/Views") {
            let name = file.name.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            let isShown = Preview.all.contains { $0.name == name || $0.name.hasPrefix("\(name)_") }
            #expect(isShown, "\(name)")
        }
    }
}
