import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// A cover of the whole screen.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CoverTests {
    @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 50)])
    func cover_takesTheScreen(_ size: Size) async {
        let sut = Pilot(CoveredScreen(), size: size)
        await sut.settle()
        let rows = sut.content.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count == size.height - 1)
        #expect(rows.first?.count == size.width)
        #expect(rows.dropFirst(rows.count - 2).first?.contains("bottom") == true, "\(sut.content)")
        await sut.press("Enter")
        #expect(sut.content.contains("[ Open ]"))
        #expect(!sut.content.contains("bottom"))
    }
}

private struct CoveredScreen: View {
    @State private var isCovered = true

    var body: some View {
        Button("Open") { isCovered = true }
            .fullScreenCover(isPresented: $isCovered) {
                Text(verbatim: "top")
                Button("Close") { isCovered = false }
                Spacer()
                Text(verbatim: "bottom")
            }
    }
}
