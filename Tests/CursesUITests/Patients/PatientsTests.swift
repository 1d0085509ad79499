import CursesTesting
import CursesUI
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Two screens as somebody wrote them for SwiftUI, with another import.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PatientsTests {
    @Test
    func list_writtenForSwiftUI_works() async {
        let sut = Pilot(PatientsView(store: Patients()), 44, 12)
        await sut.settle()
        #expect(sut.screen.hasPrefix(" Patients\n"))
        #expect(sut.screen.contains("▸ ☆ Ann"))
        await sut.press("Space", "Enter")
        #expect(sut.screen.contains("▸ ★ Ann"))
        await sut.press("Space", "End", "Enter")
        #expect(sut.screen.contains("Delete Ann?"))
        await sut.press("Enter")
        #expect(!sut.screen.contains("Ann"))
        await sut.press("F5")
        #expect(sut.screen.contains("refreshed"))
        await sut.press("Enter")
        #expect(sut.screen.contains("History of Bob"))
    }

    @Test
    func form_writtenForSwiftUI_works() async {
        let sut = Pilot(PatientsView(store: Patients()), 60, 24)
        await sut.press("C-n")
        #expect(sut.screen.contains("New Patient"))
        await sut.type("Eve")
        await sut.press("Tab", "Tab", "Tab", "Enter")
        #expect(sut.screen.contains("▾ More"))
        #expect(sut.screen.contains("Address https://example.com"))
        await sut.press("C-s")
        #expect(!sut.screen.contains("▾ More"))
        #expect(sut.screen.contains("☆ Eve"))
    }

    @Test
    func safeAreaInset_keepsItsRoom() {
        let sut = Pilot(
            Text("top").safeAreaInset(edge: .bottom) { Text("below") },
            20,
            6
        )
        #expect(sut.content.hasSuffix("below"))
        #expect(sut.content.contains("top"))
    }
}

extension URL {
    static let example = URL(string: "https://example.com") ?? URL(filePath: "/")
}
