import CursesTesting
import CursesUI
import Testing

/// Sections, rows and charts of a form that SwiftUI knows by more than one name.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FoldTests {
    @Test
    func section_ofAForm_isFolded() async {
        let pilot = Pilot(FoldView(), size: Size(width: 40, height: 12))
        await pilot.settle()
        #expect(pilot.screen.contains("│ ▾ Details"))
        #expect(pilot.screen.contains("Level  −  5 +"))
        await pilot.press("Tab", "Right")
        #expect(pilot.screen.contains("Level  −  6 +"))
        await pilot.press("S-Tab", "Enter")
        #expect(pilot.screen.contains("│ ▸ Details"))
        #expect(!pilot.screen.contains("Level"))
    }

    @Test
    func dates_areAlongTheAxisOfAChart() async {
        let pilot = Pilot(DateChart(), size: Size(width: 40, height: 10))
        await pilot.settle()
        #expect(pilot.screen.contains("Mar"))
    }
}

private struct FoldView: View {
    @State private var isExpanded = true
    @State private var level = 5.0

    var body: some View {
        Form {
            Section("Details", isExpanded: $isExpanded) {
                Slider(value: $level, in: 0...10, step: 1) {
                    Text("Level")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
            }
        }
    }
}

private struct DateChart: View {
    var body: some View {
        Chart(0..<20, id: \.self) { index in
            LineMark(
                x: .value("Date", RemindersTests.noon.addingTimeInterval(86_400 * Double(index))),
                y: .value("Weight", 70 + Double(index % 3))
            )
        }
    }
}
