import CursesUI
import Testing

@testable import SharedInterface
@testable import UserInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
            let pilot = preview.makePilot(size, .module, Locale(identifier: language))
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

    @Test
    func draw_afterKeysThatDoNothing_isAsFromNothing() async {
        for preview in Preview.all {
            let size = Size(width: 80, height: 24)
            let pilot = preview.makePilot(size, .module, Locale(identifier: "en"))
            await pilot.settle()
            for _ in 0..<2 {
                await pilot.press("F12")
                #expect(pilot.differenceFromNothing == nil, "\(preview.name)")
            }
        }
    }

    @Test
    func previews_ofEveryView_areListed() throws {
        let written = try SourceFolder.swiftFiles("Sources/UserInterface/Views").flatMap { file in
            file.text.split(separator: "\nstruct ").compactMap { part in
                part.split(separator: "_Previews: PreviewProvider").count > 1
                    ? part.split(separator: "_Previews:").first.map(String.init) : nil
            }
        }
        #expect(Set(written) == Set(Preview.all.map(\.name)))
    }

    @Test
    func views_allHaveAPreview() throws {
        for file in try SourceFolder.swiftFiles("Sources/UserInterface/Views") {
            #expect(file.text.contains("_Previews: PreviewProvider"), "\(file.name)")
        }
    }
}
