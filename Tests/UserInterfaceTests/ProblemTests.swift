import CursesCore
import CursesTesting
import DataSource
import Model
import Testing

@testable import SharedInterface
@testable import UserInterface

/// What is said of damaged files, and asked before one is replaced.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ProblemTests {
    @Test(arguments: [40, 80])
    func sameYear_ofTwoPeople_isToldApartByTheirNames(_ width: Int) async throws {
        let people = [PersonSummary.ann, .bob]
        let pilot = Pilot(problems(of: people), size: Size(width: width, height: 6))
        await pilot.settle()
        let rows = pilot.screen.split(separator: "\n")
        for person in people {
            let fault = width < 60 ? "is left out · r backups" : "is left out: line 3"
            let label = "▲ \(person.person.name) · 2026 \(fault)"
            #expect(rows.contains { $0.contains(label) }, "\(pilot.screen)")
        }
    }

    private func problems(of people: [PersonSummary]) -> some View {
        VStack(alignment: .leading) {
            ForEach(people) { person in
                ProblemView(
                    error: StorageError(
                        file: "~/history/\(person.person.id.uuidString.lowercased())/2026.json",
                        reason: .malformed(line: 3)
                    ),
                    isBrief: true
                )
            }
        }
        .environment(
            \.restore,
            RestoreAction { id in people.first { $0.id == id }?.person.name }
        )
    }

    @Test(arguments: [
        "1 weigh-in will come back: 20 Nov 72.4 kg", "5 weigh-ins will be removed: ", "[ Restore ]",
    ])
    func restoring_saysInPlainWordsWhatItDoes(_ words: String) async {
        let preview = Preview.named("RestorationView_Question")
        let pilot = preview.pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        #expect(pilot.screen.contains(words), "\(pilot.screen)")
    }

    @Test
    func damaged_saysHowMuchIsLost() async {
        let preview = Preview.named("RestorationQuestions_Mending")
        let pilot = preview.pilot(Size(width: 80, height: 24), "en")
        await pilot.settle()
        #expect(pilot.screen.contains("41 weigh-ins, 2 unreadable"), "\(pilot.screen)")
        #expect(pilot.screen.contains("Restore Ann · 2026?"), "\(pilot.screen)")
    }

    @Test
    func weightThatIsRefused_movesNoFieldBelowIt() async throws {
        var places: [Int] = []
        for preview in [
            Preview.named("WeighInEditorView_Empty"),
            Preview.named("WeighInEditorView_Invalid"),
        ] {
            let pilot = preview.pilot(Size(width: 80, height: 24), "en")
            await pilot.settle()
            let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            places.append(try #require(rows.firstIndex { $0.contains("│ Time  ") }))
        }
        #expect(places[0] == places[1], "\(places)")
    }
}
