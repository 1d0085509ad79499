import CursesTesting
import CursesUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SectorMarkTests {
    @Test
    func sectors_areOneStackedBar() {
        let chart = Chart([("tea", 3.0), ("coffee", 1)], id: \.0) { name, cups in
            SectorMark(angle: .value("Cups", cups), angularInset: 1)
                .foregroundStyle(by: .value("Kind", name))
                .cornerRadius(4)
        }
        let screen = Pilot(chart, size: Size(width: 30, height: 7)).screen
        #expect(screen.contains("tea"))
        #expect(screen.contains("coffee"))
        #expect(screen.contains("█████"))
    }
}
