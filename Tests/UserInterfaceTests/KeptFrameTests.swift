import CursesCore
import CursesTesting
import Essentials
import Testing

@testable import SharedInterface
@testable import UserInterface

/// A frame that keeps what was there before is the frame that would be made from nothing.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KeptFrameTests {
    @Test(arguments: Way.all)
    func press_keyAfterKey_isAsFromNothing(_ way: Way) async {
        for preview in Preview.all {
            let pilot = preview.pilot(way.size, way.language) {
                $0.terminalColors = TerminalColors()
            }
            await pilot.settle()
            for key in way.keys {
                await pilot.press(key)
                let difference = pilot.differenceFromNothing
                #expect(difference == nil, "\(preview.name) after \(key)")
            }
            // The terminal says what its ground is, which gives the theme other colours.
            pilot.post(.answer(.background(way.ground)))
            await pilot.press("Down")
            #expect(pilot.differenceFromNothing == nil, "\(preview.name) on another ground")
        }
    }

    /// Keys in a language at a size, and a ground on which the last of them is pressed.
    nonisolated struct Way: CustomStringConvertible, Sendable {
        let size: Size
        let language: String
        let ground: RGB
        let keys: [String]

        var description: String { keys.joined(separator: " ") }

        static let all = [
            Way(
                size: Size(width: 80, height: 24),
                language: "en",
                ground: RGB(0x002B36),
                keys: ["F12", "F12", "Down", "Tab", "Right"]
            ),
            Way(
                size: Size(width: 40, height: 12),
                language: "ja",
                ground: .white,
                keys: ["F12", "C-p", "Down", "Esc", "S-Tab"]
            ),
        ]
    }
}
