import CursesTesting
import CursesUI
import Testing

/// Words that SwiftUI lets be used outside of the main actor.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PlainClassTests {
    @Test
    func storage_inAPlainClass_isSeenByViews() async {
        let pilot = Pilot(CounterView(), size: Size(width: 20, height: 6))
        await pilot.settle()
        let before = pilot.screen
        await pilot.press("Enter")
        #expect(pilot.screen != before)
    }

    @Test
    func label_madeByAPlainEnumeration_isShown() {
        let pilot = Pilot(Kind.walk.label, size: Size(width: 20, height: 6))
        #expect(pilot.screen.contains("walk"))
    }
}

private class Settings: ObservableObject {
    @AppStorage("PlainClassTests.step") var step = 1
    @SceneStorage("PlainClassTests.count") var count = 0

    func bump() {
        count += step
    }
}

private enum Kind: String {
    case walk

    var label: Label<Text, Image> { Label(rawValue, systemImage: "figure.walk") }
}

private struct CounterView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Button("more") { settings.bump() }
        Text("\(settings.count)")
    }
}
