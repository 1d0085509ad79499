import CursesTesting
import CursesUI
import Testing

/// Values of the environment as SwiftUI's own macro adds them.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EntryTests {
    @Test
    func entry_notPassed_hasItsDefault() {
        let pilot = Pilot(EntryView(), size: Size(width: 40, height: 6))
        #expect(pilot.screen.contains("kg 2 none"))
    }

    @Test
    func entry_passed_reachesTheViewBelow() {
        let view = EntryView()
            .environment(\.unitName, "lb")
            .environment(\.entryDigits, 1)
            .environment(\.entryNote, "note")
        let pilot = Pilot(view, size: Size(width: 40, height: 6))
        #expect(pilot.screen.contains("lb 1 note"))
    }

    @Test
    func entry_ofDependencies_isWhatTheAppPassed() {
        let view = DependencyView().environment(\.appDependencies, .testDependencies())
        let pilot = Pilot(view, size: Size(width: 40, height: 6))
        #expect(pilot.screen.contains("00000000-0000-0000-0000-000000000000"))
    }
}

extension EnvironmentValues {
    /// The unit that weights are in.
    @Entry var unitName: String = "kg"
    @Entry
    public var entryDigits = [1, 2].max() ?? 0
    // Nothing unless somebody says something.
    @Entry var entryNote: String?
}

private struct EntryView: View {
    @Environment(\.unitName) private var unitName
    @Environment(\.entryDigits) private var digits
    @Environment(\.entryNote) private var note

    var body: some View {
        Text("\(unitName) \(digits) \(note ?? "none")")
    }
}

private struct DependencyView: View {
    @Environment(\.appDependencies) private var appDependencies

    var body: some View {
        Text(appDependencies.uuidClient.create().uuidString)
    }
}

#Preview {
    EntryView()
}

#Preview("Another unit", traits: .sizeThatFitsLayout, .landscapeLeft) {
    @Previewable @State var note: String? = "owned by the preview"
    EntryView()
        .environment(\.entryNote, note)
}
