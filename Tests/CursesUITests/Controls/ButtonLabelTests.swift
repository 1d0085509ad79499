import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Labels of buttons that are longer than their room.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ButtonLabelTests {
    private static let long = "A label of more words than fit into one row of this screen"

    @Test
    func text_wraps() {
        let sut = Pilot(Button(Self.long) {}, 30, 5)
        #expect(sut.content.contains("screen"), "\(sut.content)")
        #expect(!sut.content.contains("…"))
    }

    @Test
    func link_wraps() {
        let view = NavigationStack {
            NavigationLink {
                Text(verbatim: "there")
            } label: {
                Text(verbatim: Self.long)
            }
        }
        let sut = Pilot(view, 30, 6)
        #expect(sut.content.contains("screen"), "\(sut.content)")
        #expect(!sut.content.contains("…"))
    }

    @Test
    func lineLimit_isKept() {
        let sut = Pilot(Button(Self.long) {}.lineLimit(1), 30, 5)
        #expect(sut.content.contains("…"))
        #expect(!sut.content.contains("\n"))
    }
}
